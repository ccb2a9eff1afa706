import Foundation

/// The edges of a rectangle in the reading direction.
///
/// Source: Apple, NSDirectionalRectEdge.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A side or a corner of a rectangle.
///
/// Source: Apple, NSRectAlignment.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The top.
  case top = 1
  /// The corner at the top where reading begins.
  case topLeading = 2
  /// The side where reading begins.
  case leading = 3
  /// The corner at the bottom where reading begins.
  case bottomLeading = 4
  /// The bottom.
  case bottom = 5
  /// The corner at the bottom where reading ends.
  case bottomTrailing = 6
  /// The side where reading ends.
  case trailing = 7
  /// The corner at the top where reading ends.
  case topTrailing = 8

  /// The edges, of a corner both.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// Where a view stands at what it belongs to.
///
/// Source: Apple, NSCollectionLayoutAnchor.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which the view stands; none for the middle.
  public let edges: NSDirectionalRectEdge
  /// The distance from there: in points, or in parts of the view's own size.
  public let offset: CGPoint
  /// Whether the distance is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the distance is in parts of the view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Makes an anchor at a distance in points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    super.init()
  }

  /// Makes an anchor at a distance from edges in parts of the view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    super.init()
  }

  /// The frame of a view of a size at a rectangle.
  func frame(of size: CGSize, at rect: CGRect) -> CGRect {
    let x =
      edges.contains(.leading)
      ? rect.minX
      : edges.contains(.trailing)
        ? rect.maxX - size.width : rect.minX + ScreenCell.half(rect.width - size.width)
    let y =
      edges.contains(.top)
      ? rect.minY
      : edges.contains(.bottom)
        ? rect.maxY - size.height : rect.minY + ScreenCell.half(rect.height - size.height)
    let moved =
      isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    return CGRect(
      x: ScreenCell.pixels(x + moved.x), y: ScreenCell.pixels(y + moved.y), width: size.width,
      height: size.height)
  }
}

/// A view that belongs to an item.
///
/// Source: Apple, NSCollectionLayoutSupplementaryItem.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// Where the view stands at the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Where the view lies among the others.
  open var zIndex = 0

  /// Makes a view of a size and a kind at an anchor.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header, a footer or another view at the side of a section or of the whole layout.
///
/// Source: Apple, NSCollectionLayoutBoundarySupplementaryItem.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side.
  public let alignment: NSRectAlignment
  /// The distance from there, in points.
  public let offset: CGPoint
  /// Whether the section grows by the view; else it lies over the section.
  open var extendsBoundary = true
  /// Whether the view stays in sight while its section is.
  open var pinToVisibleBounds = false

  /// Makes a view of a size and a kind at a side.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a view of a size and a kind at a distance from a side.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset))
  }
}
