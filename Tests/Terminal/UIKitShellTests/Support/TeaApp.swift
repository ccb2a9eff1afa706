import UIKit
import UserNotifications

/// An app that reminds of tea: it asks at the launch, and a button asks for a reminder.
final class TeaAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.setNotificationCategories([kind])
    center.requestAuthorization(options: [.alert, .sound]) { isAllowed, _ in
      self.label.text = isAllowed ? "Allowed" : "Denied"
    }
    window = UIWindow(frame: application.screen.bounds)
    window?.rootViewController = UIViewController()
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 1)
    window?.rootViewController?.view.addSubview(label)
    let button = UIButton(frame: CGRect(x: 0, y: 2, width: 20, height: 1))
    button.setTitle("Tea", for: .normal)
    button.addAction(UIAction { _ in self.makeTea() }, for: .touchUpInside)
    window?.rootViewController?.view.addSubview(button)
    window?.makeKeyAndVisible()
    return true
  }

  private let label = UILabel()

  /// What is said of tea can be answered.
  private var kind: UNNotificationCategory {
    let later = UNNotificationAction(identifier: "later", title: "Drink later", options: [])
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: .foreground, textInputButtonTitle: "Send",
      textInputPlaceholder: "")
    return UNNotificationCategory(
      identifier: "tea", actions: [later, reply], intentIdentifiers: [], options: [])
  }

  private func makeTea() {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.body = "It is\nready."
    content.categoryIdentifier = "tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3, repeats: false)
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    let name = response.notification.request.identifier
    if let reply = response as? UNTextInputNotificationResponse {
      label.text = "\(name): \(reply.userText)"
    } else {
      let isOpened = response.actionIdentifier == UNNotificationDefaultActionIdentifier
      label.text = isOpened ? "Opened \(name)" : "\(name) \(response.actionIdentifier)"
    }
    completionHandler()
  }
}
