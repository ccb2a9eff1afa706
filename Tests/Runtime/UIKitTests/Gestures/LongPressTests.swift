import Foundation
import Testing
import UIKit

@MainActor @Suite struct LongPressTests {
  private static let point = CGPoint(x: 100, y: 100)

  // Source: UIKIT-CASES.md gesture-long-press.
  @Test func `gesture-long-press: begins after half a second, and ends when it is lifted`() {
    let press = UILongPressGestureRecognizer()
    let world = TouchWorld(logging: press)
    world.input.begin(at: Self.point)
    world.input.move(to: CGPoint(x: 109, y: 100))
    world.wait(0.499)
    #expect(world.take() == [])
    world.wait(0.001)
    #expect(world.take() == ["it began"])
    world.input.move(to: CGPoint(x: 300, y: 100))
    world.input.end()
    #expect(world.take() == ["it changed", "it ended"])
    world.input.begin(at: Self.point)
    world.wait(0.4)
    world.input.end()
    world.settle()
    world.drag(from: Self.point, to: CGPoint(x: 111, y: 100), steps: 1, staysDown: true)
    world.settle()
    world.input.end()
    #expect(world.take() == [])
  }

  // Source: UIKIT-CASES.md gesture-long-press.
  @Test func `gesture-long-press: after a tap, where one is required`() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    let world = TouchWorld(logging: press)
    world.input.begin(at: Self.point)
    world.wait(1)
    world.input.end()
    world.settle()
    #expect(world.take() == [])
    world.input.tap(at: Self.point)
    world.input.begin(at: Self.point)
    world.wait(1)
    world.input.end()
    #expect(world.take() == ["it began", "it ended"])
  }

  // Source: UIKIT-CASES.md gesture-long-press.
  @Test func `gesture-long-press: 0,7 seconds are enough, and a touch outside the bounds is none`()
  {
    let press = UILongPressGestureRecognizer()
    let world = TouchWorld()
    world.log(press, as: "it")
    world.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100)).addGestureRecognizer(press)
    for x in [99, 101] as [CGFloat] {
      world.input.begin(at: CGPoint(x: x, y: 50))
      world.wait(0.7)
      world.input.end()
    }
    #expect(world.take().filter { $0.hasPrefix("it") } == ["it began", "it ended"])
  }
}
