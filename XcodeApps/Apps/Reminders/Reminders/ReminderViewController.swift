import UIKit
import UserNotifications

class ReminderViewController: UIViewController {
    @IBOutlet private var datePicker: UIDatePicker!

    override func viewDidLoad() {
        super.viewDidLoad()
        print("ReminderViewController loaded its view.")
    }

    // The view is loaded once, but a minute from now is another time at each appearance.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        datePicker.minimumDate = Date(timeIntervalSinceNow: 60)
    }

    @IBAction private func addReminder(_ sender: UIButton) {
        Reminder(date: datePicker.date).schedule()
    }
}
