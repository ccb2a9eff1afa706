import UIKit

/// Two sections of things to buy; bread can be marked by a swipe from the left.
final class ShoppingAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController { ShoppingViewController(style: .plain) }
}

/// A table whose rows are selected, deleted and marked.
final class ShoppingViewController: UITableViewController {
  private var things = [["Milk", "Bread"], (1...40).map { "Can \($0)" }]
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shopping"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { things.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    things[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    cell.textLabel?.text = things[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let thing = things[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    things[destinationIndexPath.section].insert(thing, at: destinationIndexPath.row)
    calls.append("move \(thing) to \(destinationIndexPath.section).\(destinationIndexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(things[indexPath.section][indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("delete \(things[indexPath.section].remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard things[indexPath.section][indexPath.row] == "Bread" else { return nil }
    let mark = UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
      self?.calls.append("mark Bread")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [mark])
  }
}
