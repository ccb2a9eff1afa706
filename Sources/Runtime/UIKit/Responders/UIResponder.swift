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
  open var isFirstResponder: Bool { windowOfChain?.firstResponder === self }

  /// Asks to be the first responder of its window, and says whether that succeeded.
  ///
  /// It fails outside a window, and where the first responder of now does not resign.
  /// Source: UIKIT-CASES.md responder-become-first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = windowOfChain else { return false }
    return window.exchangeFirstResponder(by: self)
  }

  /// Gives up being the first responder, and says whether that succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    windowOfChain?.removeFirstResponder()
    return true
  }

  /// Called after this one was the first responder, whether it was asked or not.
  func didResignFirstResponder() {}
}
