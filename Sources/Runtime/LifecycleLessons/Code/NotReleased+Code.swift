// Written by Scripts/lesson-code.

extension LessonCode {
  static let notReleased = LessonCode(
    wrong: #"""
      final class WrongCounterViewController: UIViewController {
        private var count = 0
        private var countOn: (() -> Void)?

        override func viewDidLoad() {
          super.viewDidLoad()
          countOn = { self.count += 1 }
        }
      }
      """#,
    right: #"""
      final class RightCounterViewController: UIViewController {
        private var count = 0
        private var countOn: (() -> Void)?

        override func viewDidLoad() {
          super.viewDidLoad()
          countOn = { [weak self] in self?.count += 1 }
        }
      }
      """#,
    shared: #"""
      """#)
}
