import Foundation
import Testing
import UIKit

@MainActor
@Suite struct TableEditingTests {
  private func world() -> (TableWorld, EditableLog) {
    let log = EditableLog([["a", "b", "c"]])
    let world = TableWorld(log, width: 24, height: 4)
    world.show()
    _ = log.take()
    return (world, log)
  }

  private func press(_ title: String, in world: TableWorld) -> Bool {
    world.table.layoutIfNeeded()
    for cell in world.table.visibleCells {
      for case let button as UIButton in cell.subviews where button.currentTitle == title {
        return button.press()
      }
    }
    return false
  }

  // Source: UIKIT-CASES.md table-editing.
  @Test func `table-editing: every cell in view shows the control of its row`() {
    let (world, log) = world()
    log.uneditable = [.row(1)]
    log.styles = [.row(2): .insert]
    world.table.setEditing(true, animated: true)
    #expect(world.rows.prefix(3) == [" (-) a", " b", " (+) c"])
    #expect(world.table.visibleCells.allSatisfy { $0.isEditing })
    log.movable = true
    world.table.setEditing(false, animated: true)
    #expect(world.rows.prefix(3) == [" a", " b", " c"])
    world.table.setEditing(true, animated: false)
    #expect(world.rows[0] == " (-) a                =")
    #expect(!world.table.tapRow(at: .row(0)) || world.table.indexPathForSelectedRow == nil)
  }

  // Source: UIKIT-CASES.md table-delete.
  @Test func `table-delete: minus shows the button, and the button asks the data source`() {
    let (world, log) = world()
    world.table.setEditing(true, animated: false)
    #expect(world.table.tapEditingControl(at: .row(1)))
    #expect(world.rows[1].contains("[Delete]"))
    #expect(log.take("commit") == [])
    #expect(press("Delete", in: world))
    #expect(log.take("commit") == ["commit delete 1"])
    #expect(world.rows.prefix(2) == [" (-) a", " (-) c"])
  }

  // Source: UIKIT-CASES.md table-insert-control.
  @Test func `table-insert-control: plus asks the data source at once`() {
    let (world, log) = world()
    log.styles = [.row(0): .insert]
    world.table.setEditing(true, animated: false)
    #expect(world.table.tapEditingControl(at: .row(0)))
    #expect(log.take("commit") == ["commit insert 0"])
    #expect(world.rows.prefix(2) == [" (-) new", " (-) a"] || world.rows[0].hasSuffix("new"))
  }

  // Source: UIKIT-CASES.md table-swipe.
  @Test func `table-swipe: the row begins editing, shows its button, and ends`() {
    let (world, log) = world()
    #expect(world.table.swipeRow(at: .row(0)))
    #expect(log.take("willBegin", "didEnd", "commit") == ["willBeginEditing 0"])
    #expect(world.rows[0] == " a             [Delete]")
    #expect(world.table.tapRow(at: .row(1)))
    #expect(log.take("willBegin", "didEnd", "willSelect") == ["didEndEditing 0"])
    #expect(world.table.swipeRow(at: .row(0), fully: true))
    #expect(
      log.take("willBegin", "didEnd", "commit") == [
        "willBeginEditing 0", "commit delete 0", "didEndEditing nil",
      ])
    #expect(world.rows.prefix(2) == [" b", " c"])
  }

  // Source: UIKIT-CASES.md table-swipe-configuration.
  @Test func `table-swipe-configuration: the app's actions, at both sides, or none`() {
    let (world, log) = world()
    log.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Bin") { _, _, done in
        log.lines.append("bin")
        done(true)
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        log.lines.append("flag")
        done(false)
      },
    ])
    #expect(world.table.swipeRow(at: .row(0)))
    #expect(world.rows[0] == " a         [Flag] [Bin]")
    #expect(press("Flag", in: world))
    #expect(log.take("bin", "flag", "didEnd") == ["flag", "didEndEditing 0"])
    log.trailing?.performsFirstActionWithFullSwipe = false
    #expect(world.table.swipeRow(at: .row(0), fully: true))
    #expect(log.take("bin") == [])
    log.trailing = UISwipeActionsConfiguration(actions: [])
    #expect(!world.table.swipeRow(at: .row(1)))
    #expect(!world.table.swipeRow(at: .row(1), fromLeading: true))
  }

  // Source: UIKIT-CASES.md table-row-actions.
  @Test func `table-row-actions: a swipe has them if there is no configuration, and performs none`()
  {
    let (world, log) = world()
    log.rowActions = [
      UITableViewRowAction(style: .destructive, title: "Bin") { action, path in
        log.lines.append("\(action.title ?? "") \(path.row)")
      },
      UITableViewRowAction(style: .normal, title: "Flag") { _, path in
        log.lines.append("flag \(path.row)")
      },
    ]
    #expect(world.table.swipeRow(at: .row(0), fully: true))
    #expect(world.rows[0] == " a         [Flag] [Bin]")
    #expect(press("Bin", in: world))
    #expect(log.take("Bin", "flag", "commit") == ["Bin 0"])
    log.rowActions = []
    #expect(!world.table.swipeRow(at: .row(1)))
  }

  // Source: UIKIT-CASES.md table-drag-row.
  @Test func `table-drag-row: the delegate may name another place, then the data moves`() throws {
    let (world, log) = world()
    #expect(!world.table.dragRow(at: .row(0), to: .row(2)))
    world.table.setEditing(true, animated: false)
    #expect(!world.table.dragRow(at: .row(0), to: .row(2)))
    log.movable = true
    let cell = try #require(world.table.cellForRow(at: .row(0)))
    #expect(world.table.dragRow(at: .row(0), to: .row(2)))
    #expect(log.take("target", "move") == ["target 0 2", "move 0 2"])
    #expect(log.sections == [["b", "c", "a"]])
    #expect(world.table.cellForRow(at: .row(2)) === cell)
  }

  @Test func `several rows are selected by marks while the table is edited`() {
    let (world, _) = world()
    world.table.allowsMultipleSelectionDuringEditing = true
    world.table.setEditing(true, animated: false)
    world.table.tapRow(at: .row(0))
    world.table.tapRow(at: .row(2))
    #expect(world.rows.prefix(3) == [" (*) a", " ( ) b", " (*) c"])
    world.table.setEditing(false, animated: false)
    #expect(world.table.indexPathsForSelectedRows == nil)
  }
}

/// Rows that can be deleted, inserted and moved.
@MainActor
private final class EditableLog: TableLog {
  var uneditable: Set<IndexPath> = []
  var styles: [IndexPath: UITableViewCell.EditingStyle] = [:]
  var movable = false
  var rowActions: [UITableViewRowAction]?
  var trailing: UISwipeActionsConfiguration?

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !uneditable.contains(indexPath)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movable
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { styles[indexPath] ?? .delete }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    lines.append("commit \(editingStyle) \(indexPath.row)")
    if editingStyle == .delete {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else {
      sections[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .fade)
    }
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    lines.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    lines.append("target \(sourceIndexPath.row) \(proposedDestinationIndexPath.row)")
    return proposedDestinationIndexPath
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { rowActions }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    lines.append("willBeginEditing \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    lines.append("didEndEditing \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
}
