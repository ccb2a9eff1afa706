import CoreGraphics
import Foundation

/// What a table asks its delegates of drags and drops.
@MainActor
struct TableDragCalls: ListDragCalls {
  unowned let table: UITableView

  // MARK: Places

  func path(at point: CGPoint) -> IndexPath? {
    table.indexPathForRow(at: point).flatMap { table.placeholders.sourcePath(of: $0) }
  }

  /// Below the last row of a section its footer and the next header lie, or as much room as that row takes.
  func endPath(beside point: CGPoint) -> IndexPath? {
    for section in 0..<table.numberOfSections {
      let count = table.numberOfRows(inSection: section)
      let last = table.rectForRow(at: IndexPath(row: count - 1, section: section))
      guard count > 0, point.y >= last.maxY else { continue }
      let next = IndexPath(row: 0, section: section + 1)
      let end =
        table.numberOfRows(inSection: section + 1) > 0
        ? table.rectForRow(at: next).minY
        : last.maxY + last.height
      if point.y < end {
        return IndexPath(
          row: count - table.placeholders.count(inSection: section), section: section)
      }
    }
    return nil
  }

  func cell(at path: IndexPath) -> UIView? {
    table.cellForRow(at: table.placeholders.shownPath(of: path))
  }

  // MARK: The delegate of drags

  func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    notify(table.dragDelegate, "tableView(_:itemsForBeginning:at:)") {
      $0.tableView(table, itemsForBeginning: session, at: path)
    } ?? []
  }

  func itemsToAdd(
    to session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    notify(table.dragDelegate, "tableView(_:itemsForAddingTo:at:point:)") {
      $0.tableView(table, itemsForAddingTo: session, at: path, point: point)
    } ?? []
  }

  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    notify(table.dragDelegate, "tableView(_:dragPreviewParametersForRowAt:)") {
      $0.tableView(table, dragPreviewParametersForRowAt: path)
    }
  }

  func willBegin(_ session: any UIDragSession) {
    notify(table.dragDelegate, "tableView(_:dragSessionWillBegin:)") {
      $0.tableView(table, dragSessionWillBegin: session)
    }
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    notify(table.dragDelegate, "tableView(_:dragSessionAllowsMoveOperation:)") {
      $0.tableView(table, dragSessionAllowsMoveOperation: session)
    } ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    notify(table.dragDelegate, "tableView(_:dragSessionIsRestrictedToDraggingApplication:)") {
      $0.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  func didEnd(_ session: any UIDragSession) {
    notify(table.dragDelegate, "tableView(_:dragSessionDidEnd:)") {
      $0.tableView(table, dragSessionDidEnd: session)
    }
  }

  // MARK: The delegate of drops

  func canHandle(_ session: any UIDropSession) -> Bool {
    notify(table.dropDelegate, "tableView(_:canHandle:)") {
      $0.tableView(table, canHandle: session)
    } ?? false
  }

  func didEnter(_ session: any UIDropSession) {
    notify(table.dropDelegate, "tableView(_:dropSessionDidEnter:)") {
      $0.tableView(table, dropSessionDidEnter: session)
    }
  }

  func proposal(for session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    notify(
      table.dropDelegate, "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      {
        $0.tableView(
          table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }) ?? UITableViewDropProposal(operation: .cancel)
  }

  func didExit(_ session: any UIDropSession) {
    notify(table.dropDelegate, "tableView(_:dropSessionDidExit:)") {
      $0.tableView(table, dropSessionDidExit: session)
    }
  }

  func perform(_ drop: ListDrop) {
    guard let proposal = drop.proposal as? UITableViewDropProposal else { return }
    let coordinator = TableDrop(drop, proposal, on: table)
    notify(table.dropDelegate, "tableView(_:performDropWith:)") {
      $0.tableView(table, performDropWith: coordinator)
    }
  }

  func didEnd(_ session: any UIDropSession) {
    notify(table.dropDelegate, "tableView(_:dropSessionDidEnd:)") {
      $0.tableView(table, dropSessionDidEnd: session)
    }
  }
}

/// A drop on a table.
@MainActor
private final class TableDrop: NSObject, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  private let drop: ListDrop
  private let table: UITableView

  init(_ drop: ListDrop, _ proposal: UITableViewDropProposal, on table: UITableView) {
    (self.drop, self.proposal, self.table) = (drop, proposal, table)
  }

  var items: [any UITableViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  private func show(_ cell: UIView?) -> any UIDragAnimating {
    DragAnimator.show(cell, on: table.homeApplication.scheduler)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let height = placeholder.rowHeight
    let place = ListPlaceholder(rowHeight: height >= 0 ? height : nil) { [unowned table] path in
      let cell = table.dequeueReusableCell(
        withIdentifier: placeholder.reuseIdentifier, for: path)
      placeholder.cellUpdateHandler?(cell)
      return cell
    } updateCell: { [unowned table] path in
      if let cell = table.cellForRow(at: path) { placeholder.cellUpdateHandler?(cell) }
    }
    return DropPlaceholder(
      place, at: placeholder.insertionIndexPath, for: dragItem, in: table)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    table.layoutIfNeeded()
    return show(table.cellForRow(at: indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { show(nil) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    show(nil)
  }
}
