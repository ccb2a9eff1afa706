import Foundation

/// A control that increments and decrements a number: `[- +]`.
///
/// Source: Apple, UIStepper: only the person's change sends `valueChanged`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var storedValue = 0.0

  /// The number, clamped between minimum and maximum.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }
  /// The minimum.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The maximum.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// The increment of one press.
  open var stepValue = 1.0
  /// Whether a step beyond one limit continues at the other.
  open var wraps = false
  /// Whether a held button goes on stepping.
  open var autorepeat = true
  /// Whether each step of a held button sends `valueChanged`; otherwise the lifted finger sends it.
  open var isContinuous = true
  /// The next step of a held button.
  private var nextStep: UIKitRuntime.Cancellation?
  private var hasRepeated = false

  /// Makes a stepper at 0, from 0 through 100.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.standardSize))
  }

  /// Makes a stepper as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Presses plus.
  ///
  /// - Returns: Whether the number changed.
  @discardableResult
  package func increment() -> Bool { step(by: stepValue) }

  /// Presses minus.
  ///
  /// - Returns: Whether the number changed.
  @discardableResult
  package func decrement() -> Bool { step(by: -stepValue) }

  /// Two buttons, as on a phone, whose labels begin with the stepper's label.
  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    standard.elements = [
      part("Decrement", CGRect(origin: bounds.origin, size: half), allows: value > minimumValue) {
        [unowned self] in decrement()
      },
      part(
        "Increment", CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: half),
        allows: value < maximumValue
      ) { [unowned self] in increment() },
    ]
    return standard
  }

  private func part(
    _ name: String, _ frame: CGRect, allows: Bool, action: @escaping () -> Bool
  ) -> PartElement {
    let isEnabled = isEnabled && (wraps || allows)
    return PartElement(
      of: self,
      label: [assignedAccessibility?.attributes.label, name].compactMap { $0 }
        .joined(separator: ", "),
      traits: isEnabled ? .button : [.button, .notEnabled], frame: frame, action: { _ = action() })
  }

  open override var intrinsicContentSize: CGSize { UIStepper.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.standardSize }

  /// The buttons have the focus, one at a time.
  open override var canBecomeFocused: Bool { false }

  /// The buttons.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusParts(in: rect) }

  open override func draw(_ rect: CGRect) {
    let less = wraps || value > minimumValue ? "-" : " "
    let more = wraps || value < maximumValue ? "+" : " "
    let text = isEnabled ? "[\(less) \(more)]" : "(\(less) \(more))"
    var origin = ScreenCell.lineOrigin(in: bounds)
    // In the middle, so that each half of the bounds has its sign.
    if !ScreenCell.isPoint { origin.x += max(0, (bounds.width - text.size().width) / 2) }
    UIGraphicsGetCurrentContext()?.drawText(
      text, at: origin, attributes: .init(isDim: !isEnabled))
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasRepeated = false
    let isLeft = touch.location(in: self).x < bounds.midX
    if autorepeat { repeatStep(by: isLeft ? -stepValue : stepValue, after: Self.holdDuration) }
    return super.beginTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endRepeating()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endRepeating()
  }

  /// How long a button is held before it repeats, and between two steps, in seconds; not documented.
  private static let (holdDuration, repeatInterval) = (0.5, 0.1)

  private func repeatStep(by amount: Double, after seconds: TimeInterval) {
    nextStep = UIApplication.shared.scheduler.whenPassed(seconds) { [weak self] in
      guard let self, isHighlighted else { return }
      hasRepeated = true
      if step(by: amount, tells: isContinuous) {
        repeatStep(by: amount, after: Self.repeatInterval)
      }
    }
  }

  private func endRepeating() {
    nextStep?.cancel()
    nextStep = nil
    if hasRepeated, !isContinuous { sendActions(for: .valueChanged) }
  }

  /// A tap on the left half makes the number smaller, any other makes it larger; a button that has repeated
  /// does no more.
  override func wasTapped(at point: CGPoint?) {
    if point == nil || !hasRepeated {
      if let point, point.x < bounds.midX { decrement() } else { increment() }
    }
    super.wasTapped(at: point)
  }

  private func step(by amount: Double, tells: Bool = true) -> Bool {
    guard isEnabled else { return false }
    let old = value
    let wanted = old + amount
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    guard value != old else { return false }
    if tells { sendActions(for: .valueChanged) }
    return true
  }

  private static var standardSize: CGSize { SystemLength.stepper }
}
