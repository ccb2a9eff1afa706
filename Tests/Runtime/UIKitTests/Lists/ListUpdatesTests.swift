import Foundation
import Testing

@testable import UIKit

@Suite struct ListUpdatesTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // Source: UIKIT-CASES.md batch-indexes.
  @Test func `batch-indexes: deletions name the places before, insertions those after`() {
    var updates = ListUpdates()
    updates.deletedSections = [1]
    updates.insertedSections = [1, 3]
    let sections = (0..<4).map { ListMapping(updates).section($0) }
    #expect(sections == [0, nil, 2, 4])
    #expect(updates.problem(before: [1, 1, 1, 1], after: [1, 5, 1, 5, 1]) == nil)

    var rows = ListUpdates()
    rows.deletedItems = [path(0), path(1)]
    rows.insertedItems = [path(0)]
    #expect((0..<3).map { ListMapping(rows).item(path($0)) } == [nil, nil, path(1)])
    #expect(rows.problem(before: [3], after: [2]) == nil)
  }

  // Source: UIKIT-CASES.md batch-indexes.
  @Test
  func `batch-indexes: a move leaves its place and comes to another, also of another section`() {
    var updates = ListUpdates()
    updates.movedItems = [ListUpdates.Move(source: path(0), target: path(1, 1))]
    let mapping = ListMapping(updates)
    #expect(mapping.item(path(0)) == path(1, 1) && mapping.item(path(1)) == path(0))
    #expect(mapping.item(path(0, 1)) == path(0, 1) && mapping.item(path(1, 1)) == path(2, 1))
    #expect(updates.problem(before: [2, 2], after: [1, 3]) == nil)
    var sections = ListUpdates()
    sections.movedSections = [(0, 2)]
    #expect((0..<3).map { ListMapping(sections).section($0) } == [2, 0, 1])
    #expect(ListMapping(sections).item(path(4)) == path(4, 2))
  }

  /// Makes random deletions and insertions in a list of letters and compares the places of the
  /// items that stay.
  @Test(arguments: 1...40)
  func `batch-indexes: survivors keep their order among what has come`(seed: Int) {
    var random = WalkRandom(seed: UInt64(seed))
    let old = (0..<Int.random(in: 1...12, using: &random)).map { $0 }
    var updates = ListUpdates()
    var new: [Int?] = []
    for item in old {
      if Int.random(in: 0..<3, using: &random) == 0 {
        updates.deletedItems.insert(path(item))
      } else {
        new.append(item)
      }
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      new.insert(nil, at: Int.random(in: 0...new.count, using: &random))
    }
    for (index, item) in new.enumerated() where item == nil {
      updates.insertedItems.insert(path(index))
    }
    let mapping = ListMapping(updates)
    for item in old {
      #expect(mapping.item(path(item)) == new.firstIndex(of: item).map { path($0) })
    }
    #expect(updates.problem(before: [old.count], after: [new.count]) == nil)
    #expect(updates.problem(before: [old.count], after: [new.count + 1]) != nil)
  }

  // Source: UIKIT-CASES.md batch-consistency.
  @Test func `batch-consistency: the words of each contradiction`() {
    var one = ListUpdates()
    one.deletedItems = [path(0)]
    #expect(
      one.problem(before: [1], after: [5])
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in "
        + "an existing section after the update (5) must be equal to the number of rows contained "
        + "in that section before the update (1), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).")
    #expect(
      ListUpdates().problem(before: [], after: [0])
        == "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "table view after the update (1) must be equal to the number of sections contained in "
        + "the table view before the update (0), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 0 deleted).")
    var deleted = ListUpdates()
    deleted.deletedItems = [path(2, 4)]
    #expect(
      deleted.problem(before: [1, 1, 1, 1, 0], after: [1, 1, 1, 1, 0])
        == "attempt to delete row 2 from section 4 which only contains 0 rows before the update")
    var inserted = ListUpdates()
    inserted.insertedItems = [path(8)]
    #expect(
      inserted.problem(before: [8], after: [8])
        == "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after "
        + "the update")
    var beyond = ListUpdates()
    beyond.insertedItems = [path(0, 2)]
    #expect(
      beyond.problem(before: [1, 1], after: [1, 1])
        == "attempt to insert row 0 into section 2, but there are only 2 sections after the update")
  }

  // Source: UIKIT-CASES.md batch-consistency.
  @Test func `batch-consistency: what is reloaded may change, and moves are counted`() {
    var updates = ListUpdates()
    updates.reloadedSections = [0]
    #expect(updates.problem(before: [3], after: [9]) == nil)
    var moved = ListUpdates()
    moved.movedItems = [ListUpdates.Move(source: path(0), target: path(0, 1))]
    #expect(moved.problem(before: [1, 0], after: [0, 1]) == nil)
    #expect(moved.problem(before: [1, 0], after: [1, 0]) != nil)
    var twice = ListUpdates()
    twice.deletedItems = [path(0)]
    twice.reloadedItems = [path(0)]
    #expect(
      twice.problem(before: [2], after: [1])?.hasPrefix("attempt to delete and reload") == true)
  }
}
