import Foundation

/// The delegate of a text view.
///
/// Every method is optional.
///
/// Source: Apple, UITextViewDelegate; the order is that of UIKIT-CASES.md "Text".
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view should become first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the view should resign.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view became first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the view resigned.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether typed text should replace a range.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after typing changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the insertion point or the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link should be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a link should be opened, as before iOS 10.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { unimplemented(true) }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { unimplemented(true) }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) { unimplemented() }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) { unimplemented() }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { unimplemented(true) }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) { unimplemented() }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) { unimplemented() }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { unimplemented(true) }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { unimplemented(true) }
}
