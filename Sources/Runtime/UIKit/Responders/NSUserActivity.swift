import Foundation

/// What a person does in an app, so that another device or a search could go on with it, which there are not.
///
/// Source: Apple, NSUserActivity.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// What kind of thing it is.
  nonisolated public let activityType: String
  /// What a person reads.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// A page that has the same.
  open var webpageURL: URL?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// Whether `userInfo` has to be written anew before it is used.
  open var needsSave = false
  /// Whether another device may go on with it.
  open var isEligibleForHandoff = true
  /// Whether a search may find it.
  open var isEligibleForSearch = false

  /// Makes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
