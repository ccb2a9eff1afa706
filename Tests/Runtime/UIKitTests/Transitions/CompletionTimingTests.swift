import Foundation
import Testing
import UIKit

/// How a transition that a person let go runs on or back, and what its coordinator says of it.
@MainActor @Suite struct CompletionTimingTests {
  private let world = TransitionWorld()
  private let driver = UIPercentDrivenInteractiveTransition()
  private var recorder: TraceRecorder { world.recorder }

  init() { world.delegate.driver = driver }

  private func push() {
    world.navigation.pushViewController(world.second, animated: true)
    recorder.turn()
    recorder.turn()
    world.mark()
  }

  /// Where the second view's left edge is shown, of 80 columns.
  private var left: CGFloat { world.shownCenter.x - 40 }

  @Test func `transition-percent-driven: a timing curve of its own comes before the curve`() {
    world.use()
    push()
    driver.completionCurve = .linear
    driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    driver.update(0.2)
    driver.finish()
    for part in [0.25, 0.5, 0.75] {
      world.pass(to: 0.4 * part)
      let rest = 0.8 * (1 - TimingCurve.easeIn.value(at: part))
      #expect(abs(left - 80 * rest) < 1e-9, "\(part)")
    }
    recorder.settle()
    #expect(world.navigation.topViewController === world.second)
  }

  @Test func `transition-percent-driven: going back is faster by the speed, too`() {
    world.use()
    push()
    driver.completionCurve = .linear
    driver.completionSpeed = 2
    driver.update(0.4)
    driver.cancel()
    world.pass(to: 0.05)
    #expect(abs(left - 64) < 1e-9, "\(left)")
    world.pass(to: 0.099)
    #expect(!recorder.take().contains("A viewDidAppear(true)"))
    world.pass(to: 0.101)
    #expect(recorder.take().contains("A viewDidAppear(true)"))
  }

  @Test func `transition-percent-driven: the coordinator says how the rest goes`() throws {
    world.use()
    push()
    (driver.completionSpeed, driver.completionCurve) = (3, .easeOut)
    let coordinator = try #require(world.second.transitionCoordinator)
    #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
    var told: [String] = []
    coordinator.notifyWhenInteractionChanges {
      told.append(
        "\($0.initiallyInteractive) \($0.isInteractive) \($0.percentComplete) "
          + "\($0.completionVelocity) \($0.completionCurve == .easeOut)")
    }
    driver.update(0.25)
    driver.finish()
    #expect(told == ["true false 0.25 3.0 true"])
    #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
    recorder.settle()
  }

  @Test func `transition-presentation: a frame that is set on the way bends the motion`() {
    world.use()
    world.delegate.driver = nil
    world.second.modalPresentationStyle = .overFullScreen
    world.navigation.present(world.second, animated: true)
    recorder.turn()
    world.mark()
    world.pass(to: 0.25)
    #expect(abs(left - 40) < 1e-9, "\(left)")
    world.second.view.frame.origin.x = 10
    #expect(abs(left - 50) < 1e-9, "what is left of the way is added to the new place")
    world.pass(to: 0.375)
    #expect(abs(left - 30) < 1e-9)
    recorder.settle()
    #expect(left == 10 && world.second.view.layer.animationKeys() == nil)
  }
}
