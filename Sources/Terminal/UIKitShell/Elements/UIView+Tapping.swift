import UIKit

extension UIView {
  /// Whether the view does something when it is tapped: it has a recognizer of single taps, or is read
  /// as a button.
  var reactsToTaps: Bool {
    if isAccessibilityElement, accessibilityTraits.contains(.button) { return true }
    return (gestureRecognizers ?? []).contains { recognizer in
      guard recognizer.isEnabled, let tap = recognizer as? UITapGestureRecognizer else {
        return false
      }
      return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
  }

  /// Taps the middle of the view as a finger does.
  ///
  /// - Returns: Whether a touch there reaches the view; if not, nothing happens.
  func tap() -> Bool {
    guard let window else { return false }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
    guard window.hitTest(middle, with: nil)?.isDescendant(of: self) == true else { return false }
    UIApplication.shared.touchInput.tap(
      at: window.convert(middle, to: window.screen as any UICoordinateSpace))
    return true
  }
}
