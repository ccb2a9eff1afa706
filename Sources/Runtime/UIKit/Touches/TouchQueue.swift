import Foundation

/// The changes of a touch that its view has not received yet.
///
/// A gesture recognizer that has not decided yet may hold the first one back, and one that recognizes
/// withdraws the touch.
/// Source: UIKIT-CASES.md touch-delays-began, touch-delays-ended, touch-cancelled-by-recognition.
@MainActor
struct TouchQueue {
  private enum Progress {
    /// The view has received nothing.
    case pending
    /// The view has received the beginning.
    case begun
    /// The view receives no further change.
    case finished
  }

  private var progress = Progress.pending
  private var changes: [UITouch.Sample] = []

  /// The change that the view receives next.
  var next: UITouch.Sample? { changes.first }
  /// Whether the view has received the beginning, and not the end.
  var hasBegun: Bool { progress == .begun }

  /// Adds a change.
  mutating func append(_ change: UITouch.Sample) {
    if progress != .finished { changes.append(change) }
  }

  /// Removes and returns the first change, which the view receives now.
  mutating func removeFirst() {
    let change = changes.removeFirst()
    progress = change.phase == .ended || change.phase == .cancelled ? .finished : .begun
  }

  /// Withdraws the touch from the view, which receives a cancellation if it has received the beginning.
  mutating func cancel(_ last: UITouch.Sample) {
    guard hasBegun else { return finish() }
    var change = last
    change.phase = .cancelled
    changes = [change]
  }

  /// Ends the delivery to the view.
  mutating func finish() {
    progress = .finished
    changes = []
  }
}
