import Foundation

/// An object that can handle events or pass them along the responder chain.
///
/// Responders are equal if they are the same object, unless a subclass overrides `isEqual(_:)`.
/// Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Makes a responder that is not part of a responder chain.
  public override init() {}

  // MARK: Accessibility

  /// The assigned accessibility attributes; nil for most objects.
  var assignedAccessibility: AssignedAccessibility?

  /// The accessibility attributes unless others are assigned.
  var standardAccessibility: AccessibilityAttributes { AccessibilityAttributes() }

  /// Whether the object is an accessibility element, which a screen reader reads instead of its
  /// contents.
  open var isAccessibilityElement: Bool {
    get { accessibility(\.isElement) ?? false }
    set { assignAccessibility(\.isElement, newValue) }
  }
  /// A short name of the object, which is spoken first.
  open var accessibilityLabel: String? {
    get { accessibility(\.label) }
    set { assignAccessibility(\.label, newValue) }
  }
  /// The current value of the object, which is spoken after the label.
  open var accessibilityValue: String? {
    get { accessibility(\.value) }
    set { assignAccessibility(\.value, newValue) }
  }
  /// The result of using the object, which is spoken last.
  open var accessibilityHint: String? {
    get { accessibility(\.hint) }
    set { assignAccessibility(\.hint, newValue) }
  }
  /// An identifier for tests, which is never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility(\.identifier) }
    set { assignAccessibility(\.identifier, newValue) }
  }
  /// The accessibility traits of the object.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility(\.traits) ?? .none }
    set { assignAccessibility(\.traits, newValue) }
  }
  /// The frame of the object on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility(\.frame) ?? .zero }
    set { assignAccessibility(\.frame, newValue) }
  }
  /// The elements in the object, in reading order; nil for its contents.
  open var accessibilityElements: [Any]? {
    get { accessibility(\.elements) }
    set { assignAccessibility(\.elements, newValue) }
  }
  /// Whether the elements in the object are hidden from a screen reader.
  open var accessibilityElementsHidden: Bool {
    get { accessibility(\.areElementsHidden) ?? false }
    set { assignAccessibility(\.areElementsHidden, newValue) }
  }
  /// Whether a screen reader ignores the siblings of the object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility(\.isModal) ?? false }
    set { assignAccessibility(\.isModal, newValue) }
  }
  /// Whether the elements in the object are read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility(\.groupsChildren) ?? false }
    set { assignAccessibility(\.groupsChildren, newValue) }
  }
  /// Additional actions of the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility(\.customActions) }
    set { assignAccessibility(\.customActions, newValue) }
  }

  /// Activates the object, as a double tap does; returns false to send a tap instead.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of an adjustable object.
  open func accessibilityIncrement() {}
  /// Decrements the value of an adjustable object.
  open func accessibilityDecrement() {}
  /// Scrolls in a direction; returns false to let the next responder scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses or goes back; returns false to let the next responder do it.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Touches

  /// Called when touches begin; the base passes them on to the next responder.
  ///
  /// A responder that overrides one of these methods without calling `super` overrides all four.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved; the base passes them on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches were lifted; the base passes them on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches were cancelled; the base passes them on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Motion

  /// Called when the device begins to be shaken; the base passes it on to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device was shaken; the base passes it on to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when something else ends a motion; the base passes it on to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Messages

  /// Whether this responder has the method of a selector.
  open func responds(to aSelector: Selector!) -> Bool { respondsByExposure(to: aSelector) }

  /// Called before a menu shows a command that this responder takes; it may change it.
  open func validate(_ command: UICommand) {}

  // MARK: Activities

  /// What the person does with the responder; its state is asked for by `updateUserActivityState(_:)`.
  open var userActivity: NSUserActivity?

  /// Called to write the responder's state into its activity; the base has none.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called, by an app, to go on with an activity; the base has nothing to go on with.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Keys

  /// The keys that send a selector while this is the first responder, or one from which the chain leads here.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Input views

  /// What is shown in place of a keyboard while this is the first responder, or one from which the chain leads here;
  /// nil for the keyboard.
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of what is shown in place of a keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of what is shown above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Shows the input views anew if this is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder, let window = windowOfChain else { return }
    window.application.keyboard.follow(self)
  }

  // MARK: Edit menu

  /// Cuts the selection, in a subclass that can.
  open func cut(_ sender: Any?) { refuse(.cut) }
  /// Copies the selection, in a subclass that can.
  open func copy(_ sender: Any?) { refuse(.copy) }
  /// Pastes, in a subclass that can.
  open func paste(_ sender: Any?) { refuse(.paste) }
  /// Selects, in a subclass that can.
  open func select(_ sender: Any?) { refuse(.select) }
  /// Called after a change of a property that the object observes by `addObserver(_:forKeyPath:options:context:)`.
  ///
  /// Source: Apple, NSObject.observeValue(forKeyPath:of:change:context:).
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Selects everything, in a subclass that can.
  open func selectAll(_ sender: Any?) { refuse(.selectAll) }
  /// Deletes the selection, in a subclass that can.
  open func delete(_ sender: Any?) { refuse(.delete) }

  /// The undo manager: that of the nearest responder in the chain that has one, at last the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Responder chain

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether this responder takes an action that is looked for in the responder chain; by default,
  /// whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first of this responder and those after it in the chain that takes an action, or nil.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Whether this responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder can resign as first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first responder.
  open var isFirstResponder: Bool { windowOfChain?.firstResponder === self }

  /// Makes this responder the first responder of its window; returns whether it succeeded.
  ///
  /// It fails outside a window, and if the current first responder does not resign. Source:
  /// UIKIT-CASES.md responder-become-first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = windowOfChain else { return false }
    return window.exchangeFirstResponder(by: self)
  }

  /// Resigns as first responder; returns whether it succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    windowOfChain?.removeFirstResponder()
    return true
  }

  /// Called after this responder has stopped being the first responder for any reason.
  func didResignFirstResponder() {}
}
