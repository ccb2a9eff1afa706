import ConcentrationTestSupport
import Foundation
import Testing
import UIKit

/// Random walks over every container and nesting, with interruptions and gestures, against the
/// rules of docs/UIKIT-RULES.md.
///
/// `SEEDS=n` walks that many seeds from each beginning, `SEED=n` just one; `STEPS=n` makes the
/// walks longer than usual.
@MainActor
@Suite("Random walks")
struct WalkTests {
  /// How many steps a walk has, unless the environment says otherwise.
  private static func steps(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["STEPS"].flatMap { Int($0) } ?? usual
  }

  @Test(arguments: WalkContent.allCases)
  func `a walk breaks no rule and leaves nothing behind`(beginning: WalkContent) {
    expectNoFailure(in: Seeds.upTo(40), from: beginning) { $0 }
  }

  @Test(arguments: WalkContent.allCases)
  func `a walk on a phone's screen breaks no rule either`(beginning: WalkContent) {
    expectNoFailure(in: Seeds.upTo(20), from: beginning, \.inPoints)
  }

  private func expectNoFailure(
    in seeds: [UInt64], from beginning: WalkContent, _ variant: (Walk) -> Walk
  ) {
    let failures = seeds.compactMap { seed in
      let walk = variant(WalkGenerator.walk(seed: seed, from: beginning, length: Self.steps(60)))
      return walk.run().map { (seed: seed, walk: walk, rule: $0.rule) }
    }
    guard let first = failures.first else { return }
    first.walk.expectNoFailure(seed: first.seed)
    // Making a walk short takes long, so the others are only named.
    for other in failures.dropFirst() { Issue.record("seed \(other.seed) breaks \(other.rule)") }
  }

  @Test(arguments: WalkContent.allCases)
  func `a walk of a thousand steps breaks no rule either`(beginning: WalkContent) {
    WalkGenerator.walk(seed: 1, from: beginning, length: 1_000).expectNoFailure(seed: 1)
  }

  @Test func `a controller that outlives what showed it is found at the end of a walk`() {
    let world = WalkWorld(.stack)
    let kept = world.make(.plain)
    world.take(.push(stack: 0, .plain, animated: false))
    world.take(.settle)
    #expect(world.problem?.hasPrefix("LEAK [\(kept.lifecycleID)]") == true)
  }
}
