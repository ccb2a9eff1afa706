import UIKit

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
    Reminder(date: datePicker.date).schedule()
  }
}
