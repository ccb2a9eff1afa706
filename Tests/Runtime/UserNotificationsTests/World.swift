import Foundation
import UIKit
import UserNotifications

/// An active application on virtual time.
@MainActor
final class World {
  let application: UIApplication
  let center: UNUserNotificationCenter
  private let scheduler = UIKitRuntime.SteppedScheduler()
  private let appDelegate = AppDelegate()
  private(set) var shown: [String] = []
  private(set) var last: UIKitRuntime.PresentedNotification?
  private(set) var withdrawn: [String] = []

  init(isAllowed: Bool? = nil) {
    application = UIApplication(scheduler: scheduler)
    UIApplication.replaceShared(with: application)
    center = UNUserNotificationCenter.current()
    application.viewEnvironment.currentDate = { Date(timeIntervalSince1970: 0) }
    application.launch(appDelegate)
    application.notificationEnvironment.present = { [unowned self] notification in
      shown.append(notification.text)
      last = notification
    }
    application.notificationEnvironment.withdraw = { [unowned self] in withdrawn += $0 }
    guard let isAllowed else { return }
    application.notificationEnvironment.authorize = { $0(isAllowed) }
    center.requestAuthorization(options: .alert) { _, _ in }
    settle()
  }

  func settle() { scheduler.runUntilIdle() }

  func advance(_ seconds: Double) { scheduler.advance(by: .seconds(seconds)) }

  func request(_ identifier: String, _ trigger: UNNotificationTrigger) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.body = "It is ready."
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  func request(_ identifier: String, after seconds: Double) -> UNNotificationRequest {
    request(
      identifier, UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
  }

  var settings: UNNotificationSettings? {
    var found: UNNotificationSettings?
    center.getNotificationSettings { found = $0 }
    settle()
    return found
  }

  var pending: [String] {
    var found: [String] = []
    center.getPendingNotificationRequests { found = $0.map(\.identifier) }
    settle()
    return found
  }

  var delivered: [String] {
    var found: [String] = []
    center.getDeliveredNotifications { found = $0.map(\.request.identifier) }
    settle()
    return found
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// Takes what comes, and remembers it.
final class Delegate: UNUserNotificationCenterDelegate {
  var options: UNNotificationPresentationOptions = [.banner, .list]
  private(set) var presented: [String] = []
  private(set) var opened: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  ) {
    presented.append(notification.request.identifier)
    completionHandler(options)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    let text = (response as? UNTextInputNotificationResponse).map { ": \($0.userText)" } ?? ""
    opened.append(
      "\(response.notification.request.identifier) \(response.actionIdentifier)\(text)")
    completionHandler()
  }
}
