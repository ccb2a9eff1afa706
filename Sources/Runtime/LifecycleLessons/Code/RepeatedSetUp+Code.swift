// Written by Scripts/lesson-code.

extension LessonCode {
  static let repeatedSetUp = LessonCode(
    wrong: #"""
      final class WrongListViewController: UIViewController {
        private var visits = 0

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          visits += 1
          let label = UILabel(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
          label.text = "Visit \(visits)"
          view.addSubview(label)
        }
      }
      """#,
    right: #"""
      final class RightListViewController: UIViewController {
        private let label = UILabel(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
        private var visits = 0

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          visits += 1
          label.text = "Visit \(visits)"
        }
      }
      """#,
    shared: #"""
      """#)
}
