import Foundation
import Testing
import UIKit

@Suite struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func made() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3, 4])
    return snapshot
  }

  // Source: UIKIT-CASES.md diffable-identifiers.
  @Test func `diffable-identifiers: items without a section go to the last one`() {
    let snapshot = made()
    #expect(snapshot.sectionIdentifiers == ["A", "B"] && snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [3, 4])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "A")
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfSection("B") == 1)
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfItems(inSection: "A") == 2)
  }

  @Test func `items and sections are inserted, moved and deleted`() {
    var snapshot = made()
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 4)
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [9, 2])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [3, 1, 4, 8])
    snapshot.insertSections(["C"], beforeSection: "A")
    snapshot.moveSection("A", afterSection: "B")
    #expect(snapshot.sectionIdentifiers == ["C", "B", "A"])
    snapshot.deleteItems([3, 77])
    snapshot.deleteSections(["A"])
    #expect(snapshot.itemIdentifiers == [1, 4, 8] && snapshot.indexOfItem(9) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  // Source: UIKIT-CASES.md diffable-identifiers.
  @Test func `diffable-identifiers: a repeat, an unknown item and no section stop the program`()
    async
  {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A"])
      snapshot.appendItems([1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A"])
      snapshot.reloadItems([7])
    }
  }
}
