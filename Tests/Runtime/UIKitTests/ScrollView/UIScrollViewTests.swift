import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIScrollViewTests {
  @Test func `an offset is never a negative zero`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.contentOffset = CGPoint(x: 5, y: 5)
    scroll.view.contentOffset = CGPoint(x: -0.0, y: -0.0)
    #expect(scroll.view.contentOffset.x.sign == .plus)
    scroll.view.beginDragging()
    scroll.view.drag(by: CGPoint(x: -3, y: -3))
    scroll.view.drag(by: CGPoint(x: 4, y: 4))
    scroll.view.endDragging()
    scroll.settle()
    #expect("\(scroll.view.contentOffset)" == "(0.0, 0.0)")
  }

  // Source: Apple, UIScrollView.scrollsToTop.
  @Test func `a tap on the status bar leads to the top of the only scroll view that allows it`() {
    let scroll = ScrollWorld(content: CGSize(width: 20, height: 100))
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.addSubview(scroll.view)
    scroll.settle()
    #expect(!scroll.world.application.tapStatusBar())
    scroll.view.contentOffset.y = 50
    _ = scroll.log.take()
    let other = UIScrollView(frame: CGRect(x: 40, y: 0, width: 20, height: 10))
    window.addSubview(other)
    #expect(!scroll.world.application.tapStatusBar())
    other.scrollsToTop = false
    #expect(scroll.world.application.tapStatusBar())
    scroll.settle()
    #expect(scroll.view.contentOffset == .zero)
    #expect(scroll.log.take() == ["didScroll", "didScrollToTop"])
    scroll.view.contentOffset.y = 50
    scroll.view.scrollsToTop = false
    #expect(!scroll.world.application.tapStatusBar())
  }

  @Test func `indicators have the colour of their style`() {
    let scroll = ScrollWorld(content: CGSize(width: 20, height: 100))
    func colors() -> [UIColor?] {
      scroll.view.flashScrollIndicators()
      let context = GridContext(size: scroll.view.bounds.size)
      context.draw(scroll.view)
      return context.looks.map(\.foreground)
    }
    #expect(colors() == [nil])
    scroll.view.indicatorStyle = .white
    #expect(colors() == [.white])
    scroll.view.indicatorStyle = .black
    #expect(colors() == [.black])
    scroll.settle()
  }

  // Source: UIKIT-CASES.md scroll-bounds-origin; UIKIT-RULES.md I68.
  @Test func `scroll-bounds-origin: the origin of the bounds is the offset`() {
    let view = UIScrollView(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == .zero)
    #expect(view.contentInset == .zero)
    #expect(view.showsHorizontalScrollIndicator)
    #expect(view.showsVerticalScrollIndicator)
    view.contentOffset = CGPoint(x: 10, y: 20)
    #expect(view.contentOffset == CGPoint(x: 10, y: 20))
    #expect(view.bounds == CGRect(x: 10, y: 20, width: 20, height: 10))
    #expect(view.frame == CGRect(x: 3, y: 4, width: 20, height: 10))
    view.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(view.contentOffset == CGPoint(x: 1, y: 2))
  }

  // Source: UIKIT-CASES.md scroll-set-offset.
  @Test func `scroll-set-offset: at once is one didScroll and no end`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.contentOffset = CGPoint(x: 5, y: 5)
    #expect(scroll.log.lines == ["didScroll"])
    scroll.view.setContentOffset(CGPoint(x: 5, y: 5), animated: false)
    scroll.settle()
    #expect(scroll.log.lines == ["didScroll"])
  }

  // Source: UIKIT-CASES.md scroll-set-offset; UIKIT-RULES.md I71.
  @Test func `scroll-set-offset: animated is n didScroll and one end`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    #expect(scroll.log.lines == [])
    scroll.settle()
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: 40))
    #expect(scroll.log.lines.filter { $0 == "didScroll" }.count == 10)
    #expect(scroll.log.take() == ["didScroll", "didEndScrollingAnimation"])
    scroll.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    scroll.settle()
    #expect(scroll.log.take() == [])
  }

  @Test func `a second animated scroll takes the place of the first`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    scroll.world.scheduler.advance(by: .milliseconds(100))
    scroll.view.setContentOffset(CGPoint(x: 30, y: 0), animated: true)
    scroll.settle()
    #expect(scroll.view.contentOffset == CGPoint(x: 30, y: 0))
    #expect(scroll.log.take() == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `without animations an animated scroll is at once`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    UIView.performWithoutAnimation {
      scroll.view.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    }
    #expect(scroll.log.lines == ["didScroll"])
  }

  // Source: UIKIT-CASES.md scroll-set-offset, scrollRectToVisible.
  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 5, height: 5), CGPoint.zero),
    (CGRect(x: 30, y: 2, width: 5, height: 2), CGPoint(x: 15, y: 0)),
    (CGRect(x: 30, y: 50, width: 5, height: 5), CGPoint(x: 15, y: 45)),
    (CGRect(x: 90, y: 90, width: 50, height: 50), CGPoint(x: 80, y: 90)),
    (CGRect(x: -5, y: -5, width: 200, height: 200), .zero),
  ])
  func `scroll-set-offset: a rectangle is made visible by the shortest way`(
    rect: CGRect, offset: CGPoint
  ) {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.scrollRectToVisible(rect, animated: false)
    #expect(scroll.view.contentOffset == offset)
    #expect(scroll.log.lines.count == (offset == .zero ? 0 : 1))
  }

  @Test func `a rectangle above is brought to the upper edge`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.contentOffset = CGPoint(x: 50, y: 50)
    scroll.view.scrollRectToVisible(
      CGRect(x: 40, y: 20, width: 5, height: 5), animated: false)
    #expect(scroll.view.contentOffset == CGPoint(x: 40, y: 20))
  }

  // Source: UIKIT-CASES.md scroll-visible-rect-convert.
  @Test func `scroll-visible-rect-convert: the visible part in the content's coordinates`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.addZoomView(0.5...4)
    guard let content = scroll.log.zoomView else { return #expect(Bool(false)) }
    scroll.view.contentOffset = CGPoint(x: 10, y: 20)
    #expect(
      content.convert(scroll.view.bounds, from: scroll.view)
        == CGRect(x: 10, y: 20, width: 20, height: 10))
    scroll.view.zoomScale = 2
    #expect(
      content.convert(scroll.view.bounds, from: scroll.view).size == CGSize(width: 10, height: 5))
  }

  // Source: UIKIT-CASES.md view-convert-numbers: a non-zero bounds origin is subtracted.
  @Test func `view-convert-numbers: a superview's bounds origin is subtracted`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    scroll.contentOffset = CGPoint(x: 10, y: 10)
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    root.addSubview(scroll)
    scroll.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 15))
  }

  @Test func `content that shrinks takes the offset along`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.contentOffset = CGPoint(x: 80, y: 90)
    scroll.view.contentSize = CGSize(width: 30, height: 5)
    #expect(scroll.view.contentOffset == CGPoint(x: 10, y: 0))
  }

  @Test func `a view that grows takes the offset along in its layout`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.contentOffset = CGPoint(x: 80, y: 90)
    scroll.view.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
    scroll.view.layoutIfNeeded()
    #expect(scroll.view.contentOffset == CGPoint(x: 40, y: 50))
  }

  @Test func `an inset moves content that rests at its edge`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 100))
    scroll.view.contentInset = UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
    #expect(scroll.view.adjustedContentInset == scroll.view.contentInset)
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: -2))
    #expect(scroll.log.take() == ["didScroll", "didChangeAdjustedContentInset"])
    scroll.view.scrollRectToVisible(
      CGRect(x: 0, y: 99, width: 1, height: 1), animated: false)
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: 93))
  }

  // Source: Apple, scrollIndicatorInsets, verticalScrollIndicatorInsets.
  @Test func `an indicator stays inside its insets`() throws {
    let scroll = ScrollWorld(content: CGSize(width: 20, height: 40))
    scroll.view.scrollIndicatorInsets = UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 1)
    #expect(scroll.view.verticalScrollIndicatorInsets == scroll.view.scrollIndicatorInsets)
    #expect(scroll.view.horizontalScrollIndicatorInsets == scroll.view.scrollIndicatorInsets)
    scroll.view.flashScrollIndicators()
    let indicator = try #require(scroll.view.subviews.first)
    let size = scroll.view.bounds.size
    #expect(indicator.frame.minY == 2 && indicator.frame.maxX == size.width - 1)
    scroll.view.contentOffset = CGPoint(x: 0, y: 40 - size.height)
    scroll.view.layoutIfNeeded()
    #expect(indicator.frame.maxY == 37)
    scroll.view.verticalScrollIndicatorInsets.top = 4
    #expect(scroll.view.horizontalScrollIndicatorInsets.top == 2)
  }

  @Test func `indicators flash and go`() {
    let scroll = ScrollWorld(content: CGSize(width: 100, height: 40))
    scroll.view.showsHorizontalScrollIndicator = false
    scroll.view.flashScrollIndicators()
    #expect(scroll.view.areScrollIndicatorsShown)
    #expect(scroll.view.subviews.count == 1)
    scroll.view.contentOffset = CGPoint(x: 3, y: 30)
    let mark = String(repeating: " ", count: 19) + "┃"
    #expect(scroll.world.drawn(scroll.view).suffix(4) == ["", mark, mark, mark])
    scroll.settle()
    #expect(!scroll.view.areScrollIndicatorsShown)
    #expect(scroll.view.subviews.isEmpty)
  }
}
