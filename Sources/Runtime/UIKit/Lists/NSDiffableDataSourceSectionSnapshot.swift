import Foundation

/// The items of a section as an outline, of which those below an expanded item are shown.
///
/// Source: Apple, NSDiffableDataSourceSectionSnapshot; UIKIT-CASES.md section-snapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  /// All items, each before those below it.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  /// The items at the top of the outline.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// The items all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  /// Adds items at the end of those below another one, or of all.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let place = parent.map(end(below:)) ?? self.items.count
    insert(items, at: place, below: parent)
  }

  /// Adds items before another one, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: place(of: item), below: parents[item])
  }

  /// Adds items after another one and what is below that, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: end(below: item), below: parents[item])
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], at place: Int, below parent: ItemIdentifierType?
  ) {
    items.insert(contentsOf: new, at: place)
    for item in new { parents[item] = parent }
  }

  /// Removes items and all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set(items)
    for item in self.items where parents[item].map(gone.contains) == true { gone.insert(item) }
    self.items.removeAll(where: gone.contains)
    for item in gone { parents[item] = nil }
    expanded.subtract(gone)
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows what is directly below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }

  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Replaces what is below an item by another outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(items.filter { parents[$0] == parent })
    let place = end(below: parent)
    items.insert(contentsOf: snapshot.items, at: place)
    for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
    expanded.formUnion(snapshot.expanded)
  }

  /// What is below an item as an outline of its own, with the item itself if that is asked for.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    let start = place(of: parent)
    part.items = Array(items[(includingParent ? start : start + 1)..<end(below: parent)])
    for item in part.items where item != parent {
      if let above = parents[item], includingParent || above != parent {
        part.parents[item] = above
      }
    }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// Whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// Whether what is directly below an item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all items above one are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var item = item
    while let above = parents[item] {
      guard expanded.contains(above) else { return false }
      item = above
    }
    return true
  }

  /// How many items are above one.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, item) = (0, item)
    while let above = parents[item] { (level, item) = (level + 1, above) }
    return level
  }

  /// The item directly above one; nil at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// The place of an item among all; nil if it is none of them.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = items.firstIndex(of: item) else {
      preconditionFailure("the section snapshot has no item \(item)")
    }
    return place
  }

  /// Where the items below one end.
  private func end(below item: ItemIdentifierType) -> Int {
    let start = place(of: item)
    let level = level(of: item)
    return items[(start + 1)...].firstIndex { self.level(of: $0) <= level } ?? items.count
  }
}
