import Testing
import UIKit

// Walks in which a split view is changed while it adapts, appears or disappears.
extension WalkRegressionTests {
  @Test func `a detail that is popped while the split view collapses goes with a transition`() {
    Walk(
      from: .plain,
      [
        .present(from: 0, .split, .currentContext, animated: false),
        .turn,
        .inside(.viewWillDisappear, .pop(stack: 1, animated: true)),
        .resize(columns: 120, rows: 30),
        .rotate,
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `a detail that is shown while the split view expands comes after that`() {
    Walk(
      from: .split,
      [
        .show(from: 2, .plain),
        .resize(columns: 100, rows: 24),
        .inside(.viewWillDisappear, .showDetail(from: 10, .manual)),
        .inside(.viewWillDisappear, .showDetail(from: 15, .plain)),
        .push(stack: 0, .plain, animated: true),
        .turn,
        .showDetail(from: 4, .curl),
        .rotate,
        .addChild(host: 0, .plain),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a pop while the split view collapses is shown`() {
    Walk(
      from: .split,
      [
        .resize(columns: 120, rows: 30),
        .turn,
        .inside(.viewWillAppear, .pop(stack: 2, animated: false)),
        .resize(columns: 80, rows: 24),
        .showDetail(from: 4, .curl),
        .wait(milliseconds: 100),
      ]
    ).expectNoFailure()
  }

  @Test func `a detail that is shown before the split view appears is seen`() {
    Walk(
      from: .plain,
      [
        .resize(columns: 100, rows: 24),
        .inside(.viewWillDisappear, .showDetail(from: 4, .plain)),
        .present(from: 0, .split, .fullScreen, animated: false),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a detail that is replaced while its split view disappears goes with it`() {
    Walk(
      from: .split,
      [
        .resize(columns: 200, rows: 60),
        .present(from: 0, .plain, .currentContext, animated: false),
        .inside(.viewWillDisappear, .showDetail(from: 13, .plain)),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `a detail that is shown while the split view comes back is seen`() {
    Walk(
      from: .split,
      [
        .resize(columns: 120, rows: 30),
        .present(from: 0, .plain, .currentContext, animated: true),
        .settle,
        .inside(.viewDidLoad, .showDetail(from: 8, .plain)),
        .show(from: 16, .curl),
        .dismiss(from: 5, animated: false),
        .wait(milliseconds: 400),
      ]
    ).expectNoFailure()
  }

  @Test func `a split view that goes with an outer one's collapse adapts when it comes back`() {
    Walk(
      from: .split,
      [
        .resize(columns: 120, rows: 30),
        .turn,
        .push(stack: 0, .host, animated: false),
        .addChild(host: 0, .split),
        .settle,
        .showDetail(from: 0, .plain),
        .settle,
        .rotate,
        .settle,
        .rotate,
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a primary that is hidden does not come when its split view expands`() {
    Walk(
      from: .host,
      [
        .present(from: 0, .split, .custom, animated: false),
        .hidePrimary(split: 0, true),
        .resize(columns: 200, rows: 60),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a primary that is hidden while the split view is covered does not come back`() {
    Walk(
      from: .split,
      [
        .present(from: 0, .plain, .fullScreen, animated: true),
        .hidePrimary(split: 1, true),
        .resize(columns: 120, rows: 30),
        .turn,
        .dismiss(from: 5, animated: true),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a split view that is added while its host is about to appear has collapsed`() {
    Walk(
      from: .plain,
      [
        .show(from: 1, .host),
        .inside(.viewWillAppear, .addChild(host: 2, .split)),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a detail in a detail moves without a call when both split views collapse`() {
    Walk(
      from: .split,
      [
        .push(stack: 0, .host, animated: false),
        .resize(columns: 120, rows: 30),
        .turn,
        .restack(stack: 0, keep: 0, .plain, animated: true),
        .present(from: 0, .plain, .automatic, animated: false),
        .addChild(host: 1, .split),
        .push(stack: 0, .plain, animated: false),
        .push(stack: 0, .plain, animated: true),
        .hidePrimary(split: 0, true),
        .rotate,
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `what is pushed onto the primary stays there when columns expand`() {
    Walk(
      from: .columns, [.push(stack: 0, .plain, animated: true), .resize(columns: 120, rows: 30)]
    ).expectNoFailure()
  }

  @Test func `a finger that stays on a screen that presents opens no menu`() {
    Walk(
      from: .controls, [.touchDown(x: 28, y: 0), .alert(from: 6, animated: true), .settle]
    ).expectNoFailure()
  }

  @Test func `a detail that is shown with the column below it leaves nothing of that`() {
    Walk(
      from: .columns,
      [
        .present(from: 0, .plain, .custom, animated: false),
        .dismiss(from: 13, animated: true),
        .popTo(stack: 0, height: 1, animated: true),
        .settle,
        .present(from: 0, .tabs, .formSheet, animated: false),
        .restack(stack: 3, keep: 0, .plain, animated: false),
        .showDetail(from: 7, .list),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a detail that is shown in the turn of a collapse covers the column below it`() {
    Walk(
      from: .columns,
      [
        .resize(columns: 200, rows: 60),
        .turn,
        .inside(.viewWillAppear, .showDetail(from: 11, .plain)),
        .resize(columns: 80, rows: 24),
        .showDetail(from: 13, .stack),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a column that comes back in a stack disappears if the expansion hides it`() {
    Walk(
      from: .columns,
      [
        .hidePrimary(split: 1, true),
        .pop(stack: 3, animated: true),
        .resize(columns: 200, rows: 60),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a detail that is shown while the one before is swiped away goes upon its stack`() {
    Walk(
      from: .columns,
      [
        .swipeBack(stack: 3),
        .turn,
        .pop(stack: 0, animated: false),
        .showDetail(from: 17, .plain),
      ]
    ).expectNoFailure()
  }
}
