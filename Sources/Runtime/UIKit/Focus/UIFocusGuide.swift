import Foundation

/// An invisible rectangle that counts as an item when focus moves, and passes focus on.
///
/// Source: Apple, UIFocusGuide.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide is found.
  open var isEnabled = true
  /// Where focus goes that arrives at the guide; an empty list is the same as a guide that is disabled.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
