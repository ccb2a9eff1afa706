import Foundation

extension UIView {
  /// The height that the constraints of the content ask for at a width, in points; nil where there are none.
  ///
  /// Source: UIKIT-CASES.md table-fitting-rows.
  func constrainedHeight(atWidth width: CGFloat) -> CGFloat? {
    guard !constraints.isEmpty else { return nil }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
