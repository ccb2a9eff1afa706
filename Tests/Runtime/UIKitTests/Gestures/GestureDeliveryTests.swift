import Foundation
import Testing
import UIKit

/// What views and gesture recognizers receive of the same touch.
@MainActor @Suite struct GestureDeliveryTests {
  private static let point = CGPoint(x: 50, y: 50)

  // Source: UIKIT-CASES.md touch-recognizers-first, touch-cancelled-by-recognition.
  @Test func `touch-cancelled-by-recognition: a tap`() {
    let world = TouchWorld()
    let tap = UITapGestureRecognizer()
    world.log(tap, as: "tap")
    world.addView().addGestureRecognizer(tap)
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "tap ended", "view cancelled"])
    #expect(tap.state == .possible)
    tap.cancelsTouchesInView = false
    world.wait(1)
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "tap ended", "view ended"])
  }

  // Source: UIKIT-CASES.md touch-cancelled-by-recognition.
  @Test func `touch-cancelled-by-recognition: a pan`() {
    let world = TouchWorld()
    let pan = UIPanGestureRecognizer()
    world.log(pan, as: "pan")
    world.addView().addGestureRecognizer(pan)
    world.drag(from: Self.point, to: CGPoint(x: 90, y: 50), steps: 5)
    #expect(
      world.take() == [
        "view began", "view moved", "pan began", "view cancelled", "pan changed", "pan changed",
        "pan changed", "pan ended",
      ])
  }

  // Source: UIKIT-CASES.md touch-delays-began.
  @Test func `touch-delays-began: the view receives the touch after the recognizer has failed`() {
    let world = TouchWorld()
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    world.addView().addGestureRecognizer(pan)
    world.input.begin(at: Self.point)
    world.input.move(to: CGPoint(x: 55, y: 50))
    #expect(world.take() == [])
    world.input.end()
    #expect(world.take() == ["view began", "view moved", "view ended"])
    world.drag(from: Self.point, to: CGPoint(x: 90, y: 50))
    #expect(world.take() == [])
  }

  // Source: UIKIT-CASES.md touch-delays-ended.
  @Test func `touch-delays-ended: the end waits until the recognizer has failed`() {
    let world = TouchWorld()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    world.log(double, as: "double")
    world.addView().addGestureRecognizer(double)
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began"])
    world.settle()
    #expect(world.take() == ["view ended"])
    world.wait(1)
    world.input.tap(at: Self.point)
    world.input.tap(at: Self.point)
    #expect(
      world.take() == [
        "view began", "view began", "double ended", "view cancelled 2",
      ])
    double.delaysTouchesEnded = false
    world.wait(1)
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "view ended"])
  }

  // Source: UIKIT-CASES.md touch-recognizers-first.
  @Test func `touch-recognizers-first: deeper views first, and those around them receive it too`() {
    final class Probe: UIGestureRecognizer {
      weak var world: TouchWorld?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        world?.note("\(name ?? "") began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
      }
      override func reset() { world?.note("\(name ?? "") reset") }
    }
    let world = TouchWorld()
    let outer = world.addView("outer")
    let inner = world.addView("inner", to: outer)
    for (view, name) in [(outer, "around"), (inner, "deep")] {
      let probe = Probe()
      (probe.world, probe.name) = (world, name)
      view.addGestureRecognizer(probe)
    }
    world.input.begin(at: Self.point)
    #expect(
      world.input.touch(of: 0)?.gestureRecognizers?.map(\.name) == ["deep", "around"])
    world.input.end()
    #expect(
      world.take() == [
        "deep began", "around began", "inner began", "inner ended", "deep reset", "around reset",
      ])
  }

  @Test func `a touch that a recognizer ignores stays with its view`() {
    final class Ignoring: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
        state = .ended
      }
    }
    let world = TouchWorld()
    let view = world.addView()
    view.addGestureRecognizer(Ignoring())
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "view ended"])
  }

  // Source: UIKIT-CASES.md touch-view-leaves-window.
  @Test func `touch-view-leaves-window: a recognizer of a view that is still there goes on`() {
    let world = TouchWorld()
    let view = world.addView()
    let pan = UIPanGestureRecognizer()
    world.log(pan, as: "pan")
    world.window.addGestureRecognizer(pan)
    world.input.begin(at: Self.point)
    view.removeFromSuperview()
    world.input.move(to: CGPoint(x: 80, y: 50))
    world.input.end()
    #expect(world.take() == ["view began", "view cancelled", "pan began", "pan ended"])
  }

  // Source: UIKIT-CASES.md touch-view-leaves-window.
  @Test func `touch-view-leaves-window: the gesture of a view that leaves is cancelled`() {
    let world = TouchWorld()
    let view = world.addView()
    let pan = UIPanGestureRecognizer()
    world.log(pan, as: "pan")
    view.addGestureRecognizer(pan)
    world.drag(from: Self.point, to: CGPoint(x: 80, y: 50), steps: 1, staysDown: true)
    view.removeFromSuperview()
    #expect(world.take() == ["view began", "pan began", "view cancelled", "pan cancelled"])
  }

  @Test func `a recognizer belongs to one view`() {
    let (first, second) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(pan)
    #expect(first.gestureRecognizers == [tap, pan])
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [pan])
    #expect(tap.view === second)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    first.gestureRecognizers = [tap]
    #expect(pan.view == nil)
    #expect(tap.view === first)
  }
}
