import Foundation

extension UITableViewCell {
  /// What a cell shows while it is edited.
  ///
  /// Source: Apple, UITableViewCell.StateMask.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Makes states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The cell shows the control with which it is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows the buttons of a swipe.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// What the cell shows now.
  var stateMask: StateMask {
    (isEditing ? StateMask.showingEditControl : [])
      .union(hasRevealedActions ? .showingDeleteConfirmation : [])
  }

  /// Changes what the cell shows, between the calls of `willTransition` and `didTransition`.
  ///
  /// Source: UIKIT-CASES.md cell-transition.
  func transition(to state: StateMask, _ change: () -> Void) {
    willTransition(to: state)
    change()
    didTransition(to: state)
  }
}
