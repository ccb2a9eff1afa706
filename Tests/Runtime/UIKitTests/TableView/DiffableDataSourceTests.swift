import Foundation
import Testing
import UIKit

@MainActor
@Suite struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  // Source: UIKIT-CASES.md diffable-moves.
  @Test func `diffable-moves: items keep their cells and their selection, also across sections`()
    throws
  {
    let world = TableWorld(TableLog([]), height: 6)
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: world.table) {
      table, path, item in
      made.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
      cell.textLabel?.text = "item \(item)"
      return cell
    }
    world.show()
    source.apply(snapshot([("A", [1, 2]), ("B", [3])]))
    #expect(world.rows.prefix(3) == [" item 1", " item 2", " item 3"])
    world.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    let first = try #require(world.table.cellForRow(at: .row(0)))
    made = []
    var isDone = false
    source.apply(snapshot([("B", [3, 4, 1]), ("A", [2])])) { isDone = true }
    #expect(!isDone)
    world.recorder.settle()
    #expect(isDone && made == [4])
    #expect(world.rows.prefix(4) == [" item 3", " item 4", "[item 1            ]", " item 2"])
    #expect(world.table.cellForRow(at: .row(2)) === first)
    #expect(world.table.indexPathsForSelectedRows == [.row(2)])
    #expect(source.itemIdentifier(for: .row(0, 1)) == 2 && source.indexPath(for: 4) == .row(1))
    #expect(source.sectionIdentifier(for: 1) == "A" && source.index(for: "B") == 0)
  }

  // Source: UIKIT-CASES.md diffable-reload.
  @Test func `diffable-reload: a reload takes another cell, a reconfiguration fills the same`()
    throws
  {
    let world = TableWorld(TableLog([]))
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: world.table) {
      table, path, item in
      made.append(item)
      return table.dequeueReusableCell(withIdentifier: "Row", for: path)
    }
    world.show()
    source.apply(snapshot([("A", [1, 2])]))
    let first = try #require(world.table.cellForRow(at: .row(0)) as? RowCell)
    made = []
    source.apply(source.snapshot())
    #expect(made == [])
    var next = source.snapshot()
    next.reconfigureItems([1])
    source.apply(next)
    #expect(made == [1] && world.table.cellForRow(at: .row(0)) === first && first.reuses == 0)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    next = source.snapshot()
    next.reloadItems([1])
    source.apply(next)
    #expect(made == [1, 1])
  }

  @Test func `a collection view shows snapshots`() {
    let world = DrawingWorld()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 4, height: 1)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 14, height: 3), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: TextCell.identifier)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: TextCell.identifier, for: path)
      (cell as? TextCell)?.label.text = "n\(item)"
      return cell
    }
    source.apply(snapshot([("A", [1, 2])]))
    #expect(world.drawn(view)[0].contains("n1"))
    let kept = view.cellForItem(at: IndexPath(item: 1, section: 0))
    source.apply(snapshot([("A", [2, 3])]))
    _ = world.drawn(view)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 3)
  }
}
