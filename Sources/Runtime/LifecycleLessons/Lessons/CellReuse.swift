import UIKit

extension Lesson {
  static let cellReuse = Lesson(
    "a cell that is used again",
    cases: ["table-reuse"],
    mistake:
      "Every tenth row is marked, and the others are left as they come. A dequeued cell still has what its last row "
      + "set, so after scrolling other rows are marked.",
    lookAt:
      "The calls are the same, for cells have no part in them. Right: each row sets every part of its cell.",
    wrong: LessonApp([scroll]) { WrongStarsViewController() },
    right: LessonApp([scroll]) { RightStarsViewController() })

  private static let scroll = LessonStep("scroll down") { stage in
    (stage.root as? UITableViewController)?.tableView.scrollToRow(
      at: IndexPath(row: 38, section: 0), at: .bottom, animated: false)
  }
}

/// Forty rows.
class StarsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "star")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
}

final class WrongStarsViewController: StarsViewController {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "star", for: indexPath)
    cell.textLabel?.text = "Star \(indexPath.row)"
    if indexPath.row % 10 == 0 { cell.accessoryType = .checkmark }
    return cell
  }
}

final class RightStarsViewController: StarsViewController {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "star", for: indexPath)
    cell.textLabel?.text = "Star \(indexPath.row)"
    cell.accessoryType = indexPath.row % 10 == 0 ? .checkmark : .none
    return cell
  }
}
