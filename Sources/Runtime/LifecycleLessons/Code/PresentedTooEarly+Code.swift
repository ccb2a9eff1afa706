// Written by Scripts/lesson-code.

extension LessonCode {
  static let presentedTooEarly = LessonCode(
    wrong: #"""
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
      """#,
    right: #"""
      final class RightHostViewController: UIViewController {
        private var isWelcomed = false

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guard !isWelcomed else { return }
          isWelcomed = true
          present(WelcomeViewController(), animated: false)
        }
      }
      """#,
    shared: #"""
      final class WelcomeViewController: UIViewController {}
      """#)
}
