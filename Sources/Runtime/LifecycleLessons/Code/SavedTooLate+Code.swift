// Written by Scripts/lesson-code.

extension LessonCode {
  static let savedTooLate = LessonCode(
    wrong: #"""
      final class WrongDraftViewController: DraftViewController {
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          save()
        }
      }
      """#,
    right: #"""
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
      """#,
    shared: #"""
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
      """#)
}
