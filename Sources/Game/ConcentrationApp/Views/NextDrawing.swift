import UIKit

/// Draws a view again when what it shows has changed by time alone.
///
/// Each drawing asks for the next one, so that a view off the screen costs nothing.
@MainActor
final class NextDrawing {
  private var isWaiting = false

  /// Waits seconds, unless it waits already; nil for a view that does not change by time.
  func wait(_ seconds: @autoclosure () -> Double?, for view: UIView) {
    guard !isWaiting, let seconds = seconds() else { return }
    isWaiting = true
    _ = UIApplication.shared.scheduler.whenPassed(seconds) { [weak self, weak view] in
      self?.isWaiting = false
      view?.setNeedsDisplay()
    }
  }
}
