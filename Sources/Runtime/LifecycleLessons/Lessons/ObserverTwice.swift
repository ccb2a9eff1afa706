import UIKit

extension Lesson {
  static let observerTwice = Lesson(
    "an observer added twice",
    cases: ["nav-pop-animated", "tab-second-switch"],
    mistake:
      "viewWillAppear adds an observer. It comes at each return, so after some visits one notification "
      + "calls the controller several times.",
    lookAt:
      "The calls are the same. Wrong: one change is counted twice after the return. Right: viewDidDisappear "
      + "removes what viewWillAppear adds.",
    wrong: LessonApp(steps) {
      UINavigationController(rootViewController: WrongTallyViewController())
    },
    right: LessonApp(steps) {
      UINavigationController(rootViewController: RightTallyViewController())
    })

  private static let steps: [LessonStep] = [
    .push { UIViewController() }, .pop,
    LessonStep("post a change") { _ in
      NotificationCenter.default.post(name: .tallyDidChange, object: nil)
    },
  ]
}

extension Notification.Name {
  static let tallyDidChange = Notification.Name("LessonTallyDidChange")
}

/// Shows how many changes it was told of.
class TallyViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 2, y: 1, width: 30, height: 1))
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  func makeObserver() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: .tallyDidChange, object: nil, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.tallyDidChange() }
    }
  }

  private func tallyDidChange() {
    count += 1
    label.text = "Changes: \(count)"
  }
}

final class WrongTallyViewController: TallyViewController {
  private var observer: (any NSObjectProtocol)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observer = makeObserver()
  }
}

final class RightTallyViewController: TallyViewController {
  private var observer: (any NSObjectProtocol)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observer = makeObserver()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
