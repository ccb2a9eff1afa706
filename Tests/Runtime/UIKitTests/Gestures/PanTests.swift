import Foundation
import Testing
import UIKit

@MainActor @Suite struct PanTests {
  private static let point = CGPoint(x: 100, y: 100)

  // Source: UIKIT-CASES.md gesture-pan, scroll-slop.
  @Test func `gesture-pan: the translation begins after ten points`() {
    let pan = UIPanGestureRecognizer()
    let world = TouchWorld(logging: pan)
    world.input.begin(at: Self.point)
    world.input.move(to: CGPoint(x: 110, y: 100))
    #expect(pan.state == .possible)
    world.input.move(to: CGPoint(x: 112, y: 100))
    #expect(pan.state == .began)
    #expect(pan.translation(in: world.window) == CGPoint(x: 2, y: 0))
    world.input.move(to: CGPoint(x: 120, y: 105))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 5))
    pan.setTranslation(.zero, in: nil)
    world.input.move(to: CGPoint(x: 121, y: 105))
    #expect(pan.translation(in: nil) == CGPoint(x: 1, y: 0))
    world.input.end()
    #expect(world.take() == ["it began", "it changed", "it changed", "it ended"])
  }

  // Source: UIKIT-CASES.md gesture-pan, scroll-release-velocity.
  @Test func `gesture-pan: a drag along one axis has its speed there alone`() {
    let pan = UIPanGestureRecognizer()
    let world = TouchWorld(logging: pan)
    world.drag(
      from: Self.point, to: CGPoint(x: 130, y: 100), steps: 10, seconds: 0.1, staysDown: true)
    #expect(abs(pan.velocity(in: nil).x - 300) < 1)
    #expect(pan.velocity(in: nil).y == 0)
    world.wait(0.2)
    #expect(pan.velocity(in: nil) == .zero)
    world.input.end()
  }

  @Test func `a pan begins with as many fingers as it wants`() {
    let pan = UIPanGestureRecognizer()
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
    let world = TouchWorld(logging: pan)
    world.drag(from: Self.point, to: CGPoint(x: 200, y: 100))
    #expect(world.take() == [])
    world.input.begin([1: Self.point, 2: CGPoint(x: 200, y: 100)])
    world.input.move([1: CGPoint(x: 100, y: 130), 2: CGPoint(x: 200, y: 130)])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    #expect(pan.numberOfTouches == 2)
    world.input.end(1)
    #expect(world.take() == ["it began", "it ended"])
    world.input.endAll()
    world.input.begin([1: Self.point, 2: CGPoint(x: 200, y: 100), 3: CGPoint(x: 300, y: 100)])
    world.input.move([1: CGPoint(x: 100, y: 200)])
    world.input.endAll()
    #expect(world.take() == [])
  }

  // Source: UIKIT-CASES.md gesture-limits.
  @Test func `gesture-limits: in a terminal a row or two columns are a pan`() {
    let pan = UIPanGestureRecognizer()
    let world = TouchWorld(logging: pan, on: .terminal)
    world.input.begin(at: CGPoint(x: 10, y: 10))
    world.input.move(to: CGPoint(x: 11, y: 10))
    #expect(pan.state == .possible)
    world.input.move(to: CGPoint(x: 12, y: 10))
    #expect(pan.translation(in: nil) == CGPoint(x: 1, y: 0))
    world.input.end()
    world.input.begin(at: CGPoint(x: 10, y: 10))
    world.input.move(to: CGPoint(x: 10, y: 11))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 1))
    world.input.end()
    #expect(world.take() == ["it began", "it ended", "it began", "it ended"])
  }
}
