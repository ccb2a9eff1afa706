import Foundation

/// A control for choosing a number along a track: `━━●────`.
///
/// Source: Apple, UISlider: only the person's change sends `valueChanged`, at each move while
/// `isContinuous`, otherwise once at the end.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  /// The images that replace parts of the slider.
  var images = SliderImages()
  /// How far the touch lies from the middle of the thumb, in points.
  private var grip: CGFloat = 0

  /// The number, clamped between minimum and maximum.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// The number at the leading end; a maximum below it follows.
  open var minimumValue: Float {
    get { storedMinimum }
    set { setLimits(newValue, max(newValue, storedMaximum)) }
  }
  /// The number at the trailing end; a minimum above it follows.
  open var maximumValue: Float {
    get { storedMaximum }
    set { setLimits(min(newValue, storedMinimum), newValue) }
  }
  /// Whether each move sends `valueChanged`, not only the end of a drag.
  open var isContinuous = true
  /// The colour of the track before the thumb; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the track after the thumb; nil for that of text.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the thumb; nil for that of text.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Makes a slider at 0, from 0 through 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a slider as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the number without running actions.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = min(max(value, storedMinimum), storedMaximum)
    setNeedsDisplay()
  }

  /// Moves the thumb to a number as a person does.
  ///
  /// - Returns: Whether the number changed.
  @discardableResult
  package func chooseValue(_ value: Float) -> Bool {
    let old = storedValue
    guard isEnabled else { return false }
    self.value = value
    guard storedValue != old else { return false }
    sendActions(for: .valueChanged)
    return true
  }

  private func setLimits(_ minimum: Float, _ maximum: Float) {
    (storedMinimum, storedMaximum) = (minimum, maximum)
    value = storedValue
  }

  // MARK: Geometry

  /// The frame of the track in a rectangle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = ScreenCell.height
    return CGRect(
      x: bounds.minX, y: ScreenCell.isPoint ? bounds.minY : bounds.midY - height / 2,
      width: bounds.width, height: height)
  }

  /// The frame of the thumb for a number: a cell on the track, or that of its image where a cell has points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = storedMaximum - storedMinimum
    let part = range > 0 ? CGFloat((value - storedMinimum) / range) : 0
    let size = thumbSize(on: rect)
    let places = max(0, ScreenCell.columns(in: rect.width - size.width))
    let column = (part * CGFloat(places)).rounded() * ScreenCell.width
    return CGRect(
      origin: CGPoint(x: rect.minX + column, y: rect.midY - size.height / 2), size: size)
  }

  private func thumbSize(on track: CGRect) -> CGSize {
    guard !ScreenCell.isPoint, let image = currentThumbImage else {
      return CGSize(width: ScreenCell.width, height: track.height)
    }
    return CGSize(
      width: min(max(image.size.width, ScreenCell.width), track.width),
      height: max(image.size.height, track.height))
  }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemLength.slider)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: SystemLength.slider)
  }

  open override func draw(_ rect: CGRect) {
    let (track, thumb) = (trackRect(forBounds: bounds), thumbFrame)
    let columns = min(ScreenCell.columns(in: track.width), 10_000)
    let before = ScreenCell.columns(in: thumb.minX - track.minX)
    let after = max(0, columns - before - ScreenCell.columns(in: thumb.width))
    guard columns > 0 else { return }
    draw(
      currentMinimumTrackImage, or: String(repeating: "━", count: before),
      minimumTrackTintColor ?? shownTintColor,
      in: CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
    )
    draw(
      currentMaximumTrackImage, or: String(repeating: "─", count: after), maximumTrackTintColor,
      in: CGRect(x: thumb.maxX, y: track.minY, width: track.maxX - thumb.maxX, height: track.height)
    )
    draw(currentThumbImage, or: isHighlighted ? "◉" : "●", thumbTintColor, in: thumb)
  }

  /// Draws the image of a part, or else glyphs.
  private func draw(_ image: UIImage?, or text: String, _ color: UIColor?, in rect: CGRect) {
    if let image { return image.shown(in: shownTintColor).draw(in: rect) }
    UIGraphicsGetCurrentContext()?.drawText(
      text, at: CGPoint(x: rect.minX, y: ScreenCell.lineOrigin(in: bounds).y),
      attributes: .init(foreground: color, isDim: !isEnabled))
  }

  // MARK: Accessibility

  /// The number in percent, which is adjusted by a tenth.
  ///
  /// Source: UIKIT-CASES.md accessibility-words.
  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    let range = storedMaximum - storedMinimum
    let part = range > 0 ? (storedValue - storedMinimum) / range : 0
    (standard.isElement, standard.value) = (true, "\(Int((part * 100).rounded()))%")
    standard.traits?.insert(.adjustable)
    return standard
  }

  open override func accessibilityIncrement() { chooseValue(storedValue + tenth) }

  open override func accessibilityDecrement() { chooseValue(storedValue - tenth) }

  private var tenth: Float { (storedMaximum - storedMinimum) / 10 }

  // MARK: Tracking

  /// Follows a touch that begins on the thumb, or as near to it as a finger is wide.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = touch.location(in: self).x - thumbFrame.midX
    return beginsOnThumb(touch)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = storedValue
    value = value(under: touch)
    if isContinuous, storedValue != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// A drag of the thumb is the slider's own, and not that of a view around it.
  ///
  /// Source: UIKIT-CASES.md control-beats-outer-tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer {
      return !isTracking && !gestureRecognizer.observedTouches.contains(where: beginsOnThumb)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func beginsOnThumb(_ touch: UITouch) -> Bool {
    let reach = window?.screen.touchLimits.thumbReach ?? .zero
    return touch.view === self
      && thumbFrame.insetBy(dx: -reach.width, dy: -reach.height)
        .contains(touch.convert(touch.origin, to: self))
  }

  private func value(under touch: UITouch) -> Float {
    let track = trackRect(forBounds: bounds)
    let width = thumbSize(on: track).width
    let length = track.width - width
    guard length > 0 else { return storedValue }
    let x = touch.location(in: self).x - grip - width / 2 - track.minX
    let part = Float(min(max(x / length, 0), 1))
    return storedMinimum + part * (storedMaximum - storedMinimum)
  }
}
