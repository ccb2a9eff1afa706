import Foundation

/// One answer to an alert.
///
/// Source: Apple, UIAlertAction.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How an answer is shown.
  public enum Style: Int, Hashable, Sendable {
    case `default`, cancel, destructive
  }

  /// The words of the answer.
  public let title: String?
  /// How the answer is shown.
  public let style: Style
  /// Whether the answer can be given.
  open var isEnabled = true { didSet { onChange?() } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Makes an answer; the handler runs when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
