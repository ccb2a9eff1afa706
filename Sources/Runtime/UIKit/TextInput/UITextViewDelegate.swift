import Foundation

/// Is asked and told of what happens to a text view.
///
/// Every method is optional.
///
/// Source: Apple, UITextViewDelegate; the order is that of UIKIT-CASES.md "Text".
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may become first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the view may resign.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view became first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the view resigned.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what was typed may take the place of a part of the text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after what was typed changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the place of insertion or the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
