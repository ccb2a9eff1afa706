import Foundation

/// How a section scrolls across the direction of its layout.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// It does not.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, to the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the view.
  case paging = 3
  /// By groups, which begin where the section begins.
  case groupPaging = 4
  /// By groups, which stand in the middle.
  case groupPagingCentered = 5
}

/// What a layout lies in.
///
/// Source: Apple, NSCollectionLayoutContainer.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets without those of another direction.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What sections depend on.
///
/// Source: Apple, NSCollectionLayoutEnvironment.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// What the layout lies in.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The environment of a size without insets.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}

/// A section: a group that repeats until all items have a place.
///
/// Source: Apple, NSCollectionLayoutSection.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The insets of the items; the views at the sides follow them unless that is switched off.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the direction of the layout.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the sides.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the views at the sides are inside of the insets.
  open var supplementariesFollowContentInsets = true
  /// The views behind the items.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// What a list says about its rows.
  var list: UICollectionLayoutListConfiguration?

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// A view behind the items of a section.
///
/// Source: Apple, NSCollectionLayoutDecorationItem.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind with which its class is registered at the layout.
  public let elementKind: String
  /// Where the view lies among the others.
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view as large as its section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
