import UIKit

extension Lesson {
  static let timerNotStopped = Lesson(
    "a timer that is not stopped",
    mistake:
      "viewDidAppear starts a repeating timer whose block uses self, and nothing stops it. The run loop "
      + "holds the timer, the timer its block, the block the controller.",
    lookAt:
      "Wrong: the pop ends without deinit, and the timer fires on. Right: viewWillDisappear stops what "
      + "viewDidAppear started, and deinit is the last call.",
    wrong: LessonApp([.push { WrongClockViewController() }, .pop]) {
      UINavigationController(rootViewController: UIViewController())
    },
    right: LessonApp([.push { RightClockViewController() }, .pop]) {
      UINavigationController(rootViewController: UIViewController())
    })
}

final class WrongClockViewController: UIViewController {
  private var minutes = 0
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
      MainActor.assumeIsolated { self.minutes += 1 }
    }
  }
}

final class RightClockViewController: UIViewController {
  private var minutes = 0
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.minutes += 1 }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
