import Foundation

/// A named closure that a control, a bar button or a menu runs.
///
/// Source: Apple, UIAction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
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

  /// The title of the action.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// A longer text that explains the action.
  open var discoverabilityTitle: String?
  /// The identifier, by which actions are equal; unique by default.
  public nonisolated let identifier: Identifier
  /// The attributes.
  open var attributes: Attributes
  /// The state of the setting that the action represents.
  open var state: State
  /// The control or the bar button that runs the action, while it runs.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action from a closure; without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier =
      identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  nonisolated override var identity: AnyHashable? { identifier }

  /// Runs the closure on behalf of a sender.
  package func perform(sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

/// The closure of an action, called with the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
