import Foundation

/// The delegate of a text field.
///
/// Every method is optional.
///
/// Source: Apple, UITextFieldDelegate; the order is that of UIKIT-CASES.md "Text".
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field should become first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field should resign.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field resigned; by default it calls the method without a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called after the field resigned.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether typed text should replace a range.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the insertion point or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button should clear the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key should have its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { unimplemented(true) }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) { unimplemented() }
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { unimplemented(true) }
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    unimplemented()
    ask(self, "textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing(textField) }
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) { unimplemented() }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { unimplemented(true) }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) { unimplemented() }
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { unimplemented(true) }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { unimplemented(true) }
}
