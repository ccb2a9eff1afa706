import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UITableViewControllerTests {
  // Source: UIKIT-CASES.md table-controller-appears.
  @Test func `table-controller-appears: the selection goes when the table comes back`() throws {
    let recorder = TraceRecorder()
    let list = MonthsController(style: .grouped)
    let stack = UINavigationController(rootViewController: list)
    _ = recorder.launch(stack)
    #expect(list.tableView.style == .grouped && list.tableView === list.view)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.tableView.tapRow(at: .row(1)))
    recorder.settle()
    #expect(stack.topViewController?.title == "February")
    #expect(list.tableView.indexPathForSelectedRow == .row(1))
    stack.popViewController(animated: true)
    recorder.settle()
    #expect(list.tableView.indexPathForSelectedRow == nil)
    list.clearsSelectionOnViewWillAppear = false
    list.tableView.tapRow(at: .row(0))
    recorder.settle()
    stack.popViewController(animated: true)
    recorder.settle()
    #expect(list.tableView.indexPathForSelectedRow == .row(0))
  }

  // Source: UIKIT-CASES.md table-controller-appears.
  @Test func `table-controller-appears: editing is handed on to the table`() {
    let recorder = TraceRecorder()
    let list = MonthsController(style: .plain)
    _ = recorder.launch(list)
    list.setEditing(true, animated: false)
    #expect(list.tableView.isEditing)
  }

  @Test func `a collection view controller supplies its items and loses its selection`() {
    let recorder = TraceRecorder()
    let grid = GridController(collectionViewLayout: UICollectionViewFlowLayout())
    let stack = UINavigationController(rootViewController: grid)
    _ = recorder.launch(stack)
    #expect(grid.collectionView.visibleCells.count == 3)
    #expect(grid.collectionView.superview === grid.view)
    grid.collectionView.tapItem(at: IndexPath(item: 1, section: 0))
    recorder.settle()
    #expect(stack.viewControllers.count == 2)
    stack.popViewController(animated: false)
    recorder.settle()
    #expect(grid.collectionView.indexPathsForSelectedItems == nil)
  }
}

/// A table as an iOS programmer writes it.
private final class MonthsController: UITableViewController {
  private let months = ["January", "February", "March"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Month")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    months.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Month", for: indexPath)
    cell.textLabel?.text = months[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = months[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// A grid as an iOS programmer writes it.
private final class GridController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    navigationController?.pushViewController(UIViewController(), animated: false)
  }
}
