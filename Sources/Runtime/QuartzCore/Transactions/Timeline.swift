import CoreGraphics
import Foundation

/// Where a timeline takes its time from, and who lets it go on.
@MainActor
package protocol TimelineHost: AnyObject {
  /// The time in seconds; it never goes back.
  var now: CFTimeInterval { get }
  /// Calls `commitTurn()` at the end of this turn or of the next one.
  func commitLater()
  /// Calls `advance()` at a moment, in place of one that was asked for before; never for nil.
  func wake(at time: CFTimeInterval?)
  /// Prints a warning of Core Animation's.
  func warn(_ message: String)
}

/// The animations of an application, and the transactions in which layers change.
///
/// It has no clock: its host says what time it is and calls it when something ends.
@MainActor
package final class Timeline {
  /// Not weak, as the host is counted often: it clears this when it is deallocated.
  package unowned var host: (any TimelineHost)?
  /// The open transactions, the innermost last; the first may be the implicit one.
  var transactions: [Transaction] = []
  /// How often changes have been committed.
  private(set) var commitCount = 1
  /// The layers that have animations, each once.
  private var moving: [CALayer] = []
  /// Animations that were removed, and whose delegates have not been told.
  private var stopped: [RunningAnimation] = []
  /// Those who wait for the animations of changes that are not committed yet.
  private var openGroups: [CompletionGroup] = []
  private var count = 0
  /// The time by which animations go that are added now; nil for their layers' times.
  package var scrubbed: ScrubbedTime?

  package init() {}

  /// Whose timeline is the current one: a place outside of the class, which has no variables.
  @MainActor
  private final class Place {
    var timeline = Timeline()
    var animationBlocks = 0
  }

  private static let place = Place()

  /// The timeline on which new animations run: that of the shared application.
  package static var current: Timeline {
    get { place.timeline }
    set { place.timeline = newValue }
  }

  /// Whether the layers of views have to be asked for actions, which only animation blocks give.
  static var isAsking: Bool { place.animationBlocks > 0 }

  /// Runs changes for which the layers of views are asked for actions.
  package static func asking(_ changes: () -> Void) {
    place.animationBlocks += 1
    defer { place.animationBlocks -= 1 }
    changes()
  }

  package var now: Double { host?.now ?? 0 }

  /// Whether anything moves or is about to.
  package var isMoving: Bool { !moving.isEmpty }

  // MARK: Animations

  func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String?) {
    openImplicitTransaction()
    let groups = [animation.group, transactions.last?.group].compactMap(\.self)
    if animation.timingFunction == nil, let function = transactions.last?.ownTimingFunction {
      animation.timingFunction = function
    }
    count += 1
    let running = RunningAnimation(
      animation, key: key, duration: animationDuration, groups: groups, number: count)
    layer.ownMotion.animations.append(running)
    if !moving.containsIdentical(to: layer) { moving.append(layer) }
    scrubbed?.take(running, of: layer, at: now)
    animation.onAdd?(running, layer)
    (animation.group, animation.onAdd) = (nil, nil)
    layer.lookDidChange()
  }

  /// Tells of removed animations when the change is committed.
  func stop(_ animations: [RunningAnimation], of layer: CALayer) {
    stopped += animations.filter { !$0.hasEnded }
    openImplicitTransaction()
    layer.lookDidChange()
  }

  /// Removes one animation, and tells of it now.
  package func end(_ running: RunningAnimation, of layer: CALayer, finished: Bool) {
    guard let index = layer.motion?.animations.firstIndex(where: { $0 === running }) else { return }
    layer.motion?.animations.remove(at: index)
    tell([running], finished: finished)
    layer.lookDidChange()
  }

  /// Lets a group end once the changes that are under way are committed.
  package func closeAtCommit(_ group: CompletionGroup) {
    openImplicitTransaction()
    openGroups.append(group)
  }

  /// Removes all animations, as an app loses them that goes to the background.
  package func endAll() {
    var lost: [RunningAnimation] = []
    for layer in moving {
      lost += layer.motion?.animations.filter { !$0.hasEnded } ?? []
      layer.motion?.animations = []
      layer.lookDidChange()
    }
    tell(lost.sorted { $0.number < $1.number }, finished: false)
    openImplicitTransaction()
  }

  private func tell(_ animations: [RunningAnimation], finished: Bool) {
    for running in animations { running.tellStop(finished: finished) }
    for running in animations { running.leaveGroups(finished: finished) }
  }

  // MARK: Commits

  /// Begins what has been added, tells of what was removed, and ends groups without animations.
  ///
  /// Animations of layers that are in no window are over at once. Source: UIKIT-CASES.md motion-window.
  func commit() {
    commitCount += 1
    let now = now
    let groups = openGroups
    openGroups = []
    var (dropped, lost): ([RunningAnimation], [RunningAnimation]) = ([], [])
    for layer in moving {
      guard let motion = layer.motion else { continue }
      if !layer.isShown {
        dropped += motion.animations.filter(\.isPending)
        lost += motion.animations.filter { !$0.isPending && !$0.hasEnded }
        motion.animations = []
      }
      for running in motion.animations where running.isPending {
        running.begin(at: layer.time(of: running, at: now))
      }
    }
    lost = (stopped + lost).sorted { $0.number < $1.number }
    stopped = []
    tell(lost, finished: false)
    tell(dropped.sorted { $0.number < $1.number }, finished: true)
    for group in groups { group.leave(finished: true) }
    advance()
  }

  /// Tells of what has begun and ended by now, and asks to be called for what comes next.
  package func advance() {
    let now = now
    var over: [(running: RunningAnimation, end: Double)] = []
    for layer in moving {
      guard let motion = layer.motion else { continue }
      for running in motion.animations { running.tellStart(at: layer.time(of: running, at: now)) }
      let time = layer.localTime(at: now)
      let ended = motion.animations.filter {
        $0.endsByItself && !$0.isPending && !$0.hasEnded && $0.motion.timing.hasEnded(at: time)
      }
      guard !ended.isEmpty else { continue }
      over += ended.map { ($0, layer.end(of: $0) ?? now) }
      motion.animations.removeAll { running in
        running.animation.isRemovedOnCompletion && ended.containsIdentical(to: running)
      }
      layer.lookDidChange()
    }
    over.sort { ($0.end, $0.running.number) < ($1.end, $1.running.number) }
    moving.removeAll { $0.motion?.animations.isEmpty != false }
    tell(over.map(\.running), finished: true)
    wakeForNext()
  }

  /// A layer's time runs otherwise from now on.
  func timingDidChange() { if isMoving { wakeForNext() } }

  /// Asks the host to call when the next animation begins or ends.
  package func wakeForNext() {
    var next = Double.infinity
    for layer in moving {
      for running in layer.motion?.animations ?? [] where !running.isPending && !running.hasEnded {
        if running.awaitsStart, running.scrubbed == nil {
          next = min(next, layer.absoluteTime(at: running.motion.timing.beginTime) ?? next)
        }
        if running.endsByItself { next = min(next, layer.end(of: running) ?? next) }
      }
    }
    host?.wake(at: next.isFinite ? next : nil)
  }
}

extension CALayer {
  /// The moment of the clock at which an animation of the layer is over; nil if it never is.
  fileprivate func end(of running: RunningAnimation) -> Double? {
    running.motion.timing.endTime.flatMap { absoluteTime(at: $0) }
  }

  /// Whether the layer is in a window.
  fileprivate var isShown: Bool { owner?.isInWindow ?? superlayer?.isShown ?? false }
}
