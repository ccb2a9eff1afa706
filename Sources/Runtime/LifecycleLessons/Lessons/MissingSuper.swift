import UIKit

extension Lesson {
  static let missingSuper = Lesson(
    "super in an override",
    mistake:
      "viewWillAppear is overridden without super.viewWillAppear(animated). Whatever UIKit, or a base "
      + "class of one's own, does in it is left out.",
    lookAt:
      "The calls are the same: nothing in them shows the mistake, and on a phone it may go unnoticed "
      + "for long.",
    wrong: LessonApp([]) { UINavigationController(rootViewController: WrongSuperViewController()) },
    right: LessonApp([]) { UINavigationController(rootViewController: RightSuperViewController()) })
}

final class WrongSuperViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    title = "Hello"
  }
}

final class RightSuperViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "Hello"
  }
}
