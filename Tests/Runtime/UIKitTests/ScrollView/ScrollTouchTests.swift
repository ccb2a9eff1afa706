import Foundation
import Testing
import UIKit

/// A scroll view that is touched, in the points of a phone.
@MainActor @Suite struct ScrollTouchTests {
  /// A scroll view as large as the screen, with a view in its content.
  @MainActor
  private struct Content {
    let world = TouchWorld()
    let log = ScrollLog()
    let view: UIScrollView
    let item: TouchLog

    init(_ view: UIScrollView = UIScrollView(), height: CGFloat = 4000) {
      self.view = view
      view.frame = world.window.bounds
      view.contentSize = CGSize(width: 400, height: height)
      view.delegate = log
      world.window.addSubview(view)
      item = world.addView("item", to: view)
    }
  }

  private static let start = CGPoint(x: 200, y: 400)

  // Source: UIKIT-CASES.md scroll-slop.
  @Test func `scroll-slop: the content follows after ten points`() {
    let content = Content()
    content.world.input.begin(at: Self.start)
    #expect(content.view.isTracking && !content.view.isDragging)
    var offsets: [CGFloat] = []
    for step in 1...60 {
      content.world.wait(0.016)
      content.world.input.move(to: CGPoint(x: 200, y: 400 - 3 * CGFloat(step)))
      offsets.append(content.view.contentOffset.y)
    }
    #expect(Array(offsets.prefix(5)) == [0, 0, 0, 2, 5])
    #expect(content.view.isTracking && content.view.isDragging)
    content.world.wait(0.3)
    content.world.input.end()
    #expect(content.view.contentOffset == CGPoint(x: 0, y: 170))
    #expect(!content.view.isTracking && !content.view.isDecelerating)
    #expect(
      content.log.take() == [
        "willBeginDragging", "didScroll", "willEndDragging(still)", "didEndDragging(false)",
      ])
    #expect(content.world.take() == [])
  }

  // Source: UIKIT-CASES.md scroll-slop.
  @Test func `scroll-slop: a path of ten points scrolls nothing`() {
    let content = Content()
    content.world.drag(from: Self.start, to: CGPoint(x: 200, y: 390))
    #expect(content.view.contentOffset == .zero)
    #expect(content.log.take() == [])
  }

  // Source: UIKIT-CASES.md scroll-release-velocity.
  @Test func `scroll-release-velocity: a flick goes on, and the delegate receives its velocity`() {
    let content = Content()
    content.log.changeTarget = { [unowned world = content.world] target in
      world.note("target \(target.y.rounded())")
      return target
    }
    content.world.drag(
      from: Self.start, to: CGPoint(x: 200, y: 316), steps: 14, seconds: 14 * 0.008)
    #expect(content.view.isDecelerating)
    #expect(
      content.log.take().suffix(3) == [
        "willEndDragging(flick)", "didEndDragging(true)", "willBeginDecelerating",
      ])
    content.world.settle()
    #expect(content.log.take() == ["didScroll", "didEndDecelerating"])
    // 84 points less the slop, and 370 of its own.
    #expect(abs(content.view.contentOffset.y - 444) < 3)
  }

  // Source: UIKIT-CASES.md scroll-content-delay.
  @Test func `scroll-content-delay: the content is touched after a while, or at the lift`() {
    let content = Content()
    content.world.input.begin(at: Self.start)
    content.world.wait(0.1)
    #expect(content.world.take() == [])
    content.world.wait(0.1)
    #expect(content.world.take() == ["item began"])
    content.world.input.end()
    #expect(content.world.take() == ["item ended"])
    content.world.input.tap(at: Self.start)
    #expect(content.world.take() == ["item began", "item ended"])
    content.view.delaysContentTouches = false
    content.world.input.begin(at: Self.start)
    #expect(content.world.take() == ["item began"])
    content.world.input.end()
  }

  // Source: UIKIT-CASES.md scroll-content-cancel.
  @Test func `scroll-content-cancel: a drag withdraws the touch from the content`() {
    let content = Content()
    content.view.delaysContentTouches = false
    content.world.drag(from: Self.start, to: CGPoint(x: 200, y: 350), steps: 2)
    #expect(content.world.take() == ["item began", "item cancelled"])
    #expect(content.view.contentOffset.y > 0)
    content.world.settle()
    content.view.contentOffset = .zero
    content.view.canCancelContentTouches = false
    content.world.drag(from: Self.start, to: CGPoint(x: 200, y: 350), steps: 2)
    #expect(content.world.take() == ["item began", "item moved", "item moved", "item ended"])
    #expect(content.view.contentOffset.y == 0)
  }

  // Source: UIKIT-CASES.md scroll-content-cancel.
  @Test func `scroll-content-cancel: a control keeps its touch, unless a subclass says otherwise`()
  {
    final class Cancelling: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    for (view, offset) in [(UIScrollView(), 0), (Cancelling(), 40)] as [(UIScrollView, CGFloat)] {
      let content = Content(view)
      let button = UIButton(frame: content.item.frame)
      view.addSubview(button)
      view.delaysContentTouches = false
      content.world.drag(
        from: Self.start, to: CGPoint(x: 200, y: 350), steps: 1, seconds: 0, staysDown: true)
      #expect(view.contentOffset.y == offset)
      #expect(button.isTracking == (offset == 0))
      content.world.input.end()
    }
  }

  @Test func `a subclass may withhold touches from its content`() {
    final class Refusing: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { false }
    }
    let content = Content(Refusing())
    content.world.input.tap(at: Self.start)
    #expect(content.world.take() == [])
  }

  // Source: UIKIT-CASES.md scroll-touch-stops-deceleration.
  @Test func `scroll-touch-stops-deceleration: the content does not receive the touch`() {
    let content = Content()
    content.world.drag(from: Self.start, to: CGPoint(x: 200, y: 200), seconds: 0.05)
    content.world.wait(0.2)
    #expect(content.view.isDecelerating)
    _ = content.log.take()
    content.world.input.begin(at: Self.start)
    #expect(content.view.isTracking && !content.view.isDecelerating)
    #expect(content.log.take() == ["didEndDecelerating"])
    let offset = content.view.contentOffset
    content.world.wait(1)
    content.world.input.end()
    content.world.settle()
    #expect(content.view.contentOffset == offset)
    #expect(content.world.take() == [])
  }

  @Test func `content that was caught beyond its edge goes back when it is released`() {
    let content = Content()
    content.world.drag(from: Self.start, to: CGPoint(x: 200, y: 700))
    content.world.wait(0.05)
    content.world.input.begin(at: Self.start)
    #expect(content.view.contentOffset.y < 0)
    content.world.wait(1)
    #expect(content.view.contentOffset.y < 0)
    content.world.input.end()
    content.world.settle()
    #expect(content.view.contentOffset.y == 0)
    #expect(!content.view.isDragging && !content.view.isDecelerating)
  }

  @Test func `a scroll view follows only movements along an axis that scrolls`() {
    let content = Content()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    content.view.addSubview(inner)
    content.world.drag(from: Self.start, to: CGPoint(x: 200, y: 350), staysDown: true)
    #expect(content.view.isDragging && !inner.isDragging)
    content.world.input.end()
    content.world.settle()
    content.view.contentOffset = .zero
    content.world.drag(from: Self.start, to: CGPoint(x: 100, y: 400), staysDown: true)
    #expect(!content.view.isDragging && inner.isDragging)
    content.world.input.end()
    content.world.settle()
    inner.isScrollEnabled = false
    inner.contentOffset = .zero
    content.world.drag(from: Self.start, to: CGPoint(x: 100, y: 400))
    #expect(inner.contentOffset == .zero)
  }

  @Test func `two fingers zoom about their middle`() {
    let content = Content()
    content.view.minimumZoomScale = 1
    #expect(content.view.pinchGestureRecognizer == nil)
    content.view.maximumZoomScale = 4
    content.log.zoomView = content.item
    #expect(content.view.pinchGestureRecognizer?.view === content.view)
    let input = content.world.input
    input.begin([1: CGPoint(x: 150, y: 400), 2: CGPoint(x: 250, y: 400)])
    input.move([1: CGPoint(x: 140, y: 400), 2: CGPoint(x: 260, y: 400)])
    input.move([1: CGPoint(x: 80, y: 400), 2: CGPoint(x: 320, y: 400)])
    input.endAll()
    content.world.settle()
    #expect(content.view.zoomScale == 2)
    #expect(content.view.contentOffset == CGPoint(x: 200, y: 400))
    #expect(
      content.log.take().filter { $0 != "didScroll" } == [
        "viewForZooming", "willBeginZooming", "didZoom", "didEndZooming(2.0)",
      ])
    #expect(content.world.take() == [])
  }

  @Test func `in a terminal a drag of rows scrolls as many rows`() {
    let world = TouchWorld(.terminal)
    let view = UIScrollView(frame: world.window.bounds)
    view.contentSize = CGSize(width: 300, height: 100)
    world.window.addSubview(view)
    world.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 7), steps: 3, seconds: 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: 3))
    world.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 4, y: 10), steps: 6, seconds: 0)
    #expect(view.contentOffset == CGPoint(x: 5, y: 3))
  }
}
