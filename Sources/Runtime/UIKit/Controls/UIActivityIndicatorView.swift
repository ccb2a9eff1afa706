import Foundation

/// A sign that something is going on and nobody knows for how long.
///
/// Its picture follows the scheduler's clock when it is drawn, so that it needs no timer of its own
/// and a stepped clock comes to rest.
/// Source: Apple, UIActivityIndicatorView.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the sign is.
  public enum Style: Int, Hashable, Sendable {
    /// The usual size.
    case medium = 100
    /// A larger one, which a terminal draws like the usual one, in bold.
    case large = 101
  }

  /// How large the sign is.
  open var style: Style { didSet { setNeedsDisplay() } }
  /// Whether the view hides while nothing goes on.
  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  /// The colour of the sign.
  open var color: UIColor = .label { didSet { setNeedsDisplay() } }
  /// Whether something is going on.
  public private(set) var isAnimating = false

  /// Makes a sign that stands still, and so is hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: .cells(1, 1)))
    prepareIndicator()
  }

  /// Makes a sign of the usual size that stands still, and so is hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepareIndicator()
  }

  /// Makes a sign as unarchiving would.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: CGRect(origin: .zero, size: .cells(1, 1)))
    prepareIndicator()
  }

  /// Says that something goes on, and shows the sign.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Says that nothing goes on any more, and hides the sign if it is to hide.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    (standard.isElement, standard.traits) = (true, .updatesFrequently)
    standard.label = isAnimating ? "In progress" : "Progress halted"
    return standard
  }

  open override var intrinsicContentSize: CGSize { .cells(1, 1) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: ScreenCell.column(at: bounds.midX), y: ScreenCell.row(at: bounds.midY))
    UIGraphicsGetCurrentContext()?.drawText(
      picture, at: middle,
      attributes: .init(foreground: color, isBold: style == .large))
  }

  /// One of four strokes, a new one every tenth of a second.
  private var picture: String {
    guard isAnimating else { return "-" }
    let tenths = Int(UIApplication.shared.scheduler.now / .milliseconds(100))
    return ["|", "/", "-", "\\"][max(0, tenths) % 4]
  }

  private func prepareIndicator() {
    updateVisibility()
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
    setNeedsDisplay()
  }
}
