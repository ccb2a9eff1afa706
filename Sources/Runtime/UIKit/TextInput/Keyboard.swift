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

extension NSValue {
  /// The rectangle of the value.
  public var cgRectValue: CGRect { rectValue }
}

/// Posts the notifications of the keyboard.
///
/// A terminal's keyboard covers nothing, so its frame is the lower edge of the screen, as with a
/// hardware keyboard of a tablet. Source: UIKIT-CASES.md text-keyboard-notifications.
@MainActor
final class Keyboard {
  private unowned let application: UIApplication
  private(set) var isShown = false
  private var closing: UIKitRuntime.Cancellation?
  private static let duration = 0.25

  init(of application: UIApplication) {
    self.application = application
  }

  /// Shows the keyboard for a responder that takes text, and otherwise hides it.
  func follow(_ responder: UIResponder?) {
    let isWanted = (responder as? any UIKeyInput).map(Self.takesText) ?? false
    guard isWanted != isShown else { return }
    isShown = isWanted
    closing?.cancel()
    post(
      isWanted ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    )
    post(UIResponder.keyboardWillChangeFrameNotification)
    closing = application.scheduler.after(Self.duration) { [weak self] in
      self?.post(
        isWanted ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
      )
      self?.post(UIResponder.keyboardDidChangeFrameNotification)
    }
  }

  /// Whether a responder takes text; a text view that is not editable does not.
  private static func takesText(_ input: any UIKeyInput) -> Bool {
    (input as? UITextView)?.isEditable ?? true
  }

  private func post(_ name: Notification.Name) {
    let screen = application.screen
    let edge = CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: 0)
    NotificationCenter.default.postOnMainQueue(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: edge),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: edge),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
