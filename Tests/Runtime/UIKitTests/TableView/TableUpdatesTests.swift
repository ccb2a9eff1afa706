import Foundation
import Testing
import UIKit

@MainActor
@Suite struct TableUpdatesTests {
  // Source: UIKIT-CASES.md batch-indexes.
  @Test func `batch-indexes: rows that stay keep their cells, and only new rows are asked for`()
    throws
  {
    let world = TableWorld(TableLog([["a", "b", "c"]]), height: 6)
    world.show()
    world.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    let last = try #require(world.table.cellForRow(at: .row(2)))
    _ = world.log.take()
    world.table.performBatchUpdates {
      world.log.sections = [["x", "b", "y", "c"]]
      world.table.insertRows(at: [.row(0), .row(2)], with: .automatic)
      world.table.deleteRows(at: [.row(0)], with: .automatic)
    }
    #expect(
      world.log.take("sections", "rows", "cell", "gone").filter { !$0.contains("selected") } == [
        "sections", "rows 0", "cell 0.0", "cell 0.2", "gone 0.0",
      ])
    #expect(world.rows.prefix(4) == [" x", " b", " y", "[c                 ]"])
    #expect(world.table.cellForRow(at: .row(3)) === last)
    #expect(world.table.indexPathsForSelectedRows == [.row(3)])
  }

  @Test func `rows and sections move with their cells`() throws {
    let world = TableWorld(TableLog([["a", "b"], ["c"]]), height: 6)
    world.show()
    let first = try #require(world.table.cellForRow(at: .row(0)))
    world.log.sections = [["b"], ["c", "a"]]
    world.table.moveRow(at: .row(0), to: .row(1, 1))
    #expect(world.rows.prefix(3) == [" b", " c", " a"])
    #expect(world.table.cellForRow(at: .row(1, 1)) === first)
    world.log.sections.reverse()
    world.table.moveSection(0, toSection: 1)
    #expect(world.rows.prefix(3) == [" c", " a", " b"])
    #expect(world.table.cellForRow(at: .row(1)) === first)
  }

  // Source: UIKIT-CASES.md table-reconfigure.
  @Test func `table-reconfigure: a reload takes another cell, a reconfiguration fills the same`()
    throws
  {
    let world = TableWorld(TableLog([["a", "b"]]))
    world.show()
    let first = try #require(world.table.cellForRow(at: .row(0)) as? RowCell)
    world.log.sections = [["new", "b"]]
    world.table.reconfigureRows(at: [.row(0)])
    #expect(world.table.cellForRow(at: .row(0)) === first && first.reuses == 0)
    #expect(world.rows.first == " new")
    world.log.sections = [["newer", "b"]]
    let second = try #require(world.table.cellForRow(at: .row(1)))
    world.table.reloadRows(at: [.row(0)], with: .none)
    #expect(world.rows.prefix(2) == [" newer", " b"])
    #expect(world.table.cellForRow(at: .row(1)) === second)
    world.log.sections = [["p", "q", "r"]]
    world.table.reloadSections([0], with: .fade)
    #expect(world.rows.prefix(3) == [" p", " q", " r"])
  }

  // Source: UIKIT-CASES.md batch-consistency.
  @Test func `batch-consistency: counts that contradict the changes stop the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let world = TableWorld(TableLog([["a"]]))
      world.show()
      world.log.sections = [["a", "b", "c"]]
      world.table.insertRows(at: [.row(1)], with: .automatic)
    }
  }

  // Source: UIKIT-CASES.md batch-nested-completions.
  @Test func `batch-nested-completions: the outer one first, all after the outer batch`() {
    let world = TableWorld(TableLog([["a"]]))
    world.show()
    var lines: [String] = []
    world.table.performBatchUpdates(
      {
        for inner in 0...1 {
          world.table.performBatchUpdates(nil) { _ in lines.append("inner \(inner)") }
        }
      }, completion: { lines.append("outer \($0)") })
    #expect(lines == [])
    world.recorder.settle()
    #expect(lines == ["outer true", "inner 0", "inner 1"])
  }

  @Test func `a batch before the first load of the rows is a plain load`() {
    let world = TableWorld(TableLog([["a"]]))
    world.log.sections = [["a", "b"]]
    world.table.insertRows(at: [.row(1)], with: .automatic)
    world.show()
    #expect(world.rows.prefix(2) == [" a", " b"])
  }

  @Test func `measured heights move with their rows`() {
    let world = TableWorld(TableLog([(0..<20).map { "row \($0)" }]), height: 4)
    world.log.heights = { $0.row == 1 ? 3 : 1 }
    world.show()
    #expect(world.table.rectForRow(at: .row(1)).height == 3)
    world.log.heights = { $0.row == 2 ? 3 : 1 }
    world.log.sections[0].insert("new", at: 0)
    world.table.insertRows(at: [.row(0)], with: .automatic)
    #expect(world.table.rectForRow(at: .row(2)).height == 3)
    #expect(world.table.contentSize.height == 23)
  }
}
