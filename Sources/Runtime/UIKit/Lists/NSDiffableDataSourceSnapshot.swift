import Foundation

/// The state of a list's data: its sections and items, by unique identifiers.
///
/// Source: Apple, NSDiffableDataSourceSnapshot; UIKIT-CASES.md diffable-identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections to be reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items to be reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items to be reconfigured.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Contents

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// The number of items in a section.
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

  /// The index of an item among all items, or nil if it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The index of a section, or nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  /// Deletes sections with their items; missing ones are ignored.
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

  /// Marks sections to be reloaded.
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

  /// Appends items to a section, by default the last one.
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

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier, to: "insert before")
    insert(identifiers, into: section, at: index)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier, to: "insert after")
    insert(identifiers, into: section, at: index + 1)
  }

  /// Deletes items; missing ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sections[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for item in gone { sections[item] = nil }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, which can be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    _ = place(of: identifier, to: "move")
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one, which can be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    _ = place(of: identifier, to: "move")
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Marks items to be reloaded.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item, to: "reload") }
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items to be reconfigured.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item, to: "reconfigure") }
    reconfiguredItemIdentifiers += identifiers
  }

  /// The same sections and items, without marks for reloading or reconfiguring.
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
