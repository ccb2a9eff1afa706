import Foundation

/// The content of a notification.
///
/// Source: Apple, UNNotificationContent.
@preconcurrency @MainActor
open class UNNotificationContent: NSObject {
  fileprivate var stored = Words()

  fileprivate struct Words {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
  }

  /// What the notification is about.
  open var title: String { stored.title }
  /// A second line.
  open var subtitle: String { stored.subtitle }
  /// The message.
  open var body: String { stored.body }
  /// The number for the app's icon; nil leaves it as it is.
  open var badge: NSNumber? { stored.badge }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { stored.sound }
  /// What the app keeps with the notification.
  open var userInfo: [AnyHashable: Any] { stored.userInfo }
  /// The kind of the notification.
  open var categoryIdentifier: String { stored.categoryIdentifier }
  /// Which notifications belong together.
  open var threadIdentifier: String { stored.threadIdentifier }
  /// Files that are shown with the notification.
  open var attachments: [UNNotificationAttachment] { stored.attachments }

  /// Creates an empty content.
  public override init() {}

  /// An immutable copy.
  func frozen() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.stored = stored
    return copy
  }
}

/// The content of a notification that can be changed.
///
/// Source: Apple, UNMutableNotificationContent.
@preconcurrency @MainActor
open class UNMutableNotificationContent: UNNotificationContent {
  /// What the notification is about.
  open override var title: String {
    get { stored.title }
    set { stored.title = newValue }
  }
  /// A second line.
  open override var subtitle: String {
    get { stored.subtitle }
    set { stored.subtitle = newValue }
  }
  /// The message.
  open override var body: String {
    get { stored.body }
    set { stored.body = newValue }
  }
  /// The number for the app's icon; nil leaves it as it is.
  open override var badge: NSNumber? {
    get { stored.badge }
    set { stored.badge = newValue }
  }
  /// The sound; nil for none.
  open override var sound: UNNotificationSound? {
    get { stored.sound }
    set { stored.sound = newValue }
  }
  /// What the app keeps with the notification.
  open override var userInfo: [AnyHashable: Any] {
    get { stored.userInfo }
    set { stored.userInfo = newValue }
  }
  /// The kind of the notification.
  open override var categoryIdentifier: String {
    get { stored.categoryIdentifier }
    set { stored.categoryIdentifier = newValue }
  }
  /// Which notifications belong together.
  open override var threadIdentifier: String {
    get { stored.threadIdentifier }
    set { stored.threadIdentifier = newValue }
  }
  /// Files that are shown with the notification.
  open override var attachments: [UNNotificationAttachment] {
    get { stored.attachments }
    set { stored.attachments = newValue }
  }
}

/// The sound of a notification.
///
/// Source: Apple, UNNotificationSound.
@preconcurrency @MainActor
open class UNNotificationSound: NSObject {
  /// The default sound: the terminal's bell.
  public class var `default`: UNNotificationSound { UNNotificationSound() }

  /// Whether another object is the same sound.
  open override func isEqual(_ object: Any?) -> Bool { object is UNNotificationSound }

  /// The hash, equal for all sounds.
  open override var hash: Int { 1 }
}
