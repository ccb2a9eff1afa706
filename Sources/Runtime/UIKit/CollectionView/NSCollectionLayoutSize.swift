import Foundation

/// A length of an item, a group or a boundary item.
///
/// Source: Apple, NSCollectionLayoutDimension.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  /// A part of the width of what holds the item.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of what holds the item.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length until the cell is asked for its own.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the length is a part of the width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a part of the height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the cell is asked for its length.
  public var isEstimated: Bool { kind == .estimated }

  /// The length inside of what holds the item; fractions are rounded down.
  ///
  /// Source: UIKIT-CASES.md compositional-groups.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: ScreenCell.pixelsDown(container.width * dimension)
    case .fractionalHeight: ScreenCell.pixelsDown(container.height * dimension)
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an item, a group or a boundary item.
///
/// Source: Apple, NSCollectionLayoutSize.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// The space beside an item.
///
/// Source: Apple, NSCollectionLayoutSpacing.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The space in points; the least one if it is flexible.
  public let spacing: CGFloat
  /// Whether the space takes its share of what is left.
  public let isFlexibleSpacing: Bool
  /// Whether the space has a length of its own.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  /// A space of at least a length, which takes its share of what is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// A space of a length.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The spaces around an item, outside of its size.
///
/// Source: Apple, NSCollectionLayoutEdgeSpacing.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes spaces; nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
