// Written by Scripts/lesson-code.

extension LessonCode {
  static let viewInInit = LessonCode(
    wrong: #"""
      final class WrongPlanetViewController: UIViewController {
        var name: String?

        init() {
          super.init(nibName: nil, bundle: nil)
          view.backgroundColor = .black
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          title = name
        }
      }
      """#,
    right: #"""
      final class RightPlanetViewController: UIViewController {
        var name: String?

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          title = name
        }
      }
      """#,
    shared: #"""
      """#)
}
