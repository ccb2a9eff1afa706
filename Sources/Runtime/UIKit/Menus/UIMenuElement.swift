import Foundation

/// What a menu shows: an action, a menu of its own, a command, or what is made only when it is shown.
///
/// Source: Apple, UIMenuElement.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an element that represents a setting.
  public enum State: Int, Hashable, Sendable {
    /// The setting is off.
    case off = 0
    /// The setting is on.
    case on = 1
    /// The setting is partly on.
    case mixed = 2
  }

  var storedTitle: String
  var storedImage: UIImage?
  /// The title of the element.
  open var title: String { storedTitle }
  /// The image of the element.
  open var image: UIImage? { storedImage }
  /// What is written beside the title.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  /// What two elements are equal by; nil if each equals only itself.
  nonisolated var identity: AnyHashable? { nil }

  /// Whether another object is an element with the same identity.
  ///
  /// Source: UIKIT-CASES.md menu-equality.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIMenuElement else { return false }
    guard let identity, let others = other.identity else { return self === other }
    return identity == others
  }

  open nonisolated override var hash: Int {
    identity?.hashValue ?? ObjectIdentifier(self).hashValue
  }
}
