import Foundation
import UIKit

/// A list of steps from a beginning: a value, which can be run again and printed as Swift.
struct Walk: Hashable {
  let beginning: WalkContent
  let steps: [WalkStep]
  /// The points of a cell.
  var cellSize = CGSize(width: 1, height: 1)

  init(from beginning: WalkContent, _ steps: [WalkStep]) {
    self.beginning = beginning
    self.steps = steps
  }

  /// The same walk on the screen of a phone or a pad.
  var inPoints: Walk {
    var walk = self
    walk.cellSize = CGSize(width: 8, height: 16)
    return walk
  }

  /// Runs the walk in an application of its own and returns the first failure.
  @MainActor
  func run() -> WalkFailure? {
    let before = UIApplication.shared
    defer { if cellSize.width > 1 { UIApplication.replaceShared(with: before) } }
    let world = WalkWorld(beginning, cellSize: cellSize)
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
  /// A walk from the same beginning on the same screen.
  private func with(_ steps: [WalkStep]) -> Walk {
    var walk = Walk(from: beginning, steps)
    walk.cellSize = cellSize
    return walk
  }

  /// A shorter walk that breaks the same rule, found by leaving steps out and making them simpler.
  ///
  /// - Complexity: O(n²) runs at worst for n steps, and never more than a thousand.
  @MainActor
  func shrunk(from failure: WalkFailure) -> (walk: Walk, failure: WalkFailure) {
    var best = (
      walk: with(Array(steps.prefix(failure.step + 1))), failure: failure
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
        if !improves(with(fewer)) { start += length }
      }
      length /= 2
    }
    for index in best.walk.steps.indices {
      for simpler in best.walk.steps[index].simplified {
        var changed = best.walk.steps
        changed[index] = simpler
        if improves(with(changed)) { break }
      }
    }
    return best
  }
}
