import Foundation
import Testing
import UIKit

/// Source: Apple, UIStepper.autorepeat, isContinuous; the seconds are not documented.
@MainActor @Suite struct StepperTouchTests {
  /// A world with a stepper at 100, 100 that logs its values, and stands at 50.
  private func makeWorld() -> (TouchWorld, UIStepper) {
    let (world, stepper) = (
      TouchWorld(), UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
    )
    world.window.addSubview(stepper)
    stepper.value = 50
    stepper.addAction(
      UIAction { [weak world, weak stepper] _ in world?.note("\(stepper?.value ?? 0)") },
      for: .valueChanged)
    return (world, stepper)
  }

  /// Holds a place of the stepper for some seconds.
  private func hold(_ world: TouchWorld, _ x: CGFloat, for seconds: Double) {
    world.input.begin(at: CGPoint(x: 100 + x, y: 110))
    world.wait(seconds)
    world.input.end()
  }

  @Test func `a held button steps after half a second and then ten times in a second`() {
    let (world, stepper) = makeWorld()
    hold(world, 80, for: 0.4)
    #expect(world.take() == ["51.0"])
    hold(world, 80, for: 0.75)
    #expect(world.take() == ["52.0", "53.0", "54.0"])
    hold(world, 10, for: 0.65)
    #expect(world.take() == ["53.0", "52.0"])
    world.wait(5)
    #expect(world.take() == [] && stepper.value == 52)
  }

  @Test func `a held button steps once without repetition, and ends at the limit`() {
    let (world, stepper) = makeWorld()
    stepper.autorepeat = false
    hold(world, 80, for: 2)
    #expect(world.take() == ["51.0"])
    stepper.autorepeat = true
    stepper.maximumValue = 52
    hold(world, 80, for: 9)
    #expect(world.take() == ["52.0"])
  }

  @Test func `a held button tells its value at the end if it is not continuous`() {
    let (world, stepper) = makeWorld()
    stepper.isContinuous = false
    hold(world, 80, for: 0.75)
    #expect(world.take() == ["53.0"])
    hold(world, 80, for: 0.1)
    #expect(world.take() == ["54.0"])
  }

  @Test func `a touch that is cancelled or moves away ends the repetition`() {
    let (world, _) = makeWorld()
    world.input.begin(at: CGPoint(x: 180, y: 110))
    world.wait(0.55)
    world.input.cancelAll()
    world.wait(2)
    #expect(world.take() == ["51.0"])
    world.input.begin(at: CGPoint(x: 180, y: 110))
    world.input.move(to: CGPoint(x: 180, y: 400))
    world.wait(2)
    world.input.end()
    #expect(world.take() == [])
  }
}
