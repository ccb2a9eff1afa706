import Testing
import UIKit

// Walks in which the app animates the dismissal of several, or what it animates goes.
extension WalkRegressionTests {
  @Test func `the presenter of two that are dismissed is not laid out before it appears`() {
    Walk(
      from: .plain,
      [
        .present(from: 0, .plain, .fullScreen, animated: true),
        .rotate,
        .present(from: 9, .split, .fullScreen, animated: false),
        .push(stack: 0, .plain, animated: true),
        .settle,
        .push(stack: 0, .plain, animated: false),
        .dismiss(from: 8, animated: true),
      ]
    ).expectNoFailure()
  }

  @Test func `a popover under a modal that the app dismisses comes back at its size`() {
    Walk(
      from: .scroll,
      [
        .present(from: 0, .plain, .popover, animated: true),
        .present(from: 5, .manual, .fullScreen, animated: false),
        .present(from: 8, .plain, .overCurrentContext, animated: true),
        .dismiss(from: 10, animated: false),
        .settle,
        .resize(columns: 100, rows: 24),
        .dismiss(from: 19, animated: true),
      ]
    ).expectNoFailure()
  }

  @Test func `a scrubbed push of a stack that is swapped away is released`() {
    Walk(
      from: .host,
      [
        .show(from: 1, .stack),
        .show(from: 10, .curl),
        .addChild(host: 2, .stack),
        .addChild(host: 0, .plain),
        .push(stack: 0, .plain, animated: true),
        .show(from: 12, .plain),
        .present(from: 0, .plain, .overFullScreen, animated: true),
        .settle,
        .popToRoot(stack: 0, animated: true),
        .addChild(host: 0, .plain),
        .wait(milliseconds: 200),
        .push(stack: 0, .plain, animated: true),
        .swap(host: 2, index: 2, .plain),
        .turnPage(book: 0, forward: true, animated: false),
        .show(from: 17, .plain),
        .wait(milliseconds: 100),
        .swap(host: 2, index: 1, .plain),
      ]
    ).expectNoFailure()
  }
}
