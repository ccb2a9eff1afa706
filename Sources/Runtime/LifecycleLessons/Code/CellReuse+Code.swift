// Written by Scripts/lesson-code.

extension LessonCode {
  static let cellReuse = LessonCode(
    wrong: #"""
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
      """#,
    right: #"""
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
      """#,
    shared: #"""
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
      """#)
}
