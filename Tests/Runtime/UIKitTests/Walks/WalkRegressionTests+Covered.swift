import Testing
import UIKit

// Walks in which something is covered while the size changes, or never was visible.
extension WalkRegressionTests {
  @Test func `a popover that is covered while it becomes one comes back at its size`() {
    Walk(
      from: .plain,
      [
        .inside(.viewWillAppear, .present(from: 3, .plain, .fullScreen, animated: false)),
        .present(from: 0, .plain, .popover, animated: true),
        .settle,
        .resize(columns: 100, rows: 24),
        .dismiss(from: 11, animated: false),
      ]
    ).expectNoFailure()
  }

  @Test func `a popover over a stack that is covered while it becomes one comes back at its size`()
  {
    Walk(
      from: .stack,
      [
        .push(stack: 0, .plain, animated: true),
        .inside(.viewWillAppear, .present(from: 3, .plain, .fullScreen, animated: false)),
        .present(from: 0, .plain, .popover, animated: true),
        .settle,
        .resize(columns: 100, rows: 24),
        .show(from: 11, .curl),
        .dismiss(from: 5, animated: false),
      ]
    ).expectNoFailure()
  }

  @Test func `a covered split view that is dismissed is not laid out in an unannounced size`() {
    Walk(
      from: .plain,
      [
        .showDetail(from: 14, .split),
        .present(from: 9, .plain, .fullScreen, animated: false),
        .resize(columns: 120, rows: 30),
        .showDetail(from: 3, .curl),
        .settle,
        .pullSheet(from: 2),
        .resize(columns: 48, rows: 40),
        .dismiss(from: 1, animated: true),
        .dismiss(from: 9, animated: false),
      ]
    ).expectNoFailure()
  }

  @Test func `the columns of a split view that its host has not shown get no call`() {
    Walk(
      from: .host,
      [
        .inside(.viewDidLoad, .addChild(host: 0, .split)),
        .inside(.viewDidLoad, .retab(tabs: 0, index: 3, .plain)),
        .inside(.viewDidLoad, .removeChild(host: 1, index: 0)),
        .removeChild(host: 0, index: 1),
        .present(from: 0, .plain, .overFullScreen, animated: true),
        .turn,
        .push(stack: 0, .plain, animated: true),
        .resize(columns: 100, rows: 24),
        .push(stack: 0, .plain, animated: true),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a popover that was covered in its own context comes back at its size`() {
    Walk(
      from: .list,
      [
        .present(from: 0, .stack, .popover, animated: true),
        .push(stack: 2, .manual, animated: false),
        .showDetail(from: 13, .plain),
        .push(stack: 0, .plain, animated: true),
        .dismiss(from: 3, animated: true),
        .present(from: 15, .plain, .currentContext, animated: true),
        .resize(columns: 100, rows: 24),
        .settle,
        .dismiss(from: 9, animated: false),
      ]
    ).expectNoFailure()
  }
}
