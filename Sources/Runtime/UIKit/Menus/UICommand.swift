import Foundation

/// A named selector that a menu sends to the first responder that takes it.
///
/// Source: Apple, UICommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The title of the command.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of the command.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// A longer text that explains the command.
  open var discoverabilityTitle: String?
  /// The selector that is sent.
  public nonisolated let action: Selector
  /// What tells commands with the same selector apart.
  public let propertyList: Any?
  private nonisolated let propertyText: String
  /// The attributes.
  open var attributes: Attributes
  /// The state of the setting that the command represents.
  open var state: State

  /// Makes a command.
  public init(
    title: String, subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    propertyText = propertyList.map { "\($0)" } ?? ""
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  nonisolated override var identity: AnyHashable? { [action.name, propertyText] }

  /// The responder that takes the command: the first in the chain of the first responder, or of a view
  /// where there is none.
  func target(from view: UIView?) -> UIResponder? {
    UIApplication.shared.target(of: action, from: view) as? UIResponder
  }
}
