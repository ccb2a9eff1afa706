import Foundation

/// Something that can be done with what an app shares.
///
/// Source: Apple, UIActivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text of the kind.
    public let rawValue: String

    /// Makes a kind from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a kind from its text.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// Copies into the general pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a message; nothing here can.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends a mail; nothing here can.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints; nothing here can.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends to a device nearby; nothing here can.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Saves a picture among a person's photos; there are none here.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns a picture to a person of the address book; there is none here.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps a page for later; nothing here can.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Writes to a social network; nothing here can.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Writes to a social network; nothing here can.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Writes to a social network; nothing here can.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Writes to a social network; nothing here can.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Writes to a social network; nothing here can.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Adds a book; nothing here can.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Draws on a document; nothing here can.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Writes to a social network; nothing here can.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
  }

  /// The group of an activity.
  public enum Category: Int, Hashable, Sendable {
    /// It does something with the items.
    case action = 0
    /// It shares the items.
    case share = 1
  }

  /// Called once when the activity has ended, with whether it did what it is for.
  var finish: (Bool) -> Void = { _ in }

  public override init() {}

  /// The group of the activity.
  open class var activityCategory: Category { .action }
  /// The kind of the activity, which the app learns at the end.
  open var activityType: ActivityType? { nil }
  /// The title of the activity.
  open var activityTitle: String? { nil }
  /// The image of the activity.
  open var activityImage: UIImage? { nil }
  /// What the activity shows in place of the choice; nil to call `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity can do something with items; false unless a subclass says so.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity begins, with the items for it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does what the activity is for; a subclass calls `activityDidFinish(_:)` at the end, as this one does at once.
  open func perform() { activityDidFinish(false) }

  /// Says that the activity has ended, and whether it did what it is for.
  open func activityDidFinish(_ completed: Bool) {
    let finish = finish
    self.finish = { _ in }
    finish(completed)
  }
}

/// Says what is shared once a person has chosen how.
///
/// Source: Apple, UIActivityItemSource.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// What stands for the item meanwhile, of its type.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for an activity that has one.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// None, as the method is optional in UIKit.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Copies what the pasteboard has a type for.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is UIColor }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let board = UIPasteboard.general
    board.items = []
    for item in items {
      let other = UIPasteboard.withUniqueName()
      switch item {
      case let text as String: other.string = text
      case let url as URL: other.url = url
      case let image as UIImage: other.image = image
      case let color as UIColor: other.color = color
      default: break
      }
      board.addItems(other.items)
      UIPasteboard.remove(withName: other.name)
    }
    activityDidFinish(true)
  }
}
