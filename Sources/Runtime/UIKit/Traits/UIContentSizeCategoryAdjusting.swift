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

extension UIContentSizeCategoryAdjusting where Self: UITraitEnvironment {
  /// Sets a font at the text size, if it follows that and another one was used before.
  ///
  /// Source: UIKIT-CASES.md text-size-follows.
  func adjustFont(
    _ path: ReferenceWritableKeyPath<Self, UIFont?>, from old: UITraitCollection?
  ) {
    let traits = traitCollection
    guard adjustsFontForContentSizeCategory,
      old?.preferredContentSizeCategory != traits.preferredContentSizeCategory,
      let scaling = self[keyPath: path]?.scaling
    else { return }
    self[keyPath: path] = scaling.font(traits)
  }
}
