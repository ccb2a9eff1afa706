/// What a mouse did at a cell of the terminal.
package struct MouseEvent: Hashable, Sendable {
  /// What was done.
  package enum Action: Hashable, Sendable {
    /// The first button went down.
    case press
    /// The mouse moved with the button down.
    case drag
    /// The button went up.
    case release
    /// The wheel was turned one step away from the person, or towards them.
    case wheelUp, wheelDown
  }

  /// What was done.
  package let action: Action
  /// The cell, counted from 0.
  package let column, row: Int

  /// An event at a cell.
  package init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
