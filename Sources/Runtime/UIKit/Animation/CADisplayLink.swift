import Foundation
import QuartzCore

/// Calls a target for each frame of the screen, of which there are sixty a second.
///
/// It is called on the application's clock, before the animations of the same moment. Virtual time does not
/// wait for it. Source: Apple, CADisplayLink; UIKIT-CASES.md display-link.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private static let framesPerSecond = 60.0

  private var call: ((CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []
  private let application = UIApplication.shared
  private var rider: FrameRider?

  /// When the last frame was shown, in seconds of `CACurrentMediaTime()`; 0 before the first one.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown, for which the target prepares; 0 before the first one.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The seconds between two frames of the screen.
  public var duration: CFTimeInterval { 1 / Self.framesPerSecond }
  /// Whether calls are left out; those are not made up for.
  open var isPaused = false { didSet { if isPaused != oldValue { restart() } } }
  /// How many calls there should be a second: one for a whole number of frames; 0 for all.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { restart() } }
  }

  /// Makes a link that sends a selector to a target, which it retains until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    super.init()
    let receiver = target as AnyObject
    call = { [application] link in
      do throws(UIKitRuntime.ExposureError) {
        _ = try application.exposedClasses.send(sel, to: receiver, with: [link])
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }

  /// Makes a link that calls a method of a target, which it retains until it is invalidated.
  public init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    super.init()
    call = { selector(target)($0) }
  }

  /// Begins the calls; the run loop keeps the link from now on.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call != nil, modes.insert(mode).inserted, modes.count == 1 else { return }
    restart()
  }

  /// Ends the calls once no mode is left.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard modes.remove(mode) != nil, modes.isEmpty else { return }
    restart()
  }

  /// Ends the calls for ever, and lets the target go.
  open func invalidate() {
    call = nil
    modes = []
    restart()
  }

  /// The frames of the screen between two calls.
  private var interval: CFTimeInterval {
    let wanted = Double(preferredFramesPerSecond)
    guard wanted > 0 else { return duration }
    return max(1, (Self.framesPerSecond / wanted).rounded()) * duration
  }

  private func restart() {
    rider?.stop()
    rider = nil
    guard !isPaused, !modes.isEmpty else { return }
    rider = application.frameClock.ride(every: interval, isAwaited: false) { [self] _ in
      timestamp = application.frameClock.now
      targetTimestamp = timestamp + interval
      call?(self)
      return true
    }
  }
}
