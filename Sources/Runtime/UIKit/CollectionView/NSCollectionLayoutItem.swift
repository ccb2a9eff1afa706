import Foundation

/// An item of a group: a cell, or a group itself.
///
/// Source: Apple, NSCollectionLayoutItem.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that belong to the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the frame inside of the size; not used where the size is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces around the size; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item of a size, with views that belong to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
}

/// A frame in a group of an app's own arrangement.
///
/// Source: Apple, NSCollectionLayoutGroupCustomItem.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  public let frame: CGRect
  /// Where the item lies among the others.
  public let zIndex: Int

  /// Makes an item of a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes an item of a frame.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// Arranges the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column or in places of the app's own.
///
/// Source: Apple, NSCollectionLayoutGroup.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// As many of the items, again and again, as fit.
    case fitting
    /// So many of the first item; each takes an equal share, or keeps its size.
    case count(Int, isEqual: Bool)
    /// Frames of the app's own.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let isHorizontal: Bool
  let arrangement: Arrangement
  /// The items that are repeated.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between the items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    (self.isHorizontal, self.subitems) = (isHorizontal, subitems)
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row of items, which repeat while they fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems, .fitting)
  }

  /// A row of so many items of equal width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isHorizontal: true, [subitem], .count(count, isEqual: true))
  }

  /// A row of so many items of their own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isHorizontal: true, [subitem], .count(count, isEqual: false))
  }

  /// A column of items, which repeat while they fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems, .fitting)
  }

  /// A column of so many items of equal height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isHorizontal: false, [subitem], .count(count, isEqual: true))
  }

  /// A column of so many items of their own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isHorizontal: false, [subitem], .count(count, isEqual: false))
  }

  /// A group whose items an app arranges.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [], .custom(itemProvider))
  }
}
