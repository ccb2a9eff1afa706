import Foundation

/// The sections and items that a list is to show, by identifiers that occur once.
///
/// Source: Apple, NSDiffableDataSourceSnapshot; UIKIT-CASES.md diffable-identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections that are to be made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are to get other cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be filled anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Questions

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.count }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order.
  ///
  /// - Precondition: The section is in the snapshot.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      fatalError("Invalid parameter not satisfying: section \(identifier) is not in the snapshot")
    }
    return found
  }

  /// The section of an item, or nil if the item is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }

  /// The place of an item among all, or nil if it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section, or nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  /// Takes sections away with their items; one that is not there is no mistake.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items.removeValue(forKey: section) ?? [] { sections[item] = nil }
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: toIdentifier))
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: toIdentifier) + 1)
  }

  /// Has sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = place(of: section) }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    let repeated = new.filter { items[$0] != nil }
    guard repeated.isEmpty, Set(new).count == new.count else {
      fatalError(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\(repeated))}"
      )
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
    for section in new { items[section] = [] }
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      fatalError("Section identifier was not found: \(section)")
    }
    return index
  }

  // MARK: Items

  /// Adds items at the end of a section, of the last one unless one is named.
  ///
  /// - Precondition: There is a section, and no item is in the snapshot already.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, into: section, at: itemIdentifiers(inSection: section).count)
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier, to: "insert before")
    insert(identifiers, into: section, at: index)
  }

  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier, to: "insert after")
    insert(identifiers, into: section, at: index + 1)
  }

  /// Takes items away; one that is not there is no mistake.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sections[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for item in gone { sections[item] = nil }
  }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, also of another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    _ = place(of: identifier, to: "move")
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one, also of another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    _ = place(of: identifier, to: "move")
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has items get other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item, to: "reload") }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item, to: "reconfigure") }
    reconfiguredItemIdentifiers += identifiers
  }

  /// The same sections and items without anything to be done to them.
  func settled() -> Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
  ) {
    for item in new {
      guard sections.updateValue(section, forKey: item) == nil else {
        fatalError(
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
      }
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  private func place(
    of item: ItemIdentifierType, to verb: String
  ) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      fatalError(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)")
    }
    return (section, index)
  }
}
