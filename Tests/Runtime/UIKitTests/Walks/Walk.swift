import Foundation

/// A list of steps from a beginning: a value, which can be run again and printed as Swift.
struct Walk: Hashable {
  let beginning: WalkContent
  let steps: [WalkStep]

  init(from beginning: WalkContent, _ steps: [WalkStep]) {
    self.beginning = beginning
    self.steps = steps
  }

  /// Runs the walk in an application of its own and returns the first failure.
  @MainActor
  func run() -> WalkFailure? {
    let world = WalkWorld(beginning)
    for (index, step) in steps.enumerated() {
      world.take(step)
      if let message = world.problem { return WalkFailure(step: index, message: message) }
    }
    world.end()
    return world.problem.map { WalkFailure(step: steps.count, message: $0) }
  }
}

extension Walk: CustomStringConvertible {
  var description: String {
    let lines = steps.map { "    \($0.script),\n" }.joined()
    return "Walk(\n  from: .\(beginning),\n  [\n\(lines)  ])"
  }
}

/// A failure of a walk, and the step at which it occurred.
struct WalkFailure: Hashable {
  let step: Int
  let message: String

  /// The rule that was broken: the first word of the message.
  var rule: Substring { message.prefix { $0 != " " } }
}

extension Walk {
  /// A shorter walk that breaks the same rule, found by leaving steps out and making them simpler.
  ///
  /// - Complexity: O(n²) runs at worst for n steps, and never more than a thousand.
  @MainActor
  func shrunk(from failure: WalkFailure) -> (walk: Walk, failure: WalkFailure) {
    var best = (
      walk: Walk(from: beginning, Array(steps.prefix(failure.step + 1))), failure: failure
    )
    var runs = 0
    func improves(_ candidate: Walk) -> Bool {
      runs += 1
      guard runs <= 1000, let found = candidate.run(), found.rule == failure.rule else {
        return false
      }
      best = (candidate, found)
      return true
    }
    var length = max(1, best.walk.steps.count / 2)
    while length >= 1 {
      var start = 0
      while start < best.walk.steps.count {
        var fewer = best.walk.steps
        fewer.removeSubrange(start..<min(start + length, fewer.count))
        if !improves(Walk(from: beginning, fewer)) { start += length }
      }
      length /= 2
    }
    for index in best.walk.steps.indices {
      for simpler in best.walk.steps[index].simplified {
        var changed = best.walk.steps
        changed[index] = simpler
        if improves(Walk(from: beginning, changed)) { break }
      }
    }
    return best
  }
}
