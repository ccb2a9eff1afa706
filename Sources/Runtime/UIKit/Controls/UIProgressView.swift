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
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: columns - done)
    UIGraphicsGetCurrentContext()?.drawText(
      bar, at: ScreenCell.lineOrigin(in: bounds), attributes: .init(foreground: shownTintColor))
  }
}
