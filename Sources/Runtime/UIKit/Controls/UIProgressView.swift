import Foundation

/// A bar that shows the progress of a task.
///
/// Source: Apple, UIProgressView.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var storedProgress: Float = 0

  /// The progress, from 0 through 1.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }

  /// Where a bar stands, which changes nothing of its look here.
  ///
  /// Source: Apple, UIProgressView.Style.
  public enum Style: Int, Hashable, Sendable {
    /// In content.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }

  /// Where the bar stands.
  open var progressViewStyle = Style.default

  /// Makes a bar at 0 of the size that fits its style.
  public convenience init(progressViewStyle style: Style) {
    self.init(
      frame: CGRect(origin: .zero, size: CGSize(width: 0, height: SystemLength.progressView)))
    progressViewStyle = style
  }

  /// The colour of what is done; nil for the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of what is left; nil for that of what is done.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// What is drawn for what is done, in place of the colour.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// What is drawn behind it, in place of the colour.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// Makes a bar at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a bar as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    (standard.isElement, standard.traits) = (true, .updatesFrequently)
    standard.value = "\(Int((progress * 100).rounded()))%"
    return standard
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemLength.progressView)
  }

  open override func draw(_ rect: CGRect) {
    let columns = min(ScreenCell.columns(in: bounds.width), 10_000)
    let done = Int((Float(columns) * progress).rounded())
    let color = progressTintColor ?? shownTintColor
    if let trackImage {
      trackImage.draw(in: bounds)
    } else {
      draw(
        String(repeating: "░", count: columns - done), atColumn: done, in: trackTintColor ?? color)
    }
    if let progressImage {
      let width = bounds.width * CGFloat(progress)
      if width > 0 {
        progressImage.draw(in: CGRect(x: 0, y: 0, width: width, height: bounds.height))
      }
    } else {
      draw(String(repeating: "█", count: done), atColumn: 0, in: color)
    }
  }

  private func draw(_ glyphs: String, atColumn column: Int, in color: UIColor?) {
    var origin = ScreenCell.lineOrigin(in: bounds)
    origin.x += CGFloat(column) * ScreenCell.width
    UIGraphicsGetCurrentContext()?.drawText(
      glyphs, at: origin, attributes: .init(foreground: color))
  }
}
