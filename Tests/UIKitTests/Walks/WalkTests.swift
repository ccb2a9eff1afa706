import TestSupport
import Testing
import UIKit

/// Random walks over every container and nesting, with interruptions and fingers, against the
/// rules of INVARIANTS.md.
///
/// `SEEDS=n` walks that many seeds from each beginning, `SEED=n` just one.
@MainActor
@Suite("Random walks")
struct WalkTests {
  @Test(arguments: WalkContent.allCases)
  func `a walk breaks no rule and leaves nothing behind`(beginning: WalkContent) {
    for seed in Seeds.upTo(20) {
      let walk = WalkGenerator.walk(seed: seed, from: beginning, length: 60)
      guard walk.run() != nil else { continue }
      walk.expectNoFailure(seed: seed)
      return
    }
  }
}
