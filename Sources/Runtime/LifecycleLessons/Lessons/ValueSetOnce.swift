import UIKit

extension Lesson {
  static let valueSetOnce = Lesson(
    "a changing value set once",
    mistake:
      "The date picker's minimum is set to the present time in viewDidLoad. An hour later, at the next "
      + "visit, it still has the time of the first, so a reminder can be set in the past.",
    lookAt:
      "The second visit has no viewDidLoad. viewWillAppear comes at each, and that is where what changes "
      + "with time is set.",
    wrong: LessonApp([.push { UIViewController() }, .wait(3600), .pop]) {
      UINavigationController(rootViewController: WrongReminderViewController())
    },
    right: LessonApp([.push { UIViewController() }, .wait(3600), .pop]) {
      UINavigationController(rootViewController: RightReminderViewController())
    })
}

final class WrongReminderViewController: UIViewController {
  private let picker = UIDatePicker(frame: CGRect(x: 2, y: 2, width: 30, height: 1))

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.minimumDate = Date()
    view.addSubview(picker)
  }
}

final class RightReminderViewController: UIViewController {
  private let picker = UIDatePicker(frame: CGRect(x: 2, y: 2, width: 30, height: 1))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    picker.minimumDate = Date()
  }
}
