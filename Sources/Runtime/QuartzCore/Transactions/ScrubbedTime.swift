/// A time of its own for animations, which can be held, and runs to either end.
///
/// The animations that are added while it is the timeline's go by it instead of their layers' times, so
/// that a gesture leads them. Source: UIKIT-CASES.md transition-percent-driven.
@MainActor
package final class ScrubbedTime {
  /// A way from one moment to another one.
  private struct Way {
    var from: Double
    var to: Double
    /// Seconds of the clock.
    var start: Double
    var seconds: Double
    var curve: TimingCurve
  }

  private var way = Way(from: 0, to: 0, start: 0, seconds: 0, curve: .linear)
  private var members: [(running: RunningAnimation, layer: CALayer)] = []

  package init() {}

  /// The moment that is shown at one of the clock.
  package func time(at now: Double) -> Double {
    guard way.seconds > 0 else { return way.to }
    let done = min(1, max(0, (now - way.start) / way.seconds))
    return way.from + (way.to - way.from) * way.curve.value(at: done)
  }

  /// The moment at which the last animation is over; 0 without one that ends.
  package var end: Double {
    members.compactMap(\.running.motion.timing.endTime).max() ?? 0
  }

  /// Stays at a moment.
  package func hold(at time: Double) {
    way = Way(from: time, to: time, start: 0, seconds: 0, curve: .linear)
    lookDidChange()
  }

  /// Goes from the moment that is shown to another one, in seconds of the clock.
  package func run(to end: Double, from now: Double, in seconds: Double, _ curve: TimingCurve) {
    way = Way(from: time(at: now), to: end, start: now, seconds: max(0, seconds), curve: curve)
    lookDidChange()
  }

  /// Ends the animations, those first that are over first.
  package func finish() {
    let ended = members.sorted {
      let ends = ($0.running.motion.timing.endTime, $1.running.motion.timing.endTime)
      return (ends.0 ?? .infinity, $0.running.number) < (ends.1 ?? .infinity, $1.running.number)
    }
    members = []
    for (running, layer) in ended {
      layer.motion?.timeline.end(running, of: layer, finished: true)
    }
  }

  /// Takes an animation, which begins at the moment that is shown.
  func take(_ running: RunningAnimation, of layer: CALayer, at now: Double) {
    running.scrubbed = self
    running.endsByItself = false
    running.beginScrubbed(at: time(at: now), clock: now)
    members.append((running, layer))
  }

  private func lookDidChange() {
    for (_, layer) in members { layer.lookDidChange() }
  }
}

extension CALayer {
  /// A moment of the clock in the time by which an animation of the layer goes.
  final func time(of running: RunningAnimation, at now: Double) -> Double {
    running.scrubbed?.time(at: now) ?? localTime(at: now)
  }
}
