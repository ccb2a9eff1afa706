// Written by Scripts/lesson-code.

extension LessonCode {
  static let valueSetOnce = LessonCode(
    wrong: #"""
      final class WrongReminderViewController: UIViewController {
        private let picker = UIDatePicker(frame: CGRect(x: 2, y: 2, width: 30, height: 1))

        override func viewDidLoad() {
          super.viewDidLoad()
          picker.minimumDate = Date()
          view.addSubview(picker)
        }
      }
      """#,
    right: #"""
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
      """#,
    shared: #"""
      """#)
}
