import Foundation

/// Something that can be done with an element besides its main use.
///
/// Source: Apple, UIAccessibilityCustomAction; the action is a closure, as there are no selectors.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does the action and says whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The words of the action.
  open var name: String
  /// Does the action and says whether it succeeded.
  open var actionHandler: Handler?

  /// Makes an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// Where a screen reader's person wants to scroll.
///
/// Source: Apple, UIAccessibilityScrollDirection.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}
