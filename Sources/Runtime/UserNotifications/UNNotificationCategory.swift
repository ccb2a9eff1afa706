import Foundation

/// What a kind of notifications does besides showing its buttons.
///
/// Source: Apple, UNNotificationCategoryOptions.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The delegate is told that the person has taken the notification away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// It is shown in a car, which a terminal is not.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown where previews are hidden, which they never are.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle is shown where previews are hidden, which they never are.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

/// A kind of notifications, with the buttons that they have.
///
/// Two categories are equal if their identifiers are: a center has one of each. Source: Apple,
/// UNNotificationCategory.
@preconcurrency @MainActor
open class UNNotificationCategory: NSObject {
  /// What a content names as its `categoryIdentifier`.
  nonisolated public let identifier: String
  /// The buttons, in their order.
  public let actions: [UNNotificationAction]
  /// The intents of Siri that belong to it.
  public let intentIdentifiers: [String]
  /// What else it does.
  public let options: UNNotificationCategoryOptions
  /// What stands for the message where previews are hidden, which they never are.
  public let hiddenPreviewsBodyPlaceholder: String

  /// Makes a category.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: "", options: options)
  }

  /// Makes a category with what stands for hidden messages.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.options = options
  }

  /// Whether another object is a category of the same identifier.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }

  /// The hash of the identifier.
  nonisolated open override var hash: Int { identifier.hashValue }
}
