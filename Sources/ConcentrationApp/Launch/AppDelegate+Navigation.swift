import UIKit

extension AppDelegate {
  /// The screen that the person looks at, or nil before the launch.
  package var visibleScreen: (any Screen)? {
    visibleController as? any Screen
  }

  /// The innermost visible controller.
  package var visibleController: UIViewController? {
    guard var controller = window?.rootViewController else { return nil }
    while let next = Self.shownChild(of: controller) { controller = next }
    return controller
  }

  private static func shownChild(of controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController { return presented }
    switch controller {
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let navigation as UINavigationController: return navigation.topViewController
    default: return nil
    }
  }

  /// Deals a new game and shows it, wherever the person is.
  ///
  /// On the game's own screen the same controller goes on.
  ///
  /// - Returns: What to say.
  /// - Throws: `SessionError`; then nothing has changed.
  package func startGame(_ request: NewGame = NewGame()) throws(SessionError) -> String {
    try context.session.startGame(request)
    showGame()
    return context.session.presenter?.newGame ?? ""
  }

  /// Selects Play and shows the current game, unless it is visible.
  package func showGame() {
    guard !(visibleController is any CardTable), let tabs else { return }
    if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
    tabs.showGame()
  }
}

extension TabsViewController {
  /// Selects Play and shows the current game in it.
  func showGame() {
    selectedIndex = 0
    guard let play = selectedViewController as? UINavigationController,
      !(play.topViewController is any CardTable)
    else { return }
    play.pushViewController(GameViewController(context: context), animated: true)
  }
}
