import Foundation

extension UIKitRuntime {
  /// What a person types, on its way to the first responder of the key window.
  ///
  /// Each returns whether somebody took it: without a first responder that takes text, nothing
  /// happens.
  @preconcurrency @MainActor
  public struct Typing {
    private let application: UIApplication

    /// Types into an application.
    public init(into application: UIApplication) {
      self.application = application
    }

    /// Whether what is typed is text for somebody.
    public var isExpected: Bool { receiver != nil }

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

    /// Presses the return key, which a receiver without text may have switched off.
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
