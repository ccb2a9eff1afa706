import Foundation

extension UIResponder {
  /// Posted before the keyboard is shown; the object of all of these notifications is the screen.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard was shown.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard was hidden.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame changed.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before, an `NSValue` of a rectangle of the screen.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after, an `NSValue` of a rectangle of the screen.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration in seconds, an `NSNumber`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve, an `NSNumber`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app, an `NSNumber`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Shows input views, and posts the notifications of the keyboard.
///
/// A terminal's keyboard covers nothing: without input views its frame is the lower edge of the screen, as
/// with a hardware keyboard of a tablet. Source: UIKIT-CASES.md text-keyboard-notifications, input-views.
@MainActor
final class Keyboard {
  private unowned let application: UIApplication
  private(set) var isShown = false
  private var frame = CGRect.null
  private var closing: UIKitRuntime.Cancellation?
  /// Holds input views; nil until a responder has one.
  private(set) var dock: InputDock?
  private static let duration = 0.25

  init(of application: UIApplication) {
    self.application = application
  }

  /// Shows the keyboard for a responder that takes text or has input views, and otherwise hides it.
  func follow(_ responder: UIResponder?) {
    let inputs = InputViews(of: responder)
    let takesText = (responder as? any UIKeyInput).map(Self.takesText) ?? false
    let isWanted = takesText || !inputs.all.isEmpty
    show(inputs, of: responder)
    let old = frame.isNull ? edge : frame
    frame = dock?.frame ?? edge
    if frame != old { for window in application.windows { window.keyboardDidMove() } }
    guard isWanted != isShown || (isWanted && frame != old) else { return }
    isShown = isWanted
    closing?.cancel()
    let frames = (old, frame)
    post(
      isWanted
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      frames)
    post(UIResponder.keyboardWillChangeFrameNotification, frames)
    closing = application.scheduler.after(Self.duration) { [weak self] in
      self?.post(
        isWanted
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        frames)
      self?.post(UIResponder.keyboardDidChangeFrameNotification, frames)
    }
  }

  private func show(_ inputs: InputViews, of responder: UIResponder?) {
    guard !inputs.all.isEmpty else {
      dock?.show(inputs, of: nil)
      dock?.removeFromSuperview()
      dock = nil
      return
    }
    guard let window = responder?.windowOfChain else { return }
    let dock = dock ?? InputDock(frame: .zero)
    self.dock = dock
    if dock.superview !== window { window.addSubview(dock) }
    window.bringSubviewToFront(dock)
    dock.show(inputs, of: responder)
  }

  /// Whether a responder takes text; a text view that is not editable does not.
  private static func takesText(_ input: any UIKeyInput) -> Bool {
    (input as? UITextView)?.isEditable ?? true
  }

  private var edge: CGRect {
    let bounds = application.screen.bounds
    return CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
  }

  private func post(_ name: Notification.Name, _ frames: (begin: CGRect, end: CGRect)) {
    NotificationCenter.default.postOnMainQueue(
      name: name, object: application.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: frames.begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: frames.end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
