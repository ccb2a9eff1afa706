// Written by Scripts/lesson-code.

extension LessonCode {
  static let rowBeyondTheEnd = LessonCode(
    wrong: #"""
      final class WrongNamesViewController: NamesViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          rows = (0...names.count).map { "\($0 + 1). \(names[$0])" }
        }
      }
      """#,
    right: #"""
      final class RightNamesViewController: NamesViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          rows = names.indices.map { "\($0 + 1). \(names[$0])" }
        }
      }
      """#,
    shared: #"""
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
      """#)
}
