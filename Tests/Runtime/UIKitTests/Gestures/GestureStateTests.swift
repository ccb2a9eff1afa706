import Foundation
import Testing
import UIKit

@MainActor @Suite struct GestureStateTests {
  private static let point = CGPoint(x: 50, y: 50)

  // Source: UIKIT-CASES.md gesture-states.
  @Test func `gesture-states: switched off in the middle, a gesture is cancelled`() {
    let world = TouchWorld()
    let pan = UIPanGestureRecognizer()
    world.log(pan, as: "pan")
    world.addView().addGestureRecognizer(pan)
    world.drag(from: Self.point, to: CGPoint(x: 80, y: 50), steps: 1, staysDown: true)
    pan.isEnabled = false
    #expect(world.take() == ["view began", "pan began", "view cancelled", "pan cancelled"])
    #expect(pan.state == .possible)
    world.input.move(to: CGPoint(x: 90, y: 50))
    world.input.end()
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "view ended"])
  }

  // Source: UIKIT-CASES.md gesture-states.
  @Test func `gesture-states: cancelled touches let a tap fail and a pan be cancelled`() {
    let world = TouchWorld()
    let view = world.addView()
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    for (recognizer, name) in [(tap, "tap"), (pan, "pan")] {
      world.log(recognizer, as: name)
      view.addGestureRecognizer(recognizer)
    }
    world.input.begin(at: Self.point)
    world.input.cancelAll()
    #expect(world.take() == ["view began", "view cancelled"])
    world.drag(from: Self.point, to: CGPoint(x: 80, y: 50), steps: 1, staysDown: true)
    world.input.cancelAll()
    #expect(world.take() == ["view began", "pan began", "view cancelled", "pan cancelled"])
  }

  // Source: UIKIT-CASES.md gesture-states.
  @Test func `gesture-states: each change runs the actions, also to an equal value`() {
    final class Continuous: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let world = TouchWorld()
    let it = Continuous()
    world.log(it, as: "it")
    world.addView().addGestureRecognizer(it)
    world.drag(from: Self.point, to: CGPoint(x: 52, y: 50), steps: 2)
    #expect(
      world.take() == ["it began", "it changed", "it changed", "it ended"])
  }

  @Test func `a target is not kept, and its actions can be taken away`() {
    @MainActor final class Target {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func tapped(_ tap: UITapGestureRecognizer) { calls.append("tap \(tap.numberOfTouches)") }
      func any(_ recognizer: UIGestureRecognizer) {
        calls.append("any \(recognizer.location(in: nil).x)")
      }
    }
    let world = TouchWorld()
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Target.tapped)
    tap.addTarget(target, action: Target.plain)
    tap.addTarget(target, action: Target.any)
    var other: Target? = Target()
    weak let otherTarget = other
    if let other { tap.addTarget(other, action: Target.plain) }
    other = nil
    #expect(otherTarget == nil)
    world.addView().addGestureRecognizer(tap)
    world.input.tap(at: Self.point)
    #expect(target.calls == ["tap 1", "plain", "any 50.0"])
    tap.removeTarget(target)
    world.input.tap(at: Self.point)
    #expect(target.calls.count == 3)
  }
}
