import Testing
import UIKit

// Walks in which a change that the app animates is taken back although there is no way back.
extension WalkRegressionTests {
  @Test func `a pop of what a cancelled swipe has put back above later pushes is not taken back`() {
    Walk(
      from: .stack,
      [
        .push(stack: 0, .plain, animated: true),
        .push(stack: 0, .plain, animated: false),
        .turn,
        .push(stack: 0, .plain, animated: true),
        .turn,
        .restack(stack: 2, keep: 2, .plain, animated: false),
        .push(stack: 0, .plain, animated: false),
        .showDetail(from: 4, .tabs),
        .addChild(host: 0, .plain),
        .dismiss(from: 4, animated: true),
        .present(from: 0, .plain, .overCurrentContext, animated: true),
        .settle,
        .hidePrimary(split: 0, false),
        .swipeBack(stack: 2),
        .turn,
        .show(from: 2, .manual),
        .showDetail(from: 13, .plain),
        .push(stack: 0, .plain, animated: true),
        .addChild(host: 0, .plain),
        .present(from: 5, .stack, .popover, animated: true),
        .push(stack: 0, .plain, animated: true),
        .inside(.viewWillAppear, .popToRoot(stack: 0, animated: true)),
        .cancel,
        .turn,
        .cancel,
        .wait(milliseconds: 300),
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that was taken out of the bar is not selected by a change that is taken back`()
  {
    Walk(
      from: .stack,
      [
        .restack(stack: 2, keep: 0, .plain, animated: true),
        .replaceRoot(.plain),
        .present(from: 0, .tabs, .currentContext, animated: true),
        .select(tabs: 1, index: 11),
        .settle,
        .tabCount(tabs: 1, 3),
        .turn,
        .cancel,
        .settle,
      ]
    ).expectNoFailure()
  }
}
