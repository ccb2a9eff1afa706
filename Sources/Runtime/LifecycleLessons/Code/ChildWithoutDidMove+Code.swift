// Written by Scripts/lesson-code.

extension LessonCode {
  static let childWithoutDidMove = LessonCode(
    wrong: #"""
      final class WrongAtlasViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Europe"
          let legend = LegendViewController()
          addChild(legend)
          legend.view.frame = view.bounds
          view.addSubview(legend.view)
        }
      }
      """#,
    right: #"""
      final class RightAtlasViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Europe"
          let legend = LegendViewController()
          addChild(legend)
          legend.view.frame = view.bounds
          view.addSubview(legend.view)
          legend.didMove(toParent: self)
        }
      }
      """#,
    shared: #"""
      final class LegendViewController: UIViewController {
        private let label = UILabel(frame: CGRect(x: 2, y: 1, width: 30, height: 1))

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
        }

        override func didMove(toParent parent: UIViewController?) {
          super.didMove(toParent: parent)
          label.text = parent.map { "Legend of \($0.title ?? "")" }
        }
      }
      """#)
}
