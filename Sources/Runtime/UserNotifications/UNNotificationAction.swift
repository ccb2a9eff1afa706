import Foundation

/// How an action of a notification is performed.
///
/// Source: Apple, UNNotificationActionOptions.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Only once the device is unlocked; a terminal always is.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The app comes to the foreground for it.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification.
///
/// Source: Apple, UNNotificationAction.
@preconcurrency @MainActor
open class UNNotificationAction: NSObject {
  /// What the delegate is told of it.
  public let identifier: String
  /// What the person reads.
  public let title: String
  /// How it is performed.
  public let options: UNNotificationActionOptions

  /// Makes an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// A button of a notification that asks for a text.
///
/// Source: Apple, UNTextInputNotificationAction.
@preconcurrency @MainActor
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// What stands in the field while it is empty.
  public let textInputPlaceholder: String

  /// Makes an action that asks for a text.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The action of taking a notification away, which a category with `customDismissAction` is told of.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"
