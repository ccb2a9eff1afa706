import UIKit

/// The list of choices that is behind a board, or beside it where a screen is split.
@MainActor
struct ChoicesBesideBoard {
  let board: UIViewController

  /// The split screen around the board; nil where the board has the whole screen.
  private var split: UISplitViewController? {
    guard let split = board.splitViewController, !split.isCollapsed else { return nil }
    return split
  }

  /// Whether the choices are behind the board, or hidden beside it.
  var canBeShown: Bool {
    if let split { return split.displayMode == .secondaryOnly }
    return board.navigationController?.topViewController === board
  }

  /// Goes back to the choices, or shows them beside the board, where the focus then goes to them.
  func show() {
    if let split {
      split.preferredDisplayMode = .oneBesideSecondary
      board.view.setNeedsLayout()
      guard let chooser = split.viewControllers.first else { return }
      UIFocusSystem.focusSystem(for: board)?.requestFocusUpdate(to: chooser)
    } else {
      board.navigationController?.popViewController(animated: true)
    }
  }

  /// Leaves the room of the choices to the board; they are not hidden where they are behind it.
  func hide() { split?.preferredDisplayMode = .secondaryOnly }
}
