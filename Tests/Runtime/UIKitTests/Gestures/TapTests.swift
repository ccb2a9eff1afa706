import Foundation
import Testing
import UIKit

@MainActor @Suite struct TapTests {
  private static let point = CGPoint(x: 100, y: 100)

  // Source: UIKIT-CASES.md gesture-taps.
  @Test func `gesture-taps: two fingers, one after the other or at once`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let world = TouchWorld(logging: tap)
    world.input.begin([1: Self.point, 2: CGPoint(x: 140, y: 100)])
    world.input.endAll()
    #expect(world.take() == ["it ended"])
    world.input.begin(1, at: Self.point)
    world.input.begin(2, at: CGPoint(x: 140, y: 100))
    world.input.end(1)
    world.input.end(2)
    #expect(world.take() == ["it ended"])
    world.input.tap(at: Self.point)
    world.input.begin([1: Self.point, 2: CGPoint(x: 140, y: 100), 3: CGPoint(x: 10, y: 10)])
    world.input.endAll()
    #expect(world.take() == [])
  }

  // Source: UIKIT-CASES.md gesture-taps.
  @Test func `gesture-taps: a tap knows where it was`() {
    @MainActor final class Target {
      var places: [CGPoint] = []
      func tapped(_ tap: UITapGestureRecognizer) {
        places = [tap.location(in: tap.view), tap.location(ofTouch: 0, in: nil)]
      }
    }
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Target.tapped)
    let world = TouchWorld()
    world.addView("view", CGRect(x: 30, y: 40, width: 200, height: 200)).addGestureRecognizer(tap)
    world.input.tap(at: Self.point)
    #expect(target.places == [CGPoint(x: 70, y: 60), Self.point])
  }

  // Source: UIKIT-CASES.md gesture-limits.
  @Test func `gesture-limits: taps far apart in time or place are no double tap`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let world = TouchWorld(logging: double)
    world.input.tap(at: Self.point)
    world.wait(1)
    world.input.tap(at: Self.point)
    world.wait(1)
    world.input.tap(at: Self.point)
    world.input.tap(at: CGPoint(x: 300, y: 100))
    world.settle()
    #expect(world.take() == [])
    world.input.tap(at: Self.point)
    world.input.tap(at: Self.point)
    #expect(world.take() == ["it ended"])
  }
}
