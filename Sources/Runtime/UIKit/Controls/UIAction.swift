import Foundation

/// A named closure that a control, a bar button or a menu runs.
///
/// Source: Apple, UIAction.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What tells two actions of a control apart.
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

  /// How an action may be shown and used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action cannot be used now.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an action that stands for a setting is on.
  public enum State: Int, Hashable, Sendable {
    /// The setting is off.
    case off = 0
    /// The setting is on.
    case on = 1
    /// Some of what the setting stands for is on.
    case mixed = 2
  }

  /// The text that names the action.
  open var title: String
  /// The picture that stands for the action.
  open var image: UIImage?
  /// A longer text that explains the action.
  open var discoverabilityTitle: String?
  /// What tells this action from others; unique unless one was given.
  public let identifier: Identifier
  /// How the action may be shown and used.
  open var attributes: Attributes
  /// Whether what the action stands for is on.
  open var state: State
  /// The control or the bar button that runs the action, while it runs.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action from its closure; without an identifier it gets one of its own.
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
  public func perform(sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

/// A closure that an action runs; it is given the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
