import CoreGraphics
import Foundation

/// An animation that was added to a layer.
@MainActor
package final class RunningAnimation {
  /// The name under which it was added, if it has one.
  let key: String?
  /// The copy that the layer keeps.
  package let animation: CAAnimation
  /// What it does; its owner may change the timing while it runs.
  package var motion: Motion
  /// Those who wait for it and others.
  private let groups: [CompletionGroup]
  /// The place in the order in which animations were added.
  let number: Int
  /// Whether it waits for the commit of its transaction, which gives it its begin.
  var isPending = true
  /// Whether its delegate knows of the beginning.
  private var hasStarted = false
  /// Whether it is over and was told so.
  private(set) var hasEnded = false
  /// Whether its owner says when it is over, as a property animator does.
  package var endsByItself = true
  /// The time by which it goes instead of its layer's.
  var scrubbed: ScrubbedTime?

  init(
    _ animation: CAAnimation, key: String?, duration: Double, groups: [CompletionGroup], number: Int
  ) {
    self.animation = animation
    self.key = key
    self.groups = groups
    self.number = number
    motion = animation.motion(ofDuration: duration)
    for group in groups { group.enter() }
  }

  /// Begins at a moment of the layer's time, unless it has a begin of its own.
  func begin(at now: Double) {
    isPending = false
    if motion.timing.beginTime == 0 { motion.timing.beginTime = now + animation.delay }
  }

  /// Begins at a moment of a time that is scrubbed; a begin of its own counts from there.
  func beginScrubbed(at time: Double, clock now: Double) {
    isPending = false
    let begin = motion.timing.beginTime
    motion.timing.beginTime = begin == 0 ? time + animation.delay : time + begin - now
  }

  /// The moment of the layer's time at which its state is read: before the commit that of its begin.
  func moment(at layerTime: Double) -> Double {
    guard isPending, motion.timing.beginTime == 0, motion.drive == nil else { return layerTime }
    let timing = motion.timing
    return animation.delay > 0 ? -animation.delay : timing.parentTime(at: timing.timeOffset) ?? 0
  }

  /// Tells the delegate of the beginning, once.
  func tellStart(at layerTime: Double) {
    guard !hasStarted, !isPending, motion.timing.hasBegun(at: layerTime) else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Whether the delegate does not know of the beginning yet.
  var awaitsStart: Bool { !hasStarted && animation.delegate != nil }

  /// Tells the delegate of the end, once.
  func tellStop(finished: Bool) {
    hasEnded = true
    animation.delegate?.animationDidStop(animation, finished: finished)
  }

  /// Tells those who wait for this and other animations.
  func leaveGroups(finished: Bool) {
    for group in groups { group.leave(finished: finished) }
  }
}

/// What a layer has that moves or whose time is its own; most layers never do.
@MainActor
package final class LayerMotion {
  /// The layer's time in its superlayer's.
  var timing = MediaTiming()
  package var animations: [RunningAnimation] = []
  /// The timeline on which they run.
  package let timeline: Timeline
  /// The layer of which this one is a presentation.
  var model: CALayer?

  init(on timeline: Timeline) { self.timeline = timeline }
}
