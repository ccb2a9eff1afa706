import Foundation

/// An indicator of a task of unknown duration.
///
/// Its character depends on the time at which it is drawn, and the frame clock lets it be drawn while a
/// window shows it; virtual time does not wait for it. Source: Apple, UIActivityIndicatorView.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Hashable, Sendable {
    /// The former name of the large size in white.
    case whiteLarge = 0
    /// The former name of the medium size in white.
    case white = 1
    /// The former name of the medium size in gray.
    case gray = 2
    /// The medium size.
    case medium = 100
    /// A larger size, which a terminal draws as the medium size in bold.
    case large = 101

    fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }

    fileprivate var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray: .gray
      case .medium, .large: .label
      }
    }
  }

  /// The size of the indicator.
  open var style: Style { didSet { setNeedsDisplay() } }
  /// Whether the view is hidden while it is not animating.
  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  /// The colour of the indicator: that of its style, until it is set.
  open var color: UIColor {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor?
  /// Whether the indicator is animating.
  public private(set) var isAnimating = false
  private var rider: FrameRider?
  /// How long each stroke is shown, in seconds.
  private static let strokeDuration = 0.1

  /// Makes an indicator that is stopped, and so hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: .cells(1, 1)))
    prepareIndicator()
  }

  /// Makes an indicator of medium size that is stopped, and so hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepareIndicator()
  }

  /// Makes an indicator as unarchiving would.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: CGRect(origin: .zero, size: .cells(1, 1)))
    prepareIndicator()
  }

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Stops the animation and hides the indicator if `hidesWhenStopped` is true.
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

  open override var intrinsicContentSize: CGSize {
    let side =
      style.isLarge ? SystemLength.largeActivityIndicator : SystemLength.activityIndicator
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    let middle = CGPoint(
      x: ScreenCell.column(at: bounds.midX), y: ScreenCell.middleLine(in: bounds))
    UIGraphicsGetCurrentContext()?.drawText(
      picture, at: middle,
      attributes: .init(foreground: color, isBold: style.isLarge))
  }

  /// One of four strokes, which changes every tenth of a second.
  private var picture: String {
    guard isAnimating else { return "-" }
    let strokes = Int(UIApplication.shared.scheduler.now / .seconds(Self.strokeDuration))
    return ["|", "/", "-", "\\"][max(0, strokes) % 4]
  }

  private func prepareIndicator() {
    updateVisibility()
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
    setNeedsDisplay()
    updateRider()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateRider()
  }

  private func updateRider() {
    guard isAnimating, window != nil else {
      rider?.stop()
      rider = nil
      return
    }
    guard rider == nil else { return }
    rider = UIApplication.shared.frameClock.ride(every: Self.strokeDuration, isAwaited: false) {
      [weak self] _ in
      self?.setNeedsDisplay()
      return self != nil
    }
  }
}
