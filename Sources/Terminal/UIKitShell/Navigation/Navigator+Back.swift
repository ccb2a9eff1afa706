import UIKit

/// Back: from a sheet and down a stack.
extension Navigator {
  /// True if the stack in front has more than its first screen.
  var canPop: Bool { (app.stack?.viewControllers.count ?? 0) > 1 }

  /// True if a presented screen is in front.
  var hasPresented: Bool { app.chain.contains { $0.presentingViewController != nil } }

  /// Takes the presented screen in front away.
  ///
  /// - Returns: What it is called; nil if there is none.
  func dismissFront() -> String? {
    guard let name = beginDismissal() else { return nil }
    time.settle()
    return name
  }

  /// Begins to take the presented screen in front away.
  ///
  /// A function of its own, as a controller that is named in one may live until that returns: its `deinit` would come
  /// later than in the app alone.
  private func beginDismissal() -> String? {
    guard let presented = app.chain.last(where: { $0.presentingViewController != nil })
    else { return nil }
    let outermost = app.presentedRoot(of: presented)
    let name = title(of: outermost)
    outermost.presentingViewController?.dismiss(animated: true)
    return name
  }

  /// Takes one screen off the stack in front, or all but the first, and says so.
  func pop(toRoot: Bool) throws(CommandFailure) -> Outcome {
    guard let name = popFront(toRoot: toRoot) else {
      throw CommandFailure(.nothing(to: "pop", onFirstScreenOf: app.tabTitle))
    }
    return .arrival("Popped \(name); \(frontTitle) is in front.")
  }

  /// Takes one screen off the stack in front, or all but the first.
  ///
  /// - Returns: What the one in front was called; nil if the first one is in front.
  func popFront(toRoot: Bool) -> String? {
    guard let stack = app.stack, stack.viewControllers.count > 1 else { return nil }
    let name = frontTitle
    if toRoot {
      stack.popToRootViewController(animated: true)
    } else {
      stack.popViewController(animated: true)
    }
    time.settle()
    return name
  }
}
