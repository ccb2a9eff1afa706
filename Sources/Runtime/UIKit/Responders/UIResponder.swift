import Foundation

/// An object that can receive events and pass them on along the chain of responders.
///
/// Responders are equal if they are the same object, unless a subclass overrides `isEqual(_:)`.
/// Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder that is not yet part of any chain.
  public override init() {}

  /// The responder that is asked when this one does not handle an event.
  open var next: UIResponder? { nil }

  /// Whether this responder may become the first to receive key presses.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder is willing to stop being the first one.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first to receive key presses.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Asks to be the first responder, and says whether that succeeded.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIApplication.shared.firstResponder, !current.resignFirstResponder() {
      return false
    }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Gives up being the first responder, and says whether that succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }
}
