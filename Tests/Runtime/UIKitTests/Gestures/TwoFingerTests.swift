import Foundation
import Testing
import UIKit

@MainActor @Suite struct TwoFingerTests {
  private static let point = CGPoint(x: 100, y: 100)

  // Source: UIKIT-CASES.md gesture-two-fingers.
  @Test func `gesture-two-fingers: a pinch starts at 1 and is relative to its beginning`() {
    let pinch = UIPinchGestureRecognizer()
    let world = TouchWorld(logging: pinch)
    world.drag(from: Self.point, to: CGPoint(x: 300, y: 100))
    #expect(world.take() == [])
    world.input.begin([1: CGPoint(x: 100, y: 100), 2: CGPoint(x: 180, y: 100)])
    world.wait(0.05)
    world.input.move(2, to: CGPoint(x: 200, y: 100))
    #expect(pinch.state == .began)
    #expect(pinch.scale == 1)
    #expect(pinch.location(in: nil) == CGPoint(x: 150, y: 100))
    world.wait(0.05)
    world.input.move(2, to: CGPoint(x: 250, y: 100))
    #expect(pinch.scale == 1.5)
    #expect(abs(pinch.velocity - 10) < 0.01)
    pinch.scale = 1
    world.input.move(2, to: CGPoint(x: 175, y: 100))
    #expect(pinch.scale == 0.5)
    world.input.end(1)
    #expect(world.take() == ["it began", "it changed", "it changed", "it ended"])
    world.input.endAll()
    #expect(pinch.scale == 1)
  }

  // Source: UIKIT-CASES.md gesture-two-fingers.
  @Test func `gesture-two-fingers: a rotation starts at 0 and is relative to its beginning`() {
    let rotation = UIRotationGestureRecognizer()
    let world = TouchWorld(logging: rotation)
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: 200 + 100 * cos(angle), y: 200 + 100 * sin(angle))
    }
    world.input.begin([1: CGPoint(x: 200, y: 200), 2: place(3)])
    world.input.move(2, to: place(3.12))
    #expect(rotation.state == .began)
    #expect(rotation.rotation == 0)
    world.wait(0.05)
    // Through the angle at which `atan2` jumps.
    world.input.move(2, to: place(3.62))
    #expect(abs(rotation.rotation - 0.5) < 1e-9)
    rotation.rotation = 0
    world.input.move(2, to: place(3.52))
    #expect(abs(rotation.rotation + 0.1) < 1e-9)
    world.input.endAll()
    #expect(world.take() == ["it began", "it changed", "it changed", "it ended"])
  }
}
