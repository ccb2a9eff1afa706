import Foundation

extension UIKitRuntime {
  /// Passes typed text to the first responder of the key window.
  ///
  /// Each method returns false and does nothing without a first responder that takes text.
  @preconcurrency @MainActor
  public struct Typing {
    private let application: UIApplication

    /// Makes a value that types into an application.
    public init(into application: UIApplication) {
      self.application = application
    }

    /// Whether there is a first responder that takes text.
    public var isExpected: Bool { receiver != nil }

    /// What is shown in place of a keyboard or above it, at the lower edge of the window; nil for nothing.
    public var inputViews: UIView? { application.keyboard.dock }

    /// Types characters one after the other; a line break is the return key.
    @discardableResult
    public func type(_ text: String) -> Bool {
      guard isExpected else { return false }
      for character in text {
        if character.isNewline {
          pressReturn()
        } else {
          receiver?.insertText(String(character))
        }
      }
      return true
    }

    /// Presses the backspace key.
    @discardableResult
    public func deleteBackward() -> Bool {
      guard let receiver else { return false }
      receiver.deleteBackward()
      return true
    }

    /// Presses the return key, which is disabled without text if `enablesReturnKeyAutomatically` is
    /// true.
    @discardableResult
    public func pressReturn() -> Bool {
      guard let receiver else { return false }
      if receiver.hasText || !receiver.enablesReturnKeyAutomatically { receiver.insertText("\n") }
      return true
    }

    private var receiver: (any UIKeyInput)? {
      guard let input = application.keyWindow?.firstResponder as? any UIKeyInput else { return nil }
      if let view = input as? UITextView, !view.isEditable { return nil }
      return input
    }
  }
}
