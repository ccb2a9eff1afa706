import UIKit
import UserNotifications

class ReminderViewController: UIViewController {
  private let datePicker = UIDatePicker()
  private let addButton = UIButton(type: .system)

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBarItem.title = "Reminder"
    tabBarItem.image = UIImage(systemName: "clock")
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("ReminderViewController loaded its view.")
    datePicker.frame = CGRect(x: 16, y: 48, width: 240, height: 16)
    addButton.frame = CGRect(x: 16, y: 96, width: 160, height: 16)
    addButton.setTitle("Remind Me", for: .normal)
    addButton.addAction(UIAction { [unowned self] _ in addReminder() }, for: .touchUpInside)
    view.addSubview(datePicker)
    view.addSubview(addButton)
  }

  // The view is loaded once, but a minute from now is another time at each appearance.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    datePicker.minimumDate = Date(timeIntervalSinceNow: 60)
  }

  private func addReminder() {
    let center = UNUserNotificationCenter.current()
    let date = datePicker.date
    center.requestAuthorization(options: [.alert, .sound]) { granted, _ in
      guard granted else {
        print("Reminders are not allowed.")
        return
      }
      let content = UNMutableNotificationContent()
      content.title = "Reminder"
      content.body = "Look at the circles!"
      let components = Calendar.current.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: date)
      let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
      center.add(
        UNNotificationRequest(
          identifier: UUID().uuidString, content: content, trigger: trigger))
    }
  }
}
