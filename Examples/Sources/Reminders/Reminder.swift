import Foundation
import UserNotifications

/// What somebody is reminded of, and when.
@MainActor struct Reminder {
  let date: Date

  /// Asks for a notification at the date, if notifications are allowed.
  func schedule() {
    let center = UNUserNotificationCenter.current()
    let date = date
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
