import Foundation
import Testing
import UIKit

@MainActor @Suite struct TouchDeliveryTests {
  private static let point = CGPoint(x: 50, y: 50)

  // Source: UIKIT-CASES.md touch-hit-view.
  @Test func `touch-hit-view: the front view under the point is touched`() {
    let world = TouchWorld()
    world.addView("back")
    let front = world.addView("front")
    world.input.tap(at: Self.point)
    #expect(world.take() == ["front began", "front ended"])
    for change: (TouchLog) -> Void in [
      { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
    ] {
      (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 1, true)
      change(front)
      world.input.tap(at: Self.point)
      #expect(world.take() == ["back began", "back ended"])
    }
  }

  // Source: UIKIT-CASES.md touch-hit-view.
  @Test func `touch-hit-view: edges, children outside their parent, labels and images`() {
    let world = TouchWorld()
    let parent = world.addView("parent", CGRect(x: 10, y: 10, width: 20, height: 20))
    parent.addSubview(UILabel(frame: parent.bounds))
    parent.addSubview(UIImageView(frame: parent.bounds))
    world.addView("outside", CGRect(x: 15, y: 15, width: 50, height: 50), to: parent)
    world.input.tap(at: CGPoint(x: 10, y: 10))
    #expect(world.take() == ["parent began", "parent ended"])
    world.input.tap(at: CGPoint(x: 30, y: 20))
    world.input.tap(at: CGPoint(x: 50, y: 50))
    #expect(world.take() == [])
    world.input.tap(at: CGPoint(x: 29, y: 29))
    #expect(world.take() == ["outside began", "outside ended"])
  }

  // Source: UIKIT-CASES.md touch-hit-view.
  @Test func `touch-hit-view: a touch stays with the view in which it began`() throws {
    let world = TouchWorld()
    let left = world.addView("left", CGRect(x: 0, y: 0, width: 100, height: 100))
    world.addView("right", CGRect(x: 100, y: 0, width: 100, height: 100))
    world.input.begin(at: CGPoint(x: 90, y: 10))
    let touch = try #require(world.input.touch(of: 0))
    #expect(touch.phase == .began)
    #expect(touch.view === left)
    #expect(touch.window === world.window)
    world.wait(0.1)
    world.input.move(to: CGPoint(x: 150, y: 20))
    #expect(touch.phase == .moved)
    #expect(touch.timestamp == 0.1)
    #expect(touch.location(in: left) == CGPoint(x: 150, y: 20))
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 90, y: 10))
    world.input.end()
    #expect(touch.phase == .ended)
    #expect(world.take() == ["left began", "left moved", "left ended"])
  }

  // Source: UIKIT-CASES.md touch-multiple.
  @Test func `touch-multiple: a view receives a second touch if it takes several`() throws {
    let world = TouchWorld()
    let view = world.addView()
    world.input.begin([1: Self.point, 2: CGPoint(x: 60, y: 60)])
    world.input.move([1: CGPoint(x: 51, y: 50), 2: CGPoint(x: 61, y: 60)])
    world.input.endAll()
    #expect(world.take() == ["view began", "view moved", "view ended"])
    view.isMultipleTouchEnabled = true
    world.input.begin([1: Self.point, 2: CGPoint(x: 60, y: 60)])
    world.input.move(2, to: CGPoint(x: 61, y: 60))
    #expect(try #require(world.input.touch(of: 1)).phase == .stationary)
    world.input.endAll()
    #expect(world.take() == ["view began 2", "view moved", "view ended 2"])
  }

  // Source: UIKIT-CASES.md touch-multiple.
  @Test func `touch-multiple: an exclusive view is touched alone`() {
    let world = TouchWorld()
    world.addView("left", CGRect(x: 0, y: 0, width: 100, height: 100))
    world.addView("right", CGRect(x: 100, y: 0, width: 100, height: 100)).isExclusiveTouch = true
    let (left, right) = (CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 10))
    for (first, second) in [(left, right), (right, left)] {
      world.input.begin(1, at: first)
      world.input.begin(2, at: second)
      #expect(world.input.fingers == [1])
      world.input.endAll()
    }
    #expect(world.take() == ["left began", "left ended", "right began", "right ended"])
  }

  // Source: UIKIT-CASES.md touch-tap-count.
  @Test func `touch-tap-count: quick taps at one place are counted`() {
    let world = TouchWorld()
    func count(at point: CGPoint = Self.point) -> Int? {
      world.input.begin(at: point)
      defer { world.input.end() }
      return world.input.touch(of: 0)?.tapCount
    }
    #expect([count(), count(), count()] == [1, 2, 3])
    #expect(count(at: CGPoint(x: 200, y: 50)) == 1)
    world.wait(1)
    #expect(count(at: CGPoint(x: 200, y: 50)) == 1)
  }

  @Test func `an unhandled touch goes up the responder chain`() {
    final class Controller: UIViewController {
      var touched: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched.append("began \(event?.allTouches?.count ?? 0)")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched.append("moved")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched.append("cancelled")
      }
    }
    let world = TouchWorld()
    let controller = Controller()
    world.window.rootViewController = controller
    world.settle()
    controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    world.drag(from: Self.point, to: CGPoint(x: 60, y: 50), steps: 1)
    world.input.begin(at: Self.point)
    world.input.cancelAll()
    #expect(controller.touched == ["began 1", "moved", "ended", "began 1", "cancelled"])
  }

  @Test func `a window receives each event and need not deliver it`() {
    final class Window: UIWindow {
      var seen: [Int] = []
      var keepsEvents = false
      override func sendEvent(_ event: UIEvent) {
        seen.append(event.touches(for: self)?.count ?? 0)
        if !keepsEvents { super.sendEvent(event) }
      }
    }
    let world = TouchWorld { Window() }
    let view = world.addView()
    view.isMultipleTouchEnabled = true
    world.input.begin([1: Self.point, 2: CGPoint(x: 60, y: 60)])
    #expect((world.window as? Window)?.seen == [2])
    (world.window as? Window)?.keepsEvents = true
    world.input.endAll()
    #expect(world.take() == ["view began 2"])
  }

  // Source: UIKIT-CASES.md touch-view-leaves-window.
  @Test func `touch-view-leaves-window: the touch of the view is cancelled`() {
    let world = TouchWorld()
    let view = world.addView()
    world.input.begin(at: Self.point)
    view.removeFromSuperview()
    #expect(world.take() == ["view began", "view cancelled"])
    world.window.addSubview(view)
    world.input.move(to: CGPoint(x: 80, y: 50))
    world.input.end()
    #expect(world.take() == [])
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "view ended"])
  }

  @Test func `a view that moves to another superview of its window keeps its touch`() {
    let world = TouchWorld()
    let (view, other) = (world.addView(), world.addView("other"))
    world.window.sendSubviewToBack(other)
    world.input.begin(at: Self.point)
    other.addSubview(view)
    world.input.end()
    #expect(world.take() == ["view began", "view ended"])
  }

  @Test func `a touch that begins inside a callback is delivered after it`() {
    final class Nested: UIView {
      weak var world: TouchWorld?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        world?.input.begin(1, at: CGPoint(x: 10, y: 10))
        world?.note("nested began")
      }
    }
    let world = TouchWorld()
    world.addView()
    let nested = Nested(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    nested.world = world
    world.window.addSubview(nested)
    world.input.begin(at: Self.point)
    #expect(world.take() == ["nested began", "view began"])
  }

  @Test func `an application that stops being active cancels all touches`() {
    final class Delegate: UIApplicationDelegate {}
    let world = TouchWorld()
    world.addView()
    world.application.launch(Delegate())
    world.input.begin(at: Self.point)
    world.application.enterBackground()
    #expect(world.take() == ["view began", "view cancelled"])
    #expect(world.input.fingers == [])
    world.input.tap(at: Self.point)
    #expect(world.take() == [])
    world.application.enterForeground()
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "view ended"])
  }
}
