import UIKit

extension Lesson {
  static let presentedTooEarly = Lesson(
    "presenting too early",
    mistake:
      "A window's first controller presents a welcome in its initializer, before its view is in a window. "
      + "UIKit refuses it on its console, and the person never sees the welcome.",
    lookAt:
      "Wrong: there is no call of Welcome but its initializer and deinit. Right: it appears after the "
      + "viewDidAppear of the controller that presents it.",
    wrong: LessonApp([]) { WrongHostViewController() },
    right: LessonApp([]) { RightHostViewController() })
}

final class WelcomeViewController: UIViewController {}

final class WrongHostViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    // The code that makes the controller starts it; its view is in no window yet.
    start()
  }

  required init?(coder: NSCoder) { nil }

  private func start() {
    present(WelcomeViewController(), animated: false)
  }
}

final class RightHostViewController: UIViewController {
  private var isWelcomed = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isWelcomed else { return }
    isWelcomed = true
    present(WelcomeViewController(), animated: false)
  }
}
