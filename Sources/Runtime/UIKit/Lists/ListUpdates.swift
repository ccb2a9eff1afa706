import Foundation

/// The changes of one batch.
///
/// Deletions, reloads and the sources of moves are index paths before the batch; insertions and the
/// targets of moves are index paths after it. Source: UIKIT-CASES.md batch-indexes.
struct ListUpdates {
  struct Move: Hashable {
    let source: IndexPath
    let target: IndexPath
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(source: Int, target: Int)] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [Move] = []

  /// The sections that are deleted or moved away.
  var leavingSections: IndexSet { deletedSections.union(IndexSet(movedSections.map(\.source))) }

  /// The sections that are inserted or moved in.
  var arrivingSections: IndexSet { insertedSections.union(IndexSet(movedSections.map(\.target))) }
}

/// The mapping of index paths before a batch to those after it.
///
/// Other items keep their order and fill the remaining places.
struct ListMapping {
  private let sections: RankMapping
  private let movedSections: [Int: Int]
  private let emptiedSections: IndexSet
  private let items: [Int: RankMapping]
  private let movedItems: [IndexPath: IndexPath]

  init(_ updates: ListUpdates) {
    sections = RankMapping(
      leaving: updates.leavingSections, arriving: updates.arrivingSections)
    movedSections = Dictionary(
      updates.movedSections.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 })
    emptiedSections = updates.reloadedSections
    movedItems = Dictionary(
      updates.movedItems.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 })
    var leaving: [Int: IndexSet] = [:]
    var arriving: [Int: IndexSet] = [:]
    for path in updates.deletedItems { leaving[path.section, default: []].insert(path.item) }
    for path in updates.insertedItems { arriving[path.section, default: []].insert(path.item) }
    for move in updates.movedItems {
      leaving[move.source.section, default: []].insert(move.source.item)
      arriving[move.target.section, default: []].insert(move.target.item)
    }
    var mappings: [Int: RankMapping] = [:]
    let touched = Set(leaving.keys).union(
      arriving.keys.compactMap { [sections, movedSections] target in
        movedSections.first { $0.value == target }?.key ?? sections.source(of: target)
      })
    for source in touched {
      guard let target = movedSections[source] ?? sections.target(of: source) else { continue }
      mappings[source] = RankMapping(
        leaving: leaving[source] ?? [], arriving: arriving[target] ?? [])
    }
    items = mappings
  }

  /// The new index of a section, or nil if it was deleted.
  func section(_ section: Int) -> Int? {
    movedSections[section] ?? sections.target(of: section)
  }

  /// The new index path of an item, or nil if it or its section was deleted, or its section
  /// reloaded.
  func item(_ path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard !emptiedSections.contains(path.section), let section = section(path.section) else {
      return nil
    }
    guard let mapping = items[path.section] else {
      return IndexPath(item: path.item, section: section)
    }
    return mapping.target(of: path.item).map { IndexPath(item: $0, section: section) }
  }
}

/// The mapping of indices after removals and insertions.
struct RankMapping {
  let leaving: IndexSet
  let arriving: IndexSet

  /// The new index of an old one, or nil if it was removed.
  func target(of source: Int) -> Int? {
    guard !leaving.contains(source) else { return nil }
    return Self.place(source - leaving.count(in: 0..<source), avoiding: arriving)
  }

  /// The old index of a new one, or nil if it was inserted.
  func source(of target: Int) -> Int? {
    guard !arriving.contains(target) else { return nil }
    return Self.place(target - arriving.count(in: 0..<target), avoiding: leaving)
  }

  /// The index with a rank among those that are not taken.
  private static func place(_ rank: Int, avoiding taken: IndexSet) -> Int {
    var place = rank
    for range in taken.rangeView {
      guard range.lowerBound <= place else { break }
      place += range.count
    }
    return place
  }
}
