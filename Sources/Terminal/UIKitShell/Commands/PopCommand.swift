import UIKit

extension Command {
  static let pop = Command(
    "pop", group: .move, summary: "back to the screen before",
    details: ["Takes the top screen off the stack."],
    seeAlso: ["push", "root", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return try session.pop(toRoot: false)
    })

  static let root = Command(
    "root", group: .move, summary: "back to the first screen",
    details: ["Takes all screens but the first off the stack."],
    seeAlso: ["pop", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return try session.pop(toRoot: true)
    })

  static let dismiss = Command(
    "dismiss", group: .move, summary: "takes a presented screen away",
    seeAlso: ["present", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      guard let name = session.dismissFront() else {
        throw CommandFailure(
          .refused("nothing to dismiss: \(session.frontTitle) was not presented"))
      }
      return .arrival("Dismissed \(name); \(session.frontTitle) is in front.")
    })

  static let back = Command(
    "back", group: .move, shortForms: ["b"], otherWords: ["up"],
    summary: "dismiss, pop, previous page or tab",
    headline: "dismiss, else pop, else previous page or tab",
    seeAlso: ["pop", "dismiss", "page", "undo"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      if session.dismissFront() != nil || session.popFront(toRoot: false) != nil {
        let controller = session.screen?.controller
        return .arrival("Back to \(controller?.shellTitle ?? session.frontTitle).")
      }
      if let outcome = session.previousPage() { return outcome }
      if let outcome = try session.previousTab() { return outcome }
      throw CommandFailure(
        .refused(
          "nothing to go back to: this is the first screen of \(session.app.tabTitle)"))
    })
}

extension ShellSession {
  /// True if the stack in front has more than its first screen.
  var canPop: Bool { (app.stack?.viewControllers.count ?? 0) > 1 }

  /// Takes the presented screen in front away.
  ///
  /// - Returns: What it is called; nil if there is none.
  func dismissFront() -> String? {
    guard let presented = app.chain.last(where: { $0.presentingViewController != nil })
    else { return nil }
    let outermost = app.presentedRoot(of: presented)
    let name = title(of: outermost)
    outermost.presentingViewController?.dismiss(animated: true)
    settle()
    return name
  }

  /// Takes one screen off the stack in front, or all but the first, and says so.
  fileprivate func pop(toRoot: Bool) throws(CommandFailure) -> Outcome {
    guard let name = popFront(toRoot: toRoot) else {
      throw CommandFailure(
        .refused(
          "nothing to pop: this is the first screen of \(app.tabTitle)"))
    }
    return .arrival("Popped \(name); \(frontTitle) is in front.")
  }

  /// Takes one screen off the stack in front, or all but the first.
  ///
  /// - Returns: What the one in front was called; nil if the first one is in front.
  fileprivate func popFront(toRoot: Bool) -> String? {
    guard let stack = app.stack, stack.viewControllers.count > 1 else { return nil }
    let name = frontTitle
    if toRoot {
      stack.popToRootViewController(animated: true)
    } else {
      stack.popViewController(animated: true)
    }
    settle()
    return name
  }

  /// Goes back to the tab that was selected before this one; nil if there was none.
  func previousTab() throws(CommandFailure) -> Outcome? {
    guard let tabs = app.tabs, let earlier = tabBefore, tabs.selectedIndex != earlier else {
      return nil
    }
    return try select(tab: earlier, of: tabs)
  }

  /// Selects a tab as a tap on it does, and remembers the one that was left.
  func select(
    tab index: Int, of tabs: UITabBarController
  ) throws(CommandFailure) -> Outcome {
    let titles = app.tabTitles
    let earlier = tabs.selectedIndex
    guard tabs.pressTab(at: index) else {
      throw CommandFailure(.refused("the app does not let \(titles[index]) be selected now"))
    }
    tabBefore = earlier
    return Outcome("Tab \(index + 1) of \(titles.count): \(titles[index]).")
  }

  /// Turns back one page; nil if there are no pages or this is the first.
  func previousPage() -> Outcome? {
    guard let pages = app.pages else { return nil }
    return turnPage(of: pages, forward: false)
  }
}
