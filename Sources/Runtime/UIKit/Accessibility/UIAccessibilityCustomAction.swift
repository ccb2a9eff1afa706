import Foundation

/// An additional action of an element.
///
/// Source: Apple, UIAccessibilityCustomAction; the action is a closure, as there are no selectors.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The localized name of the action.
  open var name: String
  /// Performs the action and returns whether it succeeded.
  open var actionHandler: Handler?

  /// Makes an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// The direction of a scroll by a screen reader.
///
/// Source: Apple, UIAccessibilityScrollDirection.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}
