// Written by Scripts/lesson-code.

extension LessonCode {
  static let timerNotStopped = LessonCode(
    wrong: #"""
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
      """#,
    right: #"""
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
      """#,
    shared: #"""
      """#)
}
