import Foundation

extension UIResponder {
  /// Posted before the keyboard comes, as all of these with the screen as its object.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard came.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard went.
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
  /// The key of the animation's length in seconds, an `NSNumber`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve, an `NSNumber`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app, an `NSNumber`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// The rectangle that a notification of the keyboard holds.
  public var cgRectValue: CGRect { rectValue }
}

/// Tells when the keyboard comes and goes.
///
/// A terminal's keyboard covers nothing, so its frame is the lower edge of the screen, as with a
/// keyboard of one's own beside a tablet. Source: UIKIT-CASES.md text-keyboard-notifications.
@MainActor
final class Keyboard {
  private unowned let application: UIApplication
  private(set) var isShown = false
  private var closing: UIKitRuntime.Cancellation?
  private static let duration = 0.25

  init(of application: UIApplication) {
    self.application = application
  }

  /// Comes for a responder that takes text, and goes where there is none.
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

  /// A text view that can only be read needs no keyboard.
  private static func takesText(_ input: any UIKeyInput) -> Bool {
    (input as? UITextView)?.isEditable ?? true
  }

  private func post(_ name: Notification.Name) {
    let screen = application.screen
    let edge = CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: 0)
    NotificationCenter.default.post(
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
