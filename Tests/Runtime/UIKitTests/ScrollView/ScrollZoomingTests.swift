import Foundation
import Testing
import UIKit

@MainActor @Suite struct ScrollZoomingTests {
  @Test func `a transform that was reset does not compound with the next zoom`() {
    let scroll = ScrollWorld(content: CGSize(width: 40, height: 20))
    scroll.addZoomView(1...4)
    scroll.view.zoomScale = 2
    #expect(scroll.view.zoomScale == 2)
    scroll.log.zoomView?.transform = .identity
    #expect(scroll.view.zoomScale == 1)
    scroll.view.zoomScale = 2
    #expect(scroll.view.contentSize == CGSize(width: 80, height: 40))
    #expect(scroll.log.zoomView?.transform == CGAffineTransform(scaleX: 2, y: 2))
    scroll.log.zoomView?.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(scroll.view.zoomScale == 3)
  }

  // Source: UIKIT-CASES.md scroll-zoom-geometry, the worked example; UIKIT-RULES.md I72.
  @Test func `scroll-zoom-geometry: the middle of the visible part stays`() throws {
    let scroll = ScrollWorld(
      width: 320, height: 460, content: CGSize(width: 1000, height: 1000))
    scroll.addZoomView(1...4)
    scroll.view.zoomScale = 2
    #expect(scroll.view.contentSize == CGSize(width: 2000, height: 2000))
    #expect(scroll.view.contentOffset == CGPoint(x: 160, y: 230))
    let content = try #require(scroll.log.zoomView)
    #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 2000, height: 2000))
    scroll.view.zoomScale = 1
    #expect(scroll.view.contentSize == CGSize(width: 1000, height: 1000))
    #expect(scroll.view.contentOffset == .zero)
    #expect(content.transform.isIdentity)
  }

  @Test func `the offset is held to the content after zooming out`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.addZoomView(0.1...1)
    scroll.view.contentOffset = CGPoint(x: 80, y: 90)
    scroll.view.zoomScale = 0.1
    #expect(scroll.view.contentSize == CGSize(width: 10, height: 10))
    #expect(scroll.view.contentOffset == .zero)
  }

  // Source: UIKIT-CASES.md scroll-zoom-clamp.
  @Test func `scroll-zoom-clamp: the scale stays inside its limits`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    #expect(scroll.view.minimumZoomScale == 1)
    #expect(scroll.view.maximumZoomScale == 1)
    scroll.addZoomView(0.5...3)
    scroll.view.zoomScale = 10
    #expect(scroll.view.zoomScale == 3)
    scroll.view.setZoomScale(0, animated: false)
    #expect(scroll.view.zoomScale == 0.5)
    scroll.view.zoomScale = .nan
    #expect(scroll.view.zoomScale == 0.5)
    scroll.view.minimumZoomScale = 1
    #expect(scroll.view.zoomScale == 1)
  }

  // Source: UIKIT-CASES.md scroll-zoom-clamp: a gesture needs different limits and a view.
  @Test func `scroll-zoom-clamp: without limits or a view there is no pinch`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.maximumZoomScale = 2
    #expect(!scroll.view.beginPinch())
    scroll.view.zoomScale = 2
    #expect(scroll.view.zoomScale == 1)
    scroll.addZoomView(1...1)
    #expect(!scroll.view.beginPinch())
    #expect(!scroll.log.lines.contains("willBeginZooming"))
  }

  // Source: UIKIT-CASES.md scroll-zoom-callbacks, a pinch.
  @Test func `scroll-zoom-callbacks: a pinch`() {
    let scroll = ScrollWorld(content: CGSize(width: 20, height: 10))
    scroll.addZoomView(0.5...3)
    #expect(scroll.view.beginPinch())
    #expect(scroll.view.isZooming)
    scroll.view.pinch(by: 0.8)
    scroll.view.pinch(by: 0.8)
    scroll.view.endPinch()
    #expect(!scroll.view.isZooming)
    #expect(
      scroll.log.lines.filter { $0 != "didScroll" } == [
        "viewForZooming", "willBeginZooming", "didZoom", "didZoom",
        "didEndZooming(\(0.8 * 0.8))",
      ])
  }

  // Source: UIKIT-CASES.md scroll-zoom-clamp: a gesture may exceed the limits for a while.
  @Test func `scroll-zoom-clamp: a pinch beyond the limit springs back`() {
    let scroll = ScrollWorld(content: CGSize(width: 20, height: 10))
    scroll.addZoomView(1...2)
    scroll.view.beginPinch()
    scroll.view.pinch(by: 8)
    #expect(scroll.view.zoomScale == 4)
    scroll.view.endPinch()
    #expect(scroll.view.isZoomBouncing)
    scroll.settle()
    #expect(!scroll.view.isZoomBouncing)
    #expect(scroll.view.zoomScale == 2)
    #expect(scroll.log.take().last == "didEndZooming(2.0)")
    scroll.view.bouncesZoom = false
    scroll.view.beginPinch()
    scroll.view.pinch(by: 8)
    #expect(scroll.view.zoomScale == 2)
    scroll.view.endPinch()
  }

  @Test func `a pinch keeps what is under the fingers`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.addZoomView(1...4)
    scroll.view.beginPinch()
    scroll.view.pinch(by: 2, at: CGPoint(x: 4, y: 2))
    #expect(scroll.view.contentOffset == CGPoint(x: 4, y: 2))
    scroll.view.endPinch()
  }

  // Source: UIKIT-CASES.md scroll-zoom-callbacks, animated and not animated.
  @Test func `scroll-zoom-callbacks: set in code`() {
    let scroll = ScrollWorld(content: CGSize(width: 20, height: 10))
    scroll.addZoomView(0.5...3)
    scroll.view.setZoomScale(0.5, animated: true)
    #expect(scroll.log.lines == ["viewForZooming", "willBeginZooming", "didZoom"])
    scroll.settle()
    #expect(scroll.log.take().last == "didEndZooming(0.5)")
    scroll.view.setZoomScale(1, animated: false)
    scroll.settle()
    #expect(scroll.log.take() == ["viewForZooming", "didZoom"])
  }

  // Source: UIKIT-CASES.md scroll-zoom-geometry, zoom(to:animated:).
  @Test func `scroll-zoom-geometry: zooming to a rectangle fills the view with it`() throws {
    let scroll = ScrollWorld(content: CGSize(width: 200, height: 100))
    scroll.addZoomView(0.1...8)
    scroll.view.zoom(to: CGRect(x: 50, y: 40, width: 10, height: 2), animated: false)
    #expect(scroll.view.zoomScale == 2)
    #expect(scroll.view.contentOffset == CGPoint(x: 100, y: 77))
    let content = try #require(scroll.log.zoomView)
    #expect(
      content.convert(scroll.view.bounds, from: scroll.view)
        == CGRect(x: 50, y: 38.5, width: 10, height: 5))
  }
}
