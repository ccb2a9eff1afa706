import Foundation

/// A control that is on or off: `[ on]` or `[off]`.
///
/// Source: Apple, UISwitch: only the person's change sends `valueChanged`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var isOnStored = false

  /// Whether the switch is on.
  open var isOn: Bool {
    get { isOnStored }
    set { setOn(newValue, animated: false) }
  }

  /// The colour of the switch while it is on; nil for that of text.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the thumb, here of the switch while it is off; nil for that of text.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image of a switch that is on; it has no effect, as since iOS 7.
  ///
  /// Source: Apple, UISwitch.onImage.
  open var onImage: UIImage?
  /// The image of a switch that is off; it has no effect, as since iOS 7.
  ///
  /// Source: Apple, UISwitch.offImage.
  open var offImage: UIImage?

  /// Sets the switch without running its actions.
  open func setOn(_ on: Bool, animated: Bool) {
    guard isOnStored != on else { return }
    isOnStored = on
    setNeedsDisplay()
  }

  /// Makes a switch that is off, of the one size that switches have.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.standardSize))
  }

  /// Makes a switch as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    (standard.isElement, standard.value) = (true, isOn ? "1" : "0")
    standard.traits?.insert(.toggleButton)
    return standard
  }

  open override var intrinsicContentSize: CGSize { UISwitch.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.standardSize }

  open override func draw(_ rect: CGRect) {
    let word = isOn ? " on" : "off"
    let text = isEnabled ? (isHighlighted ? ">\(word)<" : "[\(word)]") : "(\(word))"
    UIGraphicsGetCurrentContext()?.drawText(
      text, at: ScreenCell.lineOrigin(in: bounds),
      attributes: .init(
        foreground: isOn ? onTintColor : thumbTintColor, isBold: isOn, isDim: !isEnabled,
        isReversed: isHighlighted))
  }

  override func wasTapped(at point: CGPoint?) {
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
    super.wasTapped(at: point)
  }

  private static var standardSize: CGSize { SystemLength.switchSize }
}
