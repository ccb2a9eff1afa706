import Foundation

/// An object that can receive events and pass them on along the chain of responders.
///
/// Responders are equal if they are the same object, unless a subclass overrides `isEqual(_:)`.
/// Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder that is not yet part of any chain.
  public override init() {}

  // MARK: Accessibility

  /// What was assigned of what a screen reader may know; nil for most objects.
  var assignedAccessibility: AssignedAccessibility?

  /// What a screen reader knows of the object where nothing was assigned.
  var standardAccessibility: AccessibilityAttributes { AccessibilityAttributes() }

  /// Whether a screen reader reads this object rather than what it holds.
  open var isAccessibilityElement: Bool {
    get { accessibility(\.isElement) ?? false }
    set { assignAccessibility(\.isElement, newValue) }
  }
  /// What the object is, in a word or two; it is spoken first.
  open var accessibilityLabel: String? {
    get { accessibility(\.label) }
    set { assignAccessibility(\.label, newValue) }
  }
  /// What the object shows now; it is spoken after the label.
  open var accessibilityValue: String? {
    get { accessibility(\.value) }
    set { assignAccessibility(\.value, newValue) }
  }
  /// What happens when the object is used; it is spoken last.
  open var accessibilityHint: String? {
    get { accessibility(\.hint) }
    set { assignAccessibility(\.hint, newValue) }
  }
  /// A name by which tests find the object; it is never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility(\.identifier) }
    set { assignAccessibility(\.identifier, newValue) }
  }
  /// What kind of thing the object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility(\.traits) ?? .none }
    set { assignAccessibility(\.traits, newValue) }
  }
  /// Where the object lies on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility(\.frame) ?? .zero }
    set { assignAccessibility(\.frame, newValue) }
  }
  /// What is read instead of what the object holds, in this order; nil for what it holds.
  open var accessibilityElements: [Any]? {
    get { accessibility(\.elements) }
    set { assignAccessibility(\.elements, newValue) }
  }
  /// Whether nothing in the object is read.
  open var accessibilityElementsHidden: Bool {
    get { accessibility(\.areElementsHidden) ?? false }
    set { assignAccessibility(\.areElementsHidden, newValue) }
  }
  /// Whether nothing beside the object is read while it is shown.
  open var accessibilityViewIsModal: Bool {
    get { accessibility(\.isModal) ?? false }
    set { assignAccessibility(\.isModal, newValue) }
  }
  /// Whether what the object holds is read together, at the place of the object.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility(\.groupsChildren) ?? false }
    set { assignAccessibility(\.groupsChildren, newValue) }
  }
  /// What can be done with the object besides its main use.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility(\.customActions) }
    set { assignAccessibility(\.customActions, newValue) }
  }

  /// Does what a double tap does, and says whether it did; if not, a tap follows.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value of an adjustable object larger.
  open func accessibilityIncrement() {}
  /// Makes the value of an adjustable object smaller.
  open func accessibilityDecrement() {}
  /// Scrolls in a direction, and says whether it did; if not, the next responder is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is shown, and says whether it did; if not, the next responder is asked.
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

  // MARK: Responder chain

  /// The responder that is asked when this one does not handle an event.
  open var next: UIResponder? { nil }

  /// Whether this responder may become the first to receive key presses.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder is willing to stop being the first one.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first to receive key presses.
  open var isFirstResponder: Bool { windowOfChain?.firstResponder === self }

  /// Asks to be the first responder of its window, and says whether that succeeded.
  ///
  /// It fails outside a window, and where the first responder of now does not resign.
  /// Source: UIKIT-CASES.md responder-become-first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = windowOfChain else { return false }
    return window.exchangeFirstResponder(by: self)
  }

  /// Gives up being the first responder, and says whether that succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    windowOfChain?.removeFirstResponder()
    return true
  }

  /// Called after this one was the first responder, whether it was asked or not.
  func didResignFirstResponder() {}
}
