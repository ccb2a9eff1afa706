import Foundation

/// A view that a collection view makes, fills, takes away and fills again.
///
/// Source: Apple, UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier with which the view was dequeued.
  public internal(set) var reuseIdentifier: String?

  /// Makes a view with a frame in the content, in cells.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a view of a registered class, through that class's own `init(frame:)`.
  ///
  /// A class given as a value can only be made by a required initialiser; this one asks for nothing
  /// in subclasses that override `init(frame:)` and `init(coder:)`, as cells for iOS do.
  public required convenience init(registeredFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Called before the view is filled again.
  open func prepareForReuse() {}

  /// Takes the place that the layout gives to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    frame = layoutAttributes.frame
    isHidden = layoutAttributes.isHidden
    alpha = layoutAttributes.alpha
  }
}
