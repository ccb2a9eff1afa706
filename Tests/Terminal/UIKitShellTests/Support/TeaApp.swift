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

  private func makeTea() {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.body = "It is\nready."
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
    label.text = "Opened " + response.notification.request.identifier
    completionHandler()
  }
}
