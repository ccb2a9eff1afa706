import UIKit

extension Lesson {
  static let childWithoutParent = Lesson(
    "a child's view without addChild",
    mistake:
      "The view of another controller is added, but the controller is not: it has no parent, so it gets "
      + "no viewWillTransition and no navigation controller, and lives only by the reference to it.",
    lookAt:
      "Wrong: the child's viewDidAppear comes before its container's. Right: after it, and the calls "
      + "willMove and didMove say who the parent is (set calls all).",
    wrong: LessonApp([]) { WrongContainerViewController() },
    right: LessonApp([]) { RightContainerViewController() })
}

final class MapViewController: UIViewController {}

final class WrongContainerViewController: UIViewController {
  private let map = MapViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    map.view.frame = view.bounds
    map.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map.view)
  }
}

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
