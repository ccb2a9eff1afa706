// Written by Scripts/lesson-code.

extension LessonCode {
  static let staleGeometry = LessonCode(
    wrong: #"""
      final class WrongFrameViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(
            frame: CGRect(x: 0, y: view.bounds.maxY - 1, width: view.bounds.width, height: 1))
          label.text = "in the last row"
          view.addSubview(label)
        }
      }
      """#,
    right: #"""
      final class RightFrameViewController: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "in the last row"
          view.addSubview(label)
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          label.frame = CGRect(x: 0, y: view.bounds.maxY - 1, width: view.bounds.width, height: 1)
        }
      }
      """#,
    shared: #"""
      """#)
}
