import UIKit

extension AppDelegate {
  /// The frontmost screen, or nil before the launch.
  package var visibleScreen: (any Screen)? {
    visibleChain.reversed().lazy.compactMap { $0 as? any Screen }.first
  }

  /// The innermost visible controller.
  package var visibleController: UIViewController? { visibleChain.last }

  /// The visible controllers from the root to the innermost one.
  private var visibleChain: [UIViewController] {
    window?.rootViewController?.frontmostChain() ?? []
  }

  /// Deals a new game and shows it, whichever screen is visible.
  ///
  /// If the board is visible, the same controller shows the new game.
  ///
  /// - Returns: The sentence that announces the game.
  /// - Throws: `SessionError`; then nothing has changed.
  package func startGame(_ request: NewGame = NewGame()) throws(SessionError) -> String {
    let table = try context.session.startGame(request)
    showGame()
    return table.presenter.newGame(context.wording) + context.session.wayBack(context.wording)
  }

  /// Plays over the game on the table if it is over, else the one that was finished last.
  ///
  /// - Throws: `SessionError.noReplay` if there is none, or `.store`.
  package func showReplay() throws(SessionError) {
    guard let front = visibleController, !(front is ReplayViewController) else { return }
    if let table = context.session.table, table.isOver {
      return context.showReplay(of: table, from: front)
    }
    let games: [RecordedGame]
    do throws(StoreError) {
      games = try context.environment.store.recentGames(limit: 1)
    } catch {
      throw .store(error)
    }
    guard let game = games.first else { throw .noReplay }
    context.showReplay(of: game, from: front)
  }

  /// Goes to Play, and back from the board to the choices, or shows them beside it.
  func showChoices() {
    tabs?.selectedIndex = 0
    guard let board = visibleController as? GameViewController else { return }
    board.choices.show()
  }

  /// Selects Play and shows the current game, unless it is visible.
  package func showGame() {
    if visibleController is any BoardScreen { return }
    if let presented = visibleChain.first(where: { $0.presentedViewController != nil })?
      .presentedViewController, !presented.isBeingDismissed
    {
      presented.dismiss(animated: false)
    }
    tabs?.showGame()
  }
}

extension TabsViewController {
  /// Selects Play and shows the current game in it: the board that is there, or a new one.
  func showGame() {
    selectedIndex = 0
    guard let play = selectedViewController as? UISplitViewController,
      !(shownBoard(of: play) is any BoardScreen)
    else { return }
    let navigation = play.viewControllers.first as? UINavigationController
    let chooser = navigation?.viewControllers.first as? ThemeChooserViewController
    chooser?.showGame()
  }

  private func shownBoard(of split: UISplitViewController) -> UIViewController? {
    guard split.isCollapsed else { return split.viewControllers.last }
    return (split.viewControllers.first as? UINavigationController)?.topViewController
  }
}
