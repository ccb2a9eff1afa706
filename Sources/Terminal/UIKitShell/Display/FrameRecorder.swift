internal import TerminalCanvas
import UIKit

/// Takes frames of what moves while virtual time passes, so that they can be played afterwards.
///
/// At most 30 a second, and those of three seconds in all: what lasts longer is cut, and its end is shown.
@MainActor
final class FrameRecorder {
  /// A state of the screen, and for how long it is shown, in seconds.
  struct Frame {
    let canvas: Canvas
    var seconds: Double
  }

  /// How far frames are apart.
  static let interval = Duration.seconds(1) / 30
  /// The most time that is recorded.
  private static let limit = Duration.seconds(3)

  /// The screen at the beginning.
  private let start: Canvas
  /// The screen at the last frame, without the focus.
  private var screen: Canvas
  private var frames: [Frame] = []
  private var recorded = Duration.zero
  /// When the next frame is to be taken; nil while nothing moves.
  private var due: Duration?

  /// A recorder that begins with what is seen.
  init(on screen: Canvas) { (start, self.screen) = (screen, screen) }

  /// The moment of the next frame while something moves; nil where none is to be taken.
  func nextFrame(isMoving: Bool, now: Duration) -> Duration? {
    guard isMoving, recorded < Self.limit else {
      due = nil
      return nil
    }
    due = due ?? now + Self.interval
    return due
  }

  /// Takes a frame, which is drawn from the one before.
  ///
  /// A frame that shows nothing new makes the one before last longer.
  ///
  /// - Parameter draw: Draws the screen, from the one before, and what is marked on it.
  func take(_ draw: (Canvas) -> (screen: Canvas, marked: Canvas)) {
    recorded += Self.interval
    due = due.map { $0 + Self.interval }
    let (screen, marked) = draw(screen)
    self.screen = screen
    if let last = frames.last, last.canvas == marked {
      frames[frames.count - 1].seconds += Self.seconds
    } else {
      frames.append(Frame(canvas: marked, seconds: Self.seconds))
    }
  }

  private static let seconds = 1.0 / 30

  /// Takes the frames since the last call.
  func takeFrames() -> [Frame] {
    defer {
      frames = []
      recorded = .zero
    }
    return frames
  }

  /// Drops all frames, and begins again with what was seen at first.
  func restart() {
    _ = takeFrames()
    screen = start
  }

  /// Goes on from another state, which was shown meanwhile.
  func show(_ screen: Canvas) { self.screen = screen }
}
