import UIKit

/// A key for the cursor on the screen: the focus, which a person moves and uses.
package enum CursorKey: CaseIterable, Hashable, Sendable {
  case up, down, left, right
  /// Tab: the next place in reading order.
  case next
  /// Shift and Tab: the previous one.
  case previous
  /// Enter or the space bar.
  case use
  /// Backspace: the screen before.
  case back
  /// Escape: a presented screen goes, else the cursor is hidden.
  case escape
  case pageUp, pageDown, home, end

  /// The way in which the key moves the focus; nil if it does not.
  var heading: UIFocusHeading? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .next: .next
    case .previous: .previous
    case .use, .back, .escape, .pageUp, .pageDown, .home, .end: nil
    }
  }

  /// Whether the key moves by more than a step.
  var isLeap: Bool { [.pageUp, .pageDown, .home, .end].contains(self) }

  /// The way in which the key scrolls where nothing can have the focus.
  var scrollMove: ScrollMove? {
    switch self {
    case .up, .pageUp: .up
    case .down, .pageDown: .down
    case .left: .left
    case .right: .right
    case .home: .top
    case .end: .end
    case .next, .previous, .use, .back, .escape: nil
    }
  }
}
