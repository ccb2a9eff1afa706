import Foundation
import Testing

@testable import UIKit

/// Swipes in stacks and pages: when they begin, how far they are, and how they end.
@MainActor @Suite struct ContainerSwipeTests {
  @Test func `while a push runs the stack is not swiped back`() throws {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.settle()
    func swipe() -> UIGestureRecognizer.State? {
      let input = recorder.application.touchInput
      input.begin(at: CGPoint(x: 0, y: 12))
      input.move(to: CGPoint(x: 20, y: 13))
      defer { input.end() }
      return navigation.interactivePopGestureRecognizer?.state
    }
    #expect(swipe() == .began)
    recorder.settle()
    navigation.pushViewController(NamedViewController("C"), animated: true)
    recorder.turn()
    #expect(swipe() == .failed)
  }

  @Test func `while pages change no other page is swiped to`() {
    let world = PageWorld(.scroll)
    let (recorder, pages) = (world.recorder, world.book)
    func swipe(down: CGFloat = 0) -> [UIGestureRecognizer.State]? {
      let input = recorder.application.touchInput
      input.begin(at: CGPoint(x: 40, y: 2))
      input.move(to: CGPoint(x: 20, y: 2 + down))
      defer { input.end() }
      return pages.view.gestureRecognizers?.map(\.state)
    }
    #expect(swipe() == [.began])
    recorder.settle()
    #expect(swipe(down: 20) == [.began])
    recorder.settle()
    #expect(swipe(down: 21) == [.failed])
    pages.setViewControllers([NamedViewController("C")], direction: .forward, animated: true)
    recorder.turn()
    #expect(swipe() == [.failed])
  }

  @Test func `a swipe back is as far as the finger has moved to the right`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.launch(navigation)
    let input = recorder.application.touchInput
    input.begin(at: CGPoint(x: 0, y: 3))
    input.move(to: CGPoint(x: 10, y: 3))
    recorder.turn()
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    func percent(_ x: CGFloat, _ y: CGFloat) -> CGFloat? {
      input.move(to: CGPoint(x: x, y: y))
      return navigation.transitionCoordinator?.percentComplete
    }
    let first = percent(20, 3)
    #expect(first == 19.0 / 80, "the column in which it began is not counted")
    #expect(percent(20, 23) == first && percent(40, 3) == 39.0 / 80)
    input.end()
    recorder.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func `a page is turned as far as the finger has moved along the axis`(
    orientation: UIPageViewController.NavigationOrientation
  ) {
    let world = PageWorld(.scroll, orientation, size: CGSize(width: 80, height: 80))
    let (recorder, pages) = (world.recorder, world.book)
    let input = recorder.application.touchInput
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      orientation == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    input.begin(at: point(60, 20))
    input.move(to: point(50, 20))
    recorder.turn()
    func percent(_ along: CGFloat, _ across: CGFloat) -> CGFloat? {
      input.move(to: point(along, across))
      return pages.transitionCoordinator?.percentComplete
    }
    let first = percent(40, 20)
    #expect(percent(40, 35) == first && percent(20, 20) == first.map { $0 + 0.25 })
    input.end()
    recorder.settle()
  }

  @Test func `a swipe whose pages are hidden before it begins is told as not completed`() {
    let world = PageWorld(.scroll)
    let swipe = world.book.beginSwipe(.forward)
    world.book.beginAppearanceTransition(false, animated: false)
    world.book.endAppearanceTransition()
    world.recorder.settle()
    #expect(swipe != nil && world.source.take().last == "didFinish P1 completed: false")
  }

  @Test func `the view of a book or a stack that is gone begins no swipe`() throws {
    let recorder = TraceRecorder()
    let window = recorder.launch(UIViewController())
    let book = try #require(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).view)
    let stack = try #require(UINavigationController().view)
    for (view, start) in [(book, 40), (stack, 0)] as [(UIView, CGFloat)] {
      window.addSubview(view)
      let input = recorder.application.touchInput
      input.begin(at: CGPoint(x: start, y: 12))
      input.move(to: CGPoint(x: start + 20, y: 12))
      #expect(view.gestureRecognizers?.map(\.state) == [.failed])
      input.end()
      view.removeFromSuperview()
    }
  }
}
