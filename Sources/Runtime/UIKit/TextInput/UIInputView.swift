import Foundation

/// A view that is shown in place of a keyboard, or above it.
///
/// Source: Apple, UIInputView.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of an input view.
  public enum Style: Int, Hashable, Sendable {
    /// That of a view.
    case `default` = 0
    /// That of a keyboard.
    case keyboard = 1
  }

  /// The look of the view.
  public let inputViewStyle: Style
  /// Whether its constraints give the view its height.
  open var allowsSelfSizing = false

  /// Makes a view with a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
  }

  /// Makes a view as unarchiving would.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
