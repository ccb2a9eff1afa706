import Foundation

/// A view whose font can follow the text size.
///
/// Source: Apple, UIContentSizeCategoryAdjusting.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether a font of a text style, or one that was scaled by metrics, follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIFont {
  /// The font at the text size of some traits, if it follows the text size and another one was used before.
  ///
  /// Source: UIKIT-CASES.md text-size-follows.
  func adjusted(from old: UITraitCollection?, to new: UITraitCollection) -> UIFont? {
    guard old?.preferredContentSizeCategory != new.preferredContentSizeCategory else { return nil }
    return scaling?.font(new)
  }
}
