import ConcentrationTestSupport
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ScrollDraggingTests {
  // Source: UIKIT-CASES.md scroll-drag-no-deceleration; UIKIT-RULES.md I69, I70.
  @Test func `scroll-drag-no-deceleration`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    #expect(scroll.view.beginDragging())
    #expect(scroll.view.isTracking)
    scroll.view.drag(by: CGPoint(x: 0, y: -3))
    scroll.view.drag(by: CGPoint(x: -2, y: -3))
    scroll.view.endDragging()
    scroll.settle()
    #expect(scroll.view.contentOffset == CGPoint(x: 2, y: 6))
    #expect(!scroll.view.isDragging)
    #expect(
      scroll.log.take() == [
        "willBeginDragging", "didScroll", "willEndDragging(still)", "didEndDragging(false)",
      ])
  }

  // Source: UIKIT-CASES.md scroll-drag-with-deceleration; UIKIT-RULES.md I69, I70.
  @Test func `scroll-drag-with-deceleration`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 500))
    scroll.view.beginDragging()
    scroll.view.drag(by: CGPoint(x: 0, y: -5))
    scroll.view.endDragging(velocity: CGPoint(x: 0, y: 0.2))
    #expect(scroll.view.isDragging)
    #expect(scroll.view.isDecelerating)
    #expect(!scroll.view.isTracking)
    scroll.settle()
    #expect(!scroll.view.isDragging)
    #expect(!scroll.view.isDecelerating)
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: 105))
    #expect(
      scroll.log.take() == [
        "willBeginDragging", "didScroll", "willEndDragging(flick)", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  // Source: Apple, scrollViewWillEndDragging(_:withVelocity:targetContentOffset:).
  @Test func `the delegate may change the place of rest`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 500))
    scroll.log.changeTarget = { _ in CGPoint(x: 0, y: 42) }
    scroll.view.beginDragging()
    scroll.view.drag(by: CGPoint(x: 0, y: -5))
    scroll.view.endDragging()
    scroll.settle()
    #expect(scroll.view.contentOffset.y == 42)
  }

  // Source: UIKIT-CASES.md scroll-drag-with-deceleration, paging.
  @Test(arguments: [
    (-4, 0, 0, true), (-6, 0, 10, true), (-4, 0.1, 10, true), (-10, 0, 10, false),
    (-25, 0, 10, true),
  ])
  func `scroll-drag-with-deceleration: paging rests on pages`(
    way: CGFloat, velocity: CGFloat, rest: CGFloat, decelerates: Bool
  ) {
    let scroll = ScrollWorld(content: CGSize(width: 20, height: 100))
    scroll.view.isPagingEnabled = true
    scroll.view.beginDragging()
    scroll.view.drag(by: CGPoint(x: 0, y: way))
    scroll.view.endDragging(velocity: CGPoint(x: 0, y: velocity))
    #expect(scroll.log.lines.contains("didEndDragging(\(decelerates))"))
    scroll.settle()
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: rest))
  }

  @Test func `a directional lock keeps to the first axis`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.isDirectionalLockEnabled = true
    scroll.view.beginDragging()
    scroll.view.drag(by: CGPoint(x: -1, y: -3))
    scroll.view.drag(by: CGPoint(x: -9, y: -3))
    scroll.view.endDragging()
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: 6))
    scroll.view.beginDragging()
    scroll.view.drag(by: CGPoint(x: -2, y: -2))
    scroll.view.drag(by: CGPoint(x: -5, y: 0))
    scroll.view.endDragging()
    #expect(scroll.view.contentOffset == CGPoint(x: 7, y: 8))
  }

  @Test func `content pulled beyond its edge gives way less and less and springs back`() {
    let scroll = ScrollWorld(content: CGSize(width: 20, height: 100))
    scroll.view.beginDragging()
    scroll.view.drag(by: CGPoint(x: 4, y: 8))
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: -3))
    scroll.view.endDragging()
    scroll.settle()
    #expect(scroll.view.contentOffset == .zero)
    #expect(scroll.log.take().last == "didEndDecelerating")
    scroll.view.bounces = false
    scroll.view.beginDragging()
    scroll.view.drag(by: CGPoint(x: 0, y: 8))
    #expect(scroll.view.contentOffset == .zero)
    scroll.view.endDragging()
  }

  @Test func `what cannot be scrolled is not dragged`() {
    let small = ScrollWorld(content: CGSize(width: 5, height: 5))
    #expect(!small.view.beginDragging())
    small.view.alwaysBounceVertical = true
    #expect(small.view.beginDragging())
    let scroll = ScrollWorld(content: CGSize(width: 50, height: 50))
    scroll.view.isScrollEnabled = false
    #expect(!scroll.view.beginDragging())
    scroll.view.drag(by: CGPoint(x: -5, y: 0))
    scroll.view.endDragging()
    #expect(scroll.log.lines == [])
    #expect(scroll.view.contentOffset == .zero)
  }

  @Test func `switching scrolling off ends a drag`() {
    let scroll = ScrollWorld(content: CGSize(width: 50, height: 50))
    scroll.view.beginDragging()
    scroll.view.isScrollEnabled = false
    #expect(!scroll.view.isDragging)
    #expect(scroll.log.take().last == "didEndDragging(false)")
  }

  // Source: UIKIT-RULES.md I69.
  @Test func `a finger that catches moving content ends its deceleration`() {
    let scroll = ScrollWorld(content: CGSize(width: 20, height: 500))
    scroll.view.beginDragging()
    scroll.view.drag(by: CGPoint(x: 0, y: -5))
    scroll.view.endDragging(velocity: CGPoint(x: 0, y: 0.5))
    scroll.world.scheduler.advance(by: .milliseconds(60))
    _ = scroll.log.take()
    scroll.view.beginDragging()
    #expect(scroll.log.take() == ["didEndDecelerating", "willBeginDragging"])
    scroll.view.endDragging()
    scroll.settle()
    #expect(
      scroll.log.take() == ["willEndDragging(still)", "didEndDragging(false)"])
  }

  // Source: UIKIT-RULES.md I68 to I71, under random use.
  @Test(arguments: Seeds.some)
  func `the callbacks keep their grammar`(seed: UInt64) {
    let scroll = ScrollWorld(content: CGSize(width: 60, height: 90))
    scroll.addZoomView(0.5...3)
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<40 {
      let point = CGPoint(x: next(41) - 20, y: next(41) - 20)
      switch next(9) {
      case 0: scroll.view.beginDragging()
      case 1, 2: scroll.view.drag(by: point)
      case 3: scroll.view.endDragging(velocity: CGPoint(x: point.x / 100, y: point.y / 100))
      case 4: scroll.view.setContentOffset(point, animated: next(2) == 0)
      case 5: scroll.view.setZoomScale(CGFloat(next(50)) / 10, animated: next(2) == 0)
      case 6:
        if scroll.view.beginPinch() {
          scroll.view.pinch(by: CGFloat(next(30) + 1) / 10)
          scroll.view.endPinch()
        }
      case 7: scroll.world.scheduler.advance(by: .milliseconds(next(200)))
      default: scroll.view.isPagingEnabled.toggle()
      }
      #expect(scroll.view.bounds.origin == scroll.view.contentOffset)
    }
    scroll.view.endDragging()
    scroll.settle()
    #expect(grammarError(scroll.log.lines) == nil)
    #expect((0.5...3).contains(scroll.view.zoomScale))
    #expect(!scroll.view.isDragging)
    #expect(!scroll.view.isZooming)
  }

  /// The first call that is out of place.
  private func grammarError(_ lines: [String]) -> String? {
    var isDragging = false
    var isDecelerating = false
    var mustDecelerate = false
    for (index, line) in lines.enumerated() {
      if mustDecelerate, line != "willBeginDecelerating" { return "\(index) \(line)" }
      mustDecelerate = false
      switch line {
      case "willBeginDragging":
        if isDragging || isDecelerating { return "\(index) \(line)" }
        isDragging = true
      case "didEndDragging(true)", "didEndDragging(false)":
        if !isDragging || !lines[index - 1].hasPrefix("willEndDragging") {
          return "\(index) \(line)"
        }
        isDragging = false
        mustDecelerate = line == "didEndDragging(true)"
      case "willBeginDecelerating":
        if isDragging || lines[index - 1] != "didEndDragging(true)" { return "\(index) \(line)" }
        isDecelerating = true
      case "didEndDecelerating":
        if !isDecelerating { return "\(index) \(line)" }
        isDecelerating = false
      default: break
      }
    }
    return isDragging || isDecelerating ? "the end" : nil
  }
}
