import Foundation

/// A view that runs actions when a person uses it: closures, or methods of targets by their selectors.
///
/// Source: Apple, UIControl.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What is run for events, in the order in which it was added.
  var handlers: [(run: Handler, event: Event)] = []
  /// The event whose touches are being followed now.
  var touchEvent: UIEvent?
  /// How many actions there are.
  var actionCount: Int { handlers.count }

  /// Whether the control is enabled.
  open var isEnabled = true { didSet { stateDidChange(from: oldValue, to: isEnabled) } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateDidChange(from: oldValue, to: isSelected) } }
  /// Whether the control is highlighted, as during a touch.
  open var isHighlighted = false { didSet { stateDidChange(from: oldValue, to: isHighlighted) } }

  /// Whether a touch opens the control's menu, if it has one.
  open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }

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
    handlers.append((.closure(action), controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.isClosure(identifiedBy: actionIdentifier) }
  }

  /// Sends a selector to a target for events; twice the same target and selector are one.
  ///
  /// The target is not kept; nil is the first of the responder chain that has the action. A method takes
  /// the sender and the event, or only the sender, or nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let known = handlers.firstIndex { $0.run.isMessage(action, to: target) }
    guard let known else {
      handlers.append((.message(TargetAction(target: target, action: action)), controlEvents))
      return
    }
    handlers[known].event.formUnion(controlEvents)
  }

  /// Stops sending a selector to a target for events; nil stands for all targets and for all selectors.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { handler in
      guard let message = handler.message else { return false }
      return (target == nil || message.isAction(of: target))
        && (action == nil || message.action == action)
    }
  }

  /// The names of the selectors that a target is sent for an event, or nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard let message = handler.run.message, message.isAction(of: target),
        !handler.event.isDisjoint(with: controlEvent)
      else { return nil }
      return message.action.name
    }
    return names.isEmpty ? nil : names
  }

  /// All targets; the responder chain stands in it as `NSNull`.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler -> AnyHashable? in
        guard let message = handler.run.message else { return nil }
        if message.isForResponderChain { return NSNull() }
        return message.target.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) }
      })
  }

  private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
    for (index, handler) in handlers.enumerated() where isMeant(handler.run) {
      handlers[index].event.subtract(events)
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
      switch handler.run {
      case .closure(let action): sendAction(action)
      case .message(let message) where message.isAlive:
        sendAction(message.action, to: message.target, for: touchEvent)
      case .message: break
      }
    }
  }

  /// Sends a selector to a target with this control as its sender; nil is the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
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
    guard let touch = touches.first else { return }
    during(event) { trackBeginning(of: touch, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(among: touches) else { return }
    during(event) { trackMove(of: touch, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(among: touches) else { return }
    during(event) { trackEnd(of: touch, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(among: touches) != nil else { return }
    during(event) { trackCancelling(with: event) }
  }

  /// Does something because of an event, which the actions then get.
  private func during(_ event: UIEvent?, _ body: () -> Void) {
    touchEvent = event
    defer { touchEvent = nil }
    body()
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
  package func press() -> Bool {
    guard isEnabled, isUserInteractionEnabled else { return false }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    if opensMenuAtTouch() { return true }
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

  /// Called after what a touch opens has changed.
  func menuDidChange() {}
  /// Opens the menu that a touch opens; false if there is none.
  func opensMenuAtTouch() -> Bool { false }

  /// Called after one of the three state flags has changed its value.
  func stateDidChange(from old: Bool, to new: Bool) {
    guard old != new else { return }
    setNeedsDisplay()
  }
}
