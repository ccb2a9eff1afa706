// Written by Scripts/lesson-code.

extension LessonCode {
  static let observerTwice = LessonCode(
    wrong: #"""
      final class WrongTallyViewController: TallyViewController {
        private var observer: (any NSObjectProtocol)?

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          observer = makeObserver()
        }
      }
      """#,
    right: #"""
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
      """#,
    shared: #"""
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
      """#)
}
