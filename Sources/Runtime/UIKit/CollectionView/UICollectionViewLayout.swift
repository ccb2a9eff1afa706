import Foundation

/// The place of one element of a collection view.
///
/// Source: Apple, UICollectionViewLayoutAttributes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// What kind of element is meant.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item's cell.
    case cell = 0
    /// A section's header or footer.
    case supplementaryView = 1
  }

  /// The element's item and section.
  open var indexPath: IndexPath
  /// Where the element lies in the content, in cells.
  open var frame = CGRect.zero
  /// How opaque the element is, 0 through 1.
  open var alpha: CGFloat = 1
  /// Whether the element is left out.
  open var isHidden = false
  /// What kind of element is meant.
  public let representedElementCategory: ElementCategory
  /// The kind of a header or footer; nil for a cell.
  public let representedElementKind: String?

  /// Makes the place of an item's cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
    representedElementKind = nil
  }

  /// Makes the place of a header or footer.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }
}

/// Says where the elements of a collection view lie.
///
/// Source: Apple, UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that is laid out.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether places must be worked out before the next display.
  var isInvalid = true

  /// Makes a layout for no view yet.
  public override init() {}

  /// Says that the places must be worked out again.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Works out the places; called before any question below.
  open func prepare() {}

  /// The size of the whole content, in cells.
  open var collectionViewContentSize: CGSize { .zero }

  /// The places of all elements that touch a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The place of one item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of one header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether another size of the view makes other places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}
