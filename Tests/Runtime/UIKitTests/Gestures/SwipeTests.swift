import Foundation
import Testing
import UIKit

@MainActor @Suite struct SwipeTests {
  private static let point = CGPoint(x: 100, y: 100)

  // Source: UIKIT-CASES.md gesture-swipe.
  @Test(arguments: [0.1, 1.0])
  func `gesture-swipe: some hundred points in 0,1 or 1 second, where the touch began`(
    seconds: Double
  ) {
    @MainActor final class Target {
      var places: [CGPoint] = []
      func swiped(_ swipe: UISwipeGestureRecognizer) {
        places.append(swipe.location(in: swipe.view))
      }
    }
    let target = Target()
    let world = TouchWorld()
    let box = world.addView("box", CGRect(x: 20, y: 20, width: 216, height: 196))
    for direction in [.left, .right, .up, .down] as [UISwipeGestureRecognizer.Direction] {
      let swipe = UISwipeGestureRecognizer(target: target, action: Target.swiped)
      swipe.direction = direction
      box.addGestureRecognizer(swipe)
      let around = UISwipeGestureRecognizer(target: world, action: TouchWorld.wrongSwipe)
      around.direction = direction
      world.window.addGestureRecognizer(around)
    }
    let start = CGPoint(x: 74, y: 69)
    world.drag(from: start, to: CGPoint(x: 370, y: 69), steps: 20, seconds: seconds)
    world.drag(from: start, to: CGPoint(x: 74, y: 500), steps: 20, seconds: seconds)
    #expect(target.places == [CGPoint(x: 54, y: 49), CGPoint(x: 54, y: 49)])
    #expect(!world.take().contains("wrong"))
  }

  // Source: UIKIT-CASES.md gesture-limits.
  @Test func `gesture-limits: a slow, a slanting and a wrong movement are no swipe`() {
    let swipe = UISwipeGestureRecognizer()
    let world = TouchWorld(logging: swipe)
    world.drag(from: Self.point, to: CGPoint(x: 200, y: 100), steps: 100, seconds: 5)
    world.drag(from: Self.point, to: CGPoint(x: 200, y: 200))
    world.drag(from: CGPoint(x: 300, y: 100), to: Self.point)
    #expect(world.take() == [])
    world.drag(from: Self.point, to: CGPoint(x: 200, y: 110))
    #expect(world.take() == ["it ended"])
  }
}

extension TouchWorld {
  fileprivate func wrongSwipe() { note("wrong") }
}
