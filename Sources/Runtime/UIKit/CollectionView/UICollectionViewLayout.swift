import Foundation

/// The layout attributes of an element of a collection view.
///
/// Source: Apple, UICollectionViewLayoutAttributes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The category of an element.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item's cell.
    case cell = 0
    /// A section's header or footer.
    case supplementaryView = 1
  }

  /// The element's item and section.
  open var indexPath: IndexPath
  /// The frame of the element in the content, in points.
  open var frame = CGRect.zero
  /// The opacity of the element, 0 through 1.
  open var alpha: CGFloat = 1
  /// Whether the element is hidden.
  open var isHidden = false
  /// The category of an element.
  public let representedElementCategory: ElementCategory
  /// The kind of a header or footer; nil for a cell.
  public let representedElementKind: String?

  /// Creates the attributes of an item's cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
    representedElementKind = nil
  }

  /// Creates the attributes of a header or footer.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }
}

/// The layout of a collection view.
///
/// Source: Apple, UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether the layout must be prepared again.
  var isInvalid = true

  /// Creates a layout without a view.
  public override init() {}

  /// Invalidates the layout.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Computes the layout; called before all methods below.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether new bounds of the view invalidate the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}
