import Foundation

/// A named closure that a control, a bar button or a menu runs.
///
/// Source: Apple, UIAction.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Makes an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its text.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The attributes of an action.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The state of an action that represents a setting.
  public enum State: Int, Hashable, Sendable {
    /// The setting is off.
    case off = 0
    /// The setting is on.
    case on = 1
    /// The setting is partly on.
    case mixed = 2
  }

  /// The title of the action.
  open var title: String
  /// The image of the action.
  open var image: UIImage?
  /// A longer text that explains the action.
  open var discoverabilityTitle: String?
  /// The identifier; unique by default.
  public let identifier: Identifier
  /// The attributes.
  open var attributes: Attributes
  /// The state of the setting that the action represents.
  open var state: State
  /// The control or the bar button that runs the action, while it runs.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action from a closure; without an identifier it gets a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  /// Runs the closure on behalf of a sender.
  package func perform(sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

/// The closure of an action, called with the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
