import Foundation

extension ListUpdates {
  /// The nouns in the messages of a kind of list.
  struct Nouns {
    let item: String
    let view: String

    static let table = Nouns(item: "row", view: "table view")
    static let collection = Nouns(item: "item", view: "collection view")
  }

  /// UIKit's message if the batch is inconsistent with the counts before and after it; nil if it is
  /// consistent.
  ///
  /// Source: UIKIT-CASES.md batch-consistency.
  func problem(before: [Int], after: [Int], nouns: Nouns = .table) -> String? {
    problemOfPlaces(before: before, after: after, nouns)
      ?? problemOfSections(before: before.count, after: after.count, nouns)
      ?? problemOfItems(before: before, after: after, nouns)
  }

  private func problemOfPlaces(before: [Int], after: [Int], _ nouns: Nouns) -> String? {
    if let section = leavingSections.union(reloadedSections).last, section >= before.count {
      return "attempt to delete section \(section), but there are only "
        + "\(Self.count(before.count, "section")) before the update"
    }
    if let section = arrivingSections.last, section >= after.count {
      return "attempt to insert section \(section) but there are only "
        + "\(Self.count(after.count, "section")) after the update"
    }
    if let path = deletedItems.intersection(reloadedItems).min() {
      return "attempt to delete and reload the same index path ([\(path.section), \(path.item)])"
    }
    let sources = deletedItems.union(reloadedItems).union(movedItems.map(\.source))
    for path in sources.sorted() {
      guard path.section < before.count else {
        return "attempt to delete \(nouns.item) \(path.item) from section \(path.section), but "
          + "there are only \(Self.count(before.count, "section")) before the update"
      }
      guard path.item < before[path.section] else {
        return "attempt to delete \(nouns.item) \(path.item) from section \(path.section) which "
          + "only contains \(Self.count(before[path.section], nouns.item)) before the update"
      }
    }
    for path in insertedItems.union(movedItems.map(\.target)).sorted() {
      guard path.section < after.count else {
        return "attempt to insert \(nouns.item) \(path.item) into section \(path.section), but "
          + "there are only \(Self.count(after.count, "section")) after the update"
      }
      guard path.item < after[path.section] else {
        return "attempt to insert \(nouns.item) \(path.item) into section \(path.section), but "
          + "there are only \(Self.count(after[path.section], nouns.item)) in section "
          + "\(path.section) after the update"
      }
    }
    return nil
  }

  private func problemOfSections(before: Int, after: Int, _ nouns: Nouns) -> String? {
    guard after != before + insertedSections.count - deletedSections.count else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "\(nouns.view) after the update (\(after)) must be equal to the number of sections "
      + "contained in the \(nouns.view) before the update (\(before)), plus or minus the number "
      + "of sections inserted or deleted (\(insertedSections.count) inserted, "
      + "\(deletedSections.count) deleted)."
  }

  private func problemOfItems(before: [Int], after: [Int], _ nouns: Nouns) -> String? {
    let mapping = ListMapping(self)
    let deleted = Self.counts(deletedItems)
    let inserted = Self.counts(insertedItems)
    let movedOut = Self.counts(movedItems.map(\.source))
    let movedIn = Self.counts(movedItems.map(\.target))
    for (old, count) in before.enumerated() where !reloadedSections.contains(old) {
      guard let new = mapping.section(old) else { continue }
      let numbers = (
        inserted[new] ?? 0, deleted[old] ?? 0, movedIn[new] ?? 0, movedOut[old] ?? 0
      )
      guard after[new] != count + numbers.0 - numbers.1 + numbers.2 - numbers.3 else { continue }
      return "Invalid update: invalid number of \(nouns.item)s in section \(new).  The number of "
        + "\(nouns.item)s contained in an existing section after the update (\(after[new])) must "
        + "be equal to the number of \(nouns.item)s contained in that section before the update "
        + "(\(count)), plus or minus the number of \(nouns.item)s inserted or deleted from that "
        + "section (\(numbers.0) inserted, \(numbers.1) deleted) and plus or minus the number of "
        + "\(nouns.item)s moved into or out of that section (\(numbers.2) moved in, "
        + "\(numbers.3) moved out)."
    }
    return nil
  }

  private static func counts(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
