import Foundation

/// An action of an alert.
///
/// Source: Apple, UIAlertAction.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    case `default`, cancel, destructive
  }

  /// The title of the action.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the action is enabled.
  open var isEnabled = true { didSet { onChange?() } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Makes an action; its handler runs after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
