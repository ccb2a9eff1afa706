import Foundation
import Testing
import UIKit

@MainActor
@Suite struct TableSelectionTests {
  private func world() -> TableWorld {
    let world = TableWorld(TableLog([["a", "b", "c"]]))
    world.show()
    _ = world.log.take()
    return world
  }

  // Source: UIKIT-CASES.md table-select.
  @Test func `table-select: highlighted, asked, the cell, then told`() {
    let world = world()
    #expect(world.table.tapRow(at: .row(1)))
    #expect(
      world.log.take() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1",
        "cell selected true", "didSelect 1",
      ])
    #expect(world.table.indexPathForSelectedRow == .row(1))
    #expect(world.rows[1] == "[b                 ]")
  }

  // Source: UIKIT-CASES.md table-select.
  @Test func `table-select: what cannot be highlighted is not selected, and the delegate decides`()
  {
    let world = world()
    world.log.unhighlightable = [.row(0)]
    #expect(!world.table.tapRow(at: .row(0)))
    #expect(world.log.take() == ["shouldHighlight 0"])
    world.log.redirect = [.row(1): .row(2)]
    #expect(world.table.tapRow(at: .row(1)))
    #expect(world.table.indexPathsForSelectedRows == [.row(2)])
    world.log.redirect = [.row(1): nil]
    world.table.tapRow(at: .row(1))
    #expect(world.table.indexPathsForSelectedRows == [.row(2)])
    #expect(!world.table.tapRow(at: .row(9)))
  }

  // Source: UIKIT-CASES.md table-select-other.
  @Test func `table-select-other: the new row is asked before the old one goes`() {
    let world = world()
    world.table.tapRow(at: .row(0))
    _ = world.log.take()
    world.table.tapRow(at: .row(2))
    #expect(
      world.log.take("will", "did", "cell").filter { !$0.contains("ighlight") } == [
        "willSelect 2", "willDeselect 0", "cell selected false", "didDeselect 0",
        "cell selected true", "didSelect 2",
      ])
    world.table.tapRow(at: .row(2))
    #expect(
      world.log.take("will", "did").filter { !$0.contains("ighlight") } == [
        "willSelect 2", "didSelect 2",
      ])
  }

  // Source: UIKIT-CASES.md table-select-several.
  @Test func `table-select-several: a second tap takes the selection back`() {
    let world = world()
    world.table.allowsMultipleSelection = true
    for row in [0, 2] { world.table.tapRow(at: .row(row)) }
    #expect(world.table.indexPathsForSelectedRows == [.row(0), .row(2)])
    _ = world.log.take()
    world.table.tapRow(at: .row(0))
    #expect(
      world.log.take("will", "did").filter { !$0.contains("ighlight") } == [
        "willDeselect 0", "didDeselect 0",
      ])
    #expect(world.table.indexPathsForSelectedRows == [.row(2)])
  }

  // Source: UIKIT-CASES.md table-select-from-code.
  @Test func `table-select-from-code: the delegate is not called`() {
    let world = world()
    world.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    world.table.selectRow(at: .row(1), animated: true, scrollPosition: .top)
    #expect(world.table.indexPathsForSelectedRows == [.row(1)])
    world.table.deselectRow(at: .row(1), animated: true)
    #expect(world.table.indexPathForSelectedRow == nil)
    #expect(world.log.take("will", "did", "should") == [])
  }

  @Test func `without selection a tap only highlights`() {
    let world = world()
    world.table.allowsSelection = false
    #expect(world.table.tapRow(at: .row(1)))
    #expect(world.table.indexPathForSelectedRow == nil)
    #expect(!world.log.take().contains("willSelect 1"))
  }

  @Test func `only a detail button can be tapped`() {
    let world = world()
    #expect(!world.table.tapAccessory(at: .row(0)))
    world.table.cellForRow(at: .row(0))?.accessoryType = .disclosureIndicator
    #expect(!world.table.tapAccessory(at: .row(0)))
    world.table.cellForRow(at: .row(0))?.accessoryType = .detailDisclosureButton
    #expect(world.table.tapAccessory(at: .row(0)))
    #expect(world.log.take() == ["accessory 0"])
  }

  @Test func `a selection that is scrolled away comes back with its row`() {
    let world = TableWorld(TableLog([(0..<30).map { "row \($0)" }]))
    world.show()
    world.table.tapRow(at: .row(1))
    world.scroll(to: 20)
    #expect(world.table.visibleCells.allSatisfy { !$0.isSelected })
    world.scroll(to: 0)
    #expect(world.table.cellForRow(at: .row(1))?.isSelected == true)
  }
}
