import UIKit

extension Lesson {
  static let viewInInit = Lesson(
    "view in an initializer",
    mistake:
      "The initializer sets view.backgroundColor. Asking for view loads it at once, so viewDidLoad runs "
      + "before the code that makes the controller can set its name.",
    lookAt:
      "The calls that are shown are the same, and their moments are not. Wrong: viewDidLoad comes inside the initializer, and "
      + "the title stays empty. Right: viewDidLoad comes with the push, after the name was set.",
    wrong: LessonApp([
      .push {
        let planet = WrongPlanetViewController()
        planet.name = "Saturn"
        return planet
      }
    ]) { UINavigationController(rootViewController: UIViewController()) },
    right: LessonApp([
      .push {
        let planet = RightPlanetViewController()
        planet.name = "Saturn"
        return planet
      }
    ]) { UINavigationController(rootViewController: UIViewController()) })
}

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

final class RightPlanetViewController: UIViewController {
  var name: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    title = name
  }
}
