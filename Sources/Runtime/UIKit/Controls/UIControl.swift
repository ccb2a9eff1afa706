import Foundation

/// A view that runs actions when a person uses it.
///
/// Target and selector need the Objective-C runtime, so controls have closures only.
/// Source: Apple, UIControl.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var handlers: [(action: UIAction, event: Event)] = []
  /// How many actions there are.
  var actionCount: Int { handlers.count }

  /// Whether the control is enabled.
  open var isEnabled = true { didSet { stateDidChange(from: oldValue, to: isEnabled) } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateDidChange(from: oldValue, to: isSelected) } }
  /// Whether the control is highlighted, as during a touch.
  open var isHighlighted = false { didSet { stateDidChange(from: oldValue, to: isHighlighted) } }

  /// Where the content lies along the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentAlignmentDidChange() }
  }
  /// Where the content lies along the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentAlignmentDidChange() }
  }

  /// Whether a touch that began on the control is being followed.
  open internal(set) var isTracking = false
  /// Whether the touch that is followed is inside the control.
  open internal(set) var isTouchInside = false
  /// The touch that is followed.
  var trackedTouch: UITouch?

  /// Makes a control without actions.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that runs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a control as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The current states of the control; `normal` if there are none.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    standard.traits = traits
    return standard
  }

  /// An enabled control can have the focus.
  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: Actions

  /// Adds an action for events; one with the same identifier for the same events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for (index, handler) in handlers.enumerated()
    where handler.action.identifier == actionIdentifier {
      handlers[index].event.subtract(controlEvents)
    }
    handlers.removeAll { $0.event.isEmpty }
  }

  /// All events for which there is an action.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.event) }
  }

  /// Runs the actions of events in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.event.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(sender: self)
  }

  // MARK: Tracking

  /// Called when a touch begins on the control; false leaves it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has moved; false ends tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch was lifted, or tracking was ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { trackBeginning(of: touch, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracked(among: touches) { trackMove(of: touch, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracked(among: touches) { trackEnd(of: touch, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracked(among: touches) != nil { trackCancelling(with: event) }
  }

  /// A single tap on a control is the control's own, and not that of a view around it.
  ///
  /// Source: UIKIT-CASES.md control-beats-outer-tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Use

  /// Taps the control: sends the touch events, with the control highlighted in between.
  ///
  /// - Returns: Whether the control is enabled; if not, nothing happens.
  @discardableResult
  public func press() -> Bool {
    guard isEnabled, isUserInteractionEnabled else { return false }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    wasTapped(at: nil)
    return true
  }

  /// Sends the events of a finished tap; a control with a value changes it first.
  ///
  /// The point, in the control's coordinates, is nil where no touch led here.
  func wasTapped(at point: CGPoint?) {
    sendActions(for: .touchUpInside)
  }

  private func contentAlignmentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Called after one of the three state flags has changed its value.
  func stateDidChange(from old: Bool, to new: Bool) {
    guard old != new else { return }
    setNeedsDisplay()
  }
}
