import UIKit

extension Lesson {
  static let savedTooLate = Lesson(
    "saving for the background",
    cases: ["scene-background", "scene-delegate-is-told"],
    mistake:
      "The draft is saved in viewWillDisappear. The way to the background makes no appearance call, and a "
      + "suspended app may end without another one: the draft is lost.",
    lookAt:
      "In both versions no appearance call comes. Right: the draft is saved when the application says "
      + "that it has entered the background.",
    wrong: LessonApp(steps) { WrongDraftViewController() },
    right: LessonApp(steps) { RightDraftViewController() })

  private static let steps = [
    LessonStep("go to the background") { _ in UIKitRuntime.Device.shared.enterBackground() },
    LessonStep("come back") { _ in UIKitRuntime.Device.shared.enterForeground() },
  ]
}

/// Shows what was saved.
class DraftViewController: UIViewController {
  let label = UILabel(frame: CGRect(x: 2, y: 1, width: 30, height: 1))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "not saved"
    view.addSubview(label)
  }

  func save() { label.text = "saved" }
}

final class WrongDraftViewController: DraftViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    save()
  }
}

final class RightDraftViewController: DraftViewController {
  private var observer: (any NSObjectProtocol)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.save() } }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
