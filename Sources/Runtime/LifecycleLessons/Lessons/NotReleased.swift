import UIKit

extension Lesson {
  static let notReleased = Lesson(
    "a controller that stays alive",
    mistake:
      "The controller keeps a closure that uses self. So it holds itself, and each visit leaves another "
      + "one in memory.",
    lookAt:
      "Wrong: the pop ends without deinit. Right: [weak self] in the closure, and deinit is the last "
      + "call. The target of a repeating timer, a task that goes on and an observer with a block hold in the same "
      + "way; an observer with a selector does not hold.",
    wrong: LessonApp([.push { WrongCounterViewController() }, .pop]) {
      UINavigationController(rootViewController: UIViewController())
    },
    right: LessonApp([.push { RightCounterViewController() }, .pop]) {
      UINavigationController(rootViewController: UIViewController())
    })
}

final class WrongCounterViewController: UIViewController {
  private var count = 0
  private var countOn: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    countOn = { self.count += 1 }
  }
}

final class RightCounterViewController: UIViewController {
  private var count = 0
  private var countOn: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    countOn = { [weak self] in self?.count += 1 }
  }
}
