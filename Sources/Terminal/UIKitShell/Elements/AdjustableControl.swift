import UIKit

/// A control whose value a person changes: what `adjust` knows of it.
///
/// Each class of controls says in its own file how it takes a value.
@MainActor
protocol AdjustableControl: UIControl {
  /// The value now, in words.
  var valueInWords: String { get }
  /// What `adjust` takes, for offers and refusals.
  var adjustments: [String] { get }
  /// Changes the value as a person does, so that the control's actions run.
  ///
  /// - Parameter text: what was typed, such as `on`, `+` or a title; in any case of letters.
  /// - Returns: What became of the value.
  func adjust(to text: String) -> Adjustment
}

/// What became of an adjustment.
enum Adjustment: Hashable {
  /// The value is now the wanted one.
  case changed
  /// The value is another one than was wanted, for a reason in words.
  case moved(String)
  /// The value stays as it is, for a reason in words.
  case kept(String)
  /// The text is no value of the control.
  case unreadable
}

extension AdjustableControl {
  /// The outcome of one step: a step that changes nothing is at an end.
  func stepped(_ hasChanged: Bool, end: String) -> Adjustment {
    hasChanged ? .changed : .kept("it is at its \(end), \(valueInWords)")
  }
}
