import Foundation

@testable import UIKit

/// A screen as apps write it: a text field above a table whose rows are inserted and deleted.
final class WalkList: WalkController, UITableViewDataSource, UITableViewDelegate {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var rows = Array(0..<12)

  override var lifecycleName: String { "List" }

  override func viewDidLoad() {
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = self
    table.delegate = self
    view.addSubview(field)
    view.addSubview(table)
    super.viewDidLoad()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "\(rows[indexPath.row])"
    return cell
  }

  /// Selecting a row inserts another one below it.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rows.insert(rows.count, at: indexPath.row + 1)
    tableView.insertRows(
      at: [IndexPath(row: indexPath.row + 1, section: 0)], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  /// Deletes a row, moves the first one to the end and inserts one at the beginning, in one batch.
  func changeAtOnce(_ row: Int) {
    guard rows.count > 2 else { return }
    let deleted = 1 + row % (rows.count - 1)
    let moved = rows[0]
    rows.remove(at: deleted)
    rows.removeFirst()
    rows.append(moved)
    rows.insert(rows.count, at: 0)
    let end = rows.count - 1
    table.performBatchUpdates {
      self.table.deleteRows(at: [IndexPath(row: deleted, section: 0)], with: .automatic)
      self.table.moveRow(
        at: IndexPath(row: 0, section: 0), to: IndexPath(row: end, section: 0))
      self.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
  }

  /// What is wrong with the list at rest, or nil.
  var problem: String? {
    guard isViewLoaded else { return nil }
    let count = table.numberOfRows(inSection: 0)
    if count != rows.count { return "shows \(count) rows of \(rows.count)" }
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { return "has a cell without a row" }
      let text = cell.textLabel?.text ?? ""
      if text != "\(rows[path.row])" { return "shows \(text) for \(rows[path.row])" }
      if cell.frame != table.rectForRow(at: path) { return "has a cell beside its row" }
    }
    return nil
  }
}

extension WalkWorld {
  private var lists: [WalkList] { reachable.compactMap { $0 as? WalkList } }

  /// Types into a list's field, or uses and changes its rows.
  func use(_ step: WalkStep) {
    guard case .list(let index, let use) = step, !lists.isEmpty else { return }
    let list = lists[index % lists.count]
    list.loadViewIfNeeded()
    let path = { (row: Int) in IndexPath(row: row % max(1, list.rows.count), section: 0) }
    switch use {
    case .type(let text):
      list.field.becomeFirstResponder()
      UIKitRuntime.Typing(into: recorder.application).type(text)
    case .delete: UIKitRuntime.Typing(into: recorder.application).deleteBackward()
    case .endEditing: window.endEditing(true)
    case .tap(let row): list.table.tapRow(at: path(row))
    case .swipe(let row): list.table.swipeRow(at: path(row), fully: true)
    case .scroll(let row): list.table.scrollToRow(at: path(row), at: .top, animated: false)
    case .batch(let row): list.changeAtOnce(row)
    case .edit(let edits): list.table.setEditing(edits, animated: true)
    case .reload: list.table.reloadData()
    }
  }

  /// A first responder lies in the window, and lists show their rows.
  func checkLists() {
    for list in lists where list.viewIfLoaded?.window === window {
      if let problem = list.problem { fail("LIST \(list.lifecycleID) \(problem)") }
    }
    if let first = window.firstResponder as? UIView, first.window !== window {
      fail("FIRST the first responder is not in its window")
    }
  }
}
