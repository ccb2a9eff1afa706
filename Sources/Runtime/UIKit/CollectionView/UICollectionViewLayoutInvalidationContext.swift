import Foundation

/// What of a layout is not valid any more.
///
/// The layouts here are prepared as a whole in any case. Source: Apple, UICollectionViewLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing is valid.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items are to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are not valid; nil for none in particular.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers and footers that are not valid, by their kinds; nil for none in particular.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are not valid, by their kinds; nil for none in particular.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content is moved, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows, in points, which a layout that is prepared says itself.
  open var contentSizeAdjustment = CGSize.zero

  /// Makes a context for which everything is valid.
  public required override init() {}

  /// Names items that are not valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names headers or footers that are not valid.
  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views that are not valid.
  open func invalidateDecorationElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([kind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a flow layout is not valid any more.
///
/// Source: Apple, UICollectionViewFlowLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked for sizes and distances again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames are to be computed again.
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayout {
  /// A context of the layout's class.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Invalidates the layout while the view lays out its bounds, which are other ones now.
  func invalidate(forBoundsChange bounds: CGRect) {
    isAnsweringForBounds = true
    defer { isAnsweringForBounds = false }
    invalidateLayout(with: invalidationContext(forBoundsChange: bounds))
    isInvalid = true
    forgetMeasuredSizes()
  }
}
