import UIKit

extension Lesson {
  static let rowBeyondTheEnd = Lesson(
    "0...count in a data source",
    cases: ["table-first-layout", "table-reload"], endsProgram: true,
    mistake:
      "A range with three dots holds its upper end. 0...names.count has one number more than there are "
      + "names, and names[names.count] ends the program.",
    lookAt:
      "Wrong: the program ends while viewDidLoad runs, which makes the rows. Right: names.indices, or "
      + "0..<names.count.",
    wrong: LessonApp([]) { WrongNamesViewController() },
    right: LessonApp([]) { RightNamesViewController() })
}

class NamesViewController: UITableViewController {
  let names = ["Mercury", "Venus", "Earth"]
  var rows: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}

final class WrongNamesViewController: NamesViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    rows = (0...names.count).map { "\($0 + 1). \(names[$0])" }
  }
}

final class RightNamesViewController: NamesViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    rows = names.indices.map { "\($0 + 1). \(names[$0])" }
  }
}
