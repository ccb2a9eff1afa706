import Foundation

/// An action of the app's icon on the home screen.
///
/// A terminal has no home screen, so no one chooses an item; the app keeps those that it made. Source: Apple,
/// UIApplicationShortcutItem.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What the app knows the item by.
  open internal(set) var type: String
  /// The title.
  open internal(set) var localizedTitle: String
  /// A second line; nil for none.
  open internal(set) var localizedSubtitle: String?
  /// The icon; nil for none.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What the app wants to know when the item is chosen.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// What the item is about, which is how the system shows it again.
  open internal(set) var targetContentIdentifier: Any?

  /// Makes an item with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Makes an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}

/// An item that can be changed.
///
/// Source: Apple, UIMutableApplicationShortcutItem.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// What the app knows the item by.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// A second line; nil for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the app wants to know when the item is chosen.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The icon of an item.
///
/// Source: Apple, UIApplicationShortcutIcon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The icons of the system.
  public enum IconType: Int, Hashable, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  private let name: String

  /// Makes an icon of the system.
  public convenience init(type: IconType) { self.init(named: "\(type)") }

  /// Makes an icon of an image of the app.
  public convenience init(templateImageName: String) { self.init(named: templateImageName) }

  /// Makes an icon of a symbol.
  public convenience init(systemImageName: String) { self.init(named: systemImageName) }

  private init(named name: String) { self.name = name }

  open override var description: String { "\(Self.self): \(name)" }
}
