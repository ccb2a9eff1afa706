import Foundation

/// A view that a collection view reuses.
///
/// Source: Apple, UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier with which the view was dequeued.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame in the content, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a registered class, through that class's own `init(frame:)`.
  ///
  /// A class given as a value can only be instantiated by a required initialiser; this one is
  /// inherited by subclasses that override `init(frame:)` and `init(coder:)`, as cells for iOS do.
  public required convenience init(registeredFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// The attributes with the size that the content asks for, which a layout with an estimated size of items
  /// asks for once a view is shown.
  ///
  /// Source: UIKIT-CASES.md flow-estimated-size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let cell = self as? UICollectionViewCell
    let content = cell?.contentView ?? self
    if layoutAttributes.holdsWidth {
      let width = layoutAttributes.frame.width
      let wanted = cell?.contentHeight(width: width) ?? content.constrainedHeight(atWidth: width)
      if let wanted { layoutAttributes.frame.size.height = wanted }
      return layoutAttributes
    }
    guard !content.constraints.isEmpty else { return layoutAttributes }
    let fitting = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    layoutAttributes.frame.size = fitting
    return layoutAttributes
  }

  /// Applies the attributes of the layout to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    frame = layoutAttributes.frame
    isHidden = layoutAttributes.isHidden
    alpha = layoutAttributes.alpha
  }
}
