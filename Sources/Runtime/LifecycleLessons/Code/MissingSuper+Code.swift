// Written by Scripts/lesson-code.

extension LessonCode {
  static let missingSuper = LessonCode(
    wrong: #"""
      final class WrongSuperViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          title = "Hello"
        }
      }
      """#,
    right: #"""
      final class RightSuperViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          title = "Hello"
        }
      }
      """#,
    shared: #"""
      """#)
}
