// Written by Scripts/lesson-code.

extension LessonCode {
  static let childWithoutParent = LessonCode(
    wrong: #"""
      final class WrongContainerViewController: UIViewController {
        private let map = MapViewController()

        override func viewDidLoad() {
          super.viewDidLoad()
          map.view.frame = view.bounds
          map.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(map.view)
        }
      }
      """#,
    right: #"""
      final class RightContainerViewController: UIViewController {
        private let map = MapViewController()

        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(map)
          map.view.frame = view.bounds
          map.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(map.view)
          map.didMove(toParent: self)
        }
      }
      """#,
    shared: #"""
      final class MapViewController: UIViewController {}
      """#)
}
