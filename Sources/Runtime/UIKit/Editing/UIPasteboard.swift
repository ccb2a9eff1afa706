import Foundation

/// What an app copies, and what it pastes: items, each with one value for every type.
///
/// It lies in memory and ends with the app: a terminal's own clipboard belongs to the person. Source: Apple,
/// UIPasteboard.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Makes a name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name from its text.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The pasteboard that all of the app shares.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What the pasteboards of a name have in common.
  fileprivate final class Store {
    var items: [[String: Any]] = []
    var changeCount = 0
  }

  /// The pasteboards of an application, by name.
  @MainActor private final class Stores {
    var byName: [Name: Store] = [:]
    private(set) lazy var general = UIPasteboard(.general, Store())
  }

  /// Posted after the items of a pasteboard changed; the object is the pasteboard.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted before a pasteboard is removed; the object is the pasteboard.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  /// The name of the pasteboard.
  public let name: Name
  private let store: Store

  /// How often the items have changed.
  open var changeCount: Int { store.changeCount }

  /// The items; each is a dictionary with a value for every type.
  open var items: [[String: Any]] {
    get { store.items }
    set {
      store.items = newValue
      store.changeCount += 1
      NotificationCenter.default.postOnMainQueue(name: Self.changedNotification, object: self)
    }
  }

  private init(_ name: Name, _ store: Store) {
    self.name = name
    self.store = store
  }

  private static var stores: Stores { UIApplication.shared.service { Stores() } }

  /// The pasteboard that all of the app shares.
  public static var general: UIPasteboard { stores.general }

  /// The pasteboard of a name; without `create` nil if there is none yet.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let stores = Self.stores
    let known = pasteboardName == .general ? stores.general.store : stores.byName[pasteboardName]
    guard let store = known ?? (create ? Store() : nil) else { return nil }
    if pasteboardName != .general { stores.byName[pasteboardName] = store }
    self.init(pasteboardName, store)
  }

  /// A pasteboard with a name that no other has.
  public static func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    let store = Store()
    stores.byName[name] = store
    return UIPasteboard(name, store)
  }

  /// Removes the pasteboard of a name; the general one stays.
  public static func remove(withName pasteboardName: Name) {
    guard let store = stores.byName.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.postOnMainQueue(
      name: removedNotification, object: UIPasteboard(pasteboardName, store))
  }
}
