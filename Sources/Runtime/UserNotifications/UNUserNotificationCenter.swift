import Foundation
import UIKit

/// The notifications of the app: authorization, pending requests and delivered notifications.
///
/// It belongs to the shared application and is deallocated with it; its time is that of the
/// application's scheduler. Source: Apple, UNUserNotificationCenter.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
  /// The center of the shared application.
  public class func current() -> UNUserNotificationCenter {
    let application = UIApplication.shared
    return application.service { UNUserNotificationCenter(application) }
  }

  /// Decides how notifications are shown while the app is in the foreground, and is told of opened
  /// ones.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The application that owns the center.
  private unowned let application: UIApplication
  private var status = UNAuthorizationStatus.notDetermined
  private var granted: UNAuthorizationOptions = []
  /// Who waits for the person's answer.
  private var waiting: [(Bool, (any Error)?) -> Void] = []
  private var pending: [Pending] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []

  /// A pending request and its timer.
  private struct Pending {
    let request: UNNotificationRequest
    let timer: UIKitRuntime.Cancellation
  }

  init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  // MARK: Permission

  /// Asks the person for permission; once answered, the same answer is given.
  ///
  /// - Parameters:
  ///   - options: the kinds of notifications.
  ///   - completionHandler: called once the person has answered, in a later turn, with whether
  ///     authorization was granted.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    application.scheduler.async { [self] in
      guard status == .notDetermined else { return completionHandler(status == .authorized, nil) }
      waiting.append(completionHandler)
      guard waiting.count == 1 else { return }
      application.notificationEnvironment.authorize { [weak self] isAllowed in
        self?.receive(isAllowed, for: options)
      }
    }
  }

  /// Takes the person's answer, and tells all who wait for it.
  private func receive(_ isAllowed: Bool, for options: UNAuthorizationOptions) {
    guard status == .notDetermined else { return }
    status = isAllowed ? .authorized : .denied
    granted = isAllowed ? options : []
    let handlers = waiting
    waiting = []
    for handler in handlers { handler(isAllowed, nil) }
  }

  /// Asks the person for permission; once answered, the same answer is given.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isAllowed, _ in
        continuation.resume(returning: isAllowed)
      }
    }
  }

  /// Passes the settings to a closure in a later turn.
  open func getNotificationSettings(
    completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void
  ) {
    application.scheduler.async { [self] in completionHandler(settings) }
  }

  /// The settings.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: status, options: granted)
  }

  // MARK: Requests

  /// Takes a request in; one with the same identifier that waits is replaced.
  ///
  /// - Parameters:
  ///   - request: what to deliver; without a trigger at once.
  ///   - completionHandler: called in a later turn, with an error if notifications are not allowed.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    let error = status == .authorized ? nil : UNError(.notificationsNotAllowed)
    if error == nil { schedule(request) }
    guard let completionHandler else { return }
    application.scheduler.async { completionHandler(error) }
  }

  /// Takes a request in; one with the same identifier that waits is replaced.
  ///
  /// - Throws: `UNError` if notifications are not allowed.
  open func add(_ request: UNNotificationRequest) async throws {
    guard status == .authorized else { throw UNError(.notificationsNotAllowed) }
    schedule(request)
  }

  private func schedule(_ request: UNNotificationRequest) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    guard let trigger = request.trigger else {
      return application.scheduler.async { [weak self] in self?.deliver(request) }
    }
    let date = application.viewEnvironment.currentDate()
    guard let seconds = trigger.delay(after: date) else { return }
    let timer = application.scheduler.whenPassed(seconds) { [weak self] in self?.fire(request) }
    pending.append(Pending(request: request, timer: timer))
  }

  private func fire(_ request: UNNotificationRequest) {
    pending.removeAll { $0.request.identifier == request.identifier }
    if request.trigger?.repeats == true { schedule(request) }
    deliver(request)
  }

  /// Passes the pending requests, in the order in which they were added, to a closure in a later
  /// turn.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
  ) {
    application.scheduler.async { [self] in completionHandler(pending.map(\.request)) }
  }

  /// The pending requests, in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    pending.map(\.request)
  }

  /// Removes pending requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    for entry in pending where identifiers.contains(entry.request.identifier) {
      entry.timer.cancel()
    }
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Removes all pending requests.
  open func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: pending.map(\.request.identifier))
  }

  // MARK: Delivery

  /// Shows a notification; while the app is in the foreground, as its delegate decides.
  ///
  /// Source: UIKIT-CASES.md notification-in-front.
  private func deliver(_ request: UNNotificationRequest) {
    let date = application.viewEnvironment.currentDate()
    let notification = UNNotification(request: request, date: date)
    application.notificationEnvironment.deliver(request.content.title) {
      guard application.applicationState == .active else {
        return show(notification, as: [.banner, .list])
      }
      notify(delegate, "userNotificationCenter(_:willPresent:withCompletionHandler:)") {
        $0.userNotificationCenter(
          self, willPresent: notification,
          withCompletionHandler: { [weak self] in self?.show(notification, as: $0) })
      }
    }
  }

  private func show(_ notification: UNNotification, as options: UNNotificationPresentationOptions) {
    if !options.isDisjoint(with: [.list, .alert]) {
      delivered.removeAll { $0.request.identifier == notification.request.identifier }
      delivered.append(notification)
    }
    guard !options.isDisjoint(with: [.banner, .alert]) else { return }
    application.notificationEnvironment.present(presented(notification))
  }

  private func presented(_ notification: UNNotification) -> UIKitRuntime.PresentedNotification {
    let content = notification.request.content
    let category = categories.first { $0.identifier == content.categoryIdentifier }
    var presented = UIKitRuntime.PresentedNotification(
      identifier: notification.request.identifier, title: content.title,
      subtitle: content.subtitle, body: content.body
    ) { [weak self] in
      self?.receive(UNNotificationDefaultActionIdentifier, for: notification)
    }
    presented.files = content.attachments.map(\.url.lastPathComponent)
    presented.actions = category?.actions.map { button(for: $0, of: notification) } ?? []
    presented.dismiss = { [weak self] in self?.dismiss(notification, of: category) }
    return presented
  }

  private func button(
    for action: UNNotificationAction, of notification: UNNotification
  ) -> UIKitRuntime.PresentedNotification.Action {
    let question = (action as? UNTextInputNotificationAction).map(\.textInputPlaceholder)
    return .init(
      title: action.title, opensApp: action.options.contains(.foreground), question: question
    ) { [weak self] text in
      self?.receive(action.identifier, text: question.map { _ in text }, for: notification)
    }
  }

  /// Tells the delegate what the person has done with a notification, as a tap on it does.
  private func receive(
    _ identifier: String, text: String? = nil, for notification: UNNotification
  ) {
    removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
    let response =
      text.map {
        UNTextInputNotificationResponse(
          notification: notification, actionIdentifier: identifier, userText: $0)
      } ?? UNNotificationResponse(notification: notification, actionIdentifier: identifier)
    notify(delegate, "userNotificationCenter(_:didReceive:withCompletionHandler:)") {
      $0.userNotificationCenter(self, didReceive: response, withCompletionHandler: {})
    }
  }

  private func dismiss(_ notification: UNNotification, of category: UNNotificationCategory?) {
    guard category?.options.contains(.customDismissAction) == true else {
      return removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
    }
    receive(UNNotificationDismissActionIdentifier, for: notification)
  }

  /// Passes the delivered notifications, the oldest first, to a closure in a later turn.
  open func getDeliveredNotifications(
    completionHandler: @escaping @MainActor ([UNNotification]) -> Void
  ) {
    application.scheduler.async { [self] in completionHandler(delivered) }
  }

  /// The delivered notifications that have not been removed, the oldest first.
  open func deliveredNotifications() async -> [UNNotification] { delivered }

  /// Removes delivered notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
    application.notificationEnvironment.withdraw(identifiers)
  }

  /// Removes all delivered notifications.
  open func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: delivered.map(\.request.identifier))
  }

  // MARK: Kinds

  /// Sets the kinds of notifications, whose buttons what is delivered from now on has.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Passes the kinds of notifications to a closure in a later turn.
  open func getNotificationCategories(
    completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void
  ) {
    application.scheduler.async { [self] in completionHandler(categories) }
  }

  /// The kinds of notifications.
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
}
