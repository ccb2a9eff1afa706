import Foundation

/// A controller whose view is shown in place of a keyboard, or above it.
///
/// Source: Apple, UIInputViewController.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The view of the controller.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The language of what is typed with the view; nil for that of the keyboard.
  open var primaryLanguage: String?

  /// The text of the first responder.
  open var textDocumentProxy: any UITextDocumentProxy {
    UIApplication.shared.service { TextDocumentProxy() }
  }

  open override func loadView() {
    view = UIInputView(
      frame: CGRect(
        x: 0, y: 0, width: UIApplication.shared.screen.bounds.width, height: SystemLength.row),
      inputViewStyle: .keyboard)
  }

  /// Takes the keyboard away: the first responder resigns.
  open func dismissKeyboard() {
    UIApplication.shared.keyWindow?.endEditing(false)
  }
}

/// Types into the text of the first responder.
///
/// Source: Apple, UITextDocumentProxy.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the insertion point; nil if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the insertion point; nil if there is none.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil if there is none.
  var selectedText: String? { get }
  /// Moves the insertion point by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

@MainActor
private final class TextDocumentProxy: UITextDocumentProxy {
  private var receiver: UIResponder? { UIApplication.shared.keyWindow?.firstResponder }
  private var text: (any EditedTextInput)? { receiver as? any EditedTextInput }

  var hasText: Bool { (receiver as? any UIKeyInput)?.hasText ?? false }
  func insertText(_ text: String) { (receiver as? any UIKeyInput)?.insertText(text) }
  func deleteBackward() { (receiver as? any UIKeyInput)?.deleteBackward() }

  var documentContextBeforeInput: String? {
    part { NSRange(location: 0, length: $0.selection.location) }
  }
  var documentContextAfterInput: String? {
    part { text in
      let end = text.selection.location + text.selection.length
      return NSRange(location: end, length: text.length - end)
    }
  }
  var selectedText: String? { part(\.selection) }

  private func part(_ range: (EditableText) -> NSRange) -> String? {
    guard let editing = text?.editing else { return nil }
    let part = editing.text(in: range(editing))
    return part.isEmpty ? nil : part
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text else { return }
    let string = text.editing.string
    let start = String.Index(utf16Offset: text.editing.selection.location, in: string)
    let limit = offset < 0 ? string.startIndex : string.endIndex
    let place = string.index(start, offsetBy: offset, limitedBy: limit) ?? limit
    text.select(NSRange(location: place.utf16Offset(in: string), length: 0))
  }
}
