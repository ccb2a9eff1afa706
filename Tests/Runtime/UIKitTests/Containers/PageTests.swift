import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "UIPageViewController".
@MainActor
@Suite("Pages")
struct PageTests {
  // Source: Apple, UIPageViewController.transitionStyle, navigationOrientation.
  @Test func `made without arguments, pages curl from left to right`() {
    let book = UIPageViewController()
    #expect(book.transitionStyle == .pageCurl && book.navigationOrientation == .horizontal)
    #expect(book.spineLocation == .min)
  }

  @Test func `page-scroll-swipe-completed`() throws {
    // Source: UIKIT-CASES.md page-scroll-swipe-completed (wangling.me; will order confirmed twice).
    let world = PageWorld(.scroll)
    try #require(world.book.beginSwipe(.forward)).finish()
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "P2 viewDidLoad()", "P2 viewWillAppear(true)", "P2 viewIsAppearing(true)",
        "P1 viewWillDisappear(true)", "P2 viewDidAppear(true)", "P1 viewDidDisappear(true)",
      ])
  }

  @Test func `page-scroll-swipe-cancelled`() throws {
    // Source: UIKIT-CASES.md page-scroll-swipe-cancelled (one published list); UIKIT-RULES.md I15.
    let world = PageWorld(.scroll)
    try #require(world.book.beginSwipe(.forward)).cancel()
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "P2 viewDidLoad()", "P2 viewWillAppear(true)", "P2 viewIsAppearing(true)",
        "P1 viewWillDisappear(true)", "P1 viewWillAppear(true)", "P1 viewIsAppearing(true)",
        "P1 viewDidAppear(true)", "P2 viewWillDisappear(true)", "P2 viewDidDisappear(true)",
      ])
    #expect(world.book.viewControllers?.first?.lifecycleID.name == "P1")
  }

  @Test func `page-curl-completed`() throws {
    // Source: UIKIT-CASES.md page-curl-completed (one published list).
    let world = PageWorld(.pageCurl)
    try #require(world.book.beginSwipe(.forward)).finish()
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "P2 viewDidLoad()", "P2 viewWillAppear(true)", "P2 viewIsAppearing(true)",
        "P1 viewWillDisappear(true)", "P1 viewDidDisappear(true)", "P2 viewDidAppear(true)",
        "P1 deinit",
      ])
  }

  @Test func `page-curl-cancelled`() throws {
    // Source: UIKIT-CASES.md page-curl-cancelled (one published list); UIKIT-RULES.md I15.
    let world = PageWorld(.pageCurl)
    try #require(world.book.beginSwipe(.forward)).cancel()
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "P2 viewDidLoad()", "P2 viewWillAppear(true)", "P2 viewIsAppearing(true)",
        "P1 viewWillDisappear(true)", "P2 viewWillDisappear(true)", "P1 viewWillAppear(true)",
        "P2 viewDidDisappear(true)", "P1 viewIsAppearing(true)", "P1 viewDidAppear(true)",
        "P2 deinit",
      ])
  }

  @Test func `page-datasource-scroll: when the data source and the delegate are called`() throws {
    // Source: UIKIT-CASES.md page-datasource-scroll (three published logs agree).
    let world = PageWorld(.scroll)
    #expect(world.source.calls.isEmpty)
    try #require(world.book.beginSwipe(.forward)).cancel()
    world.recorder.settle()
    #expect(
      world.source.take() == [
        "after P1", "before P1", "willTransition P2", "didFinish P1 completed: false",
      ])
    try #require(world.book.beginSwipe(.forward)).finish()
    world.recorder.settle()
    #expect(
      world.source.take() == [
        "willTransition P2", "didFinish P1 completed: true", "after P2",
      ])
    try #require(world.book.beginSwipe(.reverse)).finish()
    world.recorder.settle()
    #expect(
      world.source.take() == [
        "willTransition P1", "didFinish P2 completed: true", "before P1",
      ])
    #expect(world.book.beginSwipe(.reverse) == nil)
  }

  @Test func `page-children-dealloc: a page two steps away is released`() throws {
    // Source: UIKIT-CASES.md page-children-dealloc (derived).
    let world = PageWorld(.scroll)
    try #require(world.book.beginSwipe(.forward)).finish()
    world.recorder.settle()
    #expect(!world.recorder.take().contains("P1 deinit"))
    try #require(world.book.beginSwipe(.forward)).finish()
    world.recorder.settle()
    #expect(world.recorder.take().last == "P1 deinit")
  }

  @Test func `page-programmatic-set: in the order of a push, and no data source call`() {
    // Source: UIKIT-CASES.md page-programmatic-set (re-implementation only); UIKIT-RULES.md I60.
    let world = PageWorld(.scroll)
    var hasCompleted = false
    world.book.setViewControllers(
      [NamedViewController("P5")], direction: .forward, animated: false
    ) { hasCompleted = $0 }
    #expect(!hasCompleted)
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "P5 viewDidLoad()", "P1 viewWillDisappear(false)", "P5 viewWillAppear(false)",
        "P5 viewIsAppearing(false)", "P1 viewDidDisappear(false)", "P5 viewDidAppear(false)",
        "P1 deinit",
      ])
    #expect(hasCompleted)
    #expect(world.source.calls.isEmpty)
  }

  @Test func `page-initial-set: set before the book is on screen, didMove(toParent:) at the end`() {
    // Source: UIKIT-CASES.md page-initial-set (one published log; the place of layout is not
    // tested).
    let recorder = TraceRecorder()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.setViewControllers([NamedViewController("P")], direction: .forward, animated: true)
    _ = recorder.show(book)
    recorder.settle()
    let calls = recorder.take(.all).filter { !$0.contains("Layout") }
    #expect(
      calls == [
        "P willMove(Pages)", "P loadView()", "P viewDidLoad()", "P viewWillAppear(false)",
        "P viewIsAppearing(false)", "P viewDidAppear(false)", "P didMove(Pages)",
      ])
  }

  @Test
  func `page-curl-spine: the middle shows two pages and makes the book double-sided`() throws {
    // Source: UIKIT-CASES.md page-curl-spine (Apple).
    let recorder = TraceRecorder()
    let source = PageSource()
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    #expect(book.isDoubleSided)
    book.dataSource = source
    book.setViewControllers(
      [source.page(1), source.page(2)], direction: .forward, animated: false)
    recorder.launch(book)
    #expect(
      book.viewControllers?.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 24), CGRect(x: 40, y: 0, width: 40, height: 24),
      ])
    try #require(book.beginSwipe(.forward)).finish()
    recorder.settle()
    #expect(book.viewControllers?.map(\.lifecycleID.name) == ["P3", "P4"])
    #expect(
      recorder.take().filter { $0.contains("Did") || $0.contains("did") } == [
        "P3 viewDidLoad()", "P4 viewDidLoad()", "P1 viewDidDisappear(true)",
        "P2 viewDidDisappear(true)", "P3 viewDidAppear(true)", "P4 viewDidAppear(true)",
      ])
  }

  @Test func `a turned page of a double-sided book shows the one behind its back`() throws {
    // Source: Apple, isDoubleSided.
    let world = PageWorld(.pageCurl)
    world.book.isDoubleSided = true
    try #require(world.book.beginSwipe(.forward)).finish()
    world.recorder.settle()
    #expect(world.source.take().prefix(3) == ["after P1", "after P2", "willTransition P3,P2"])
    #expect(world.book.viewControllers?.map(\.lifecycleID.name) == ["P3"])
    try #require(world.book.beginSwipe(.reverse)).finish()
    world.recorder.settle()
    #expect(world.source.take().prefix(3) == ["before P3", "before P2", "willTransition P1,P2"])
    #expect(world.book.viewControllers?.map(\.lifecycleID.name) == ["P1"])
  }

  @Test(
    arguments: [
      (.horizontal, "-45 0", "P3"), (.horizontal, "45 0", "P1"), (.horizontal, "-35 0", "P2"),
      (.horizontal, "-38 20", "P2"),
      (.horizontal, "35 0", "P2"), (.horizontal, "0 -20", "P2"), (.horizontal, "-45 20", "P3"),
      (.vertical, "0 -14", "P3"), (.vertical, "0 14", "P1"), (.vertical, "0 -10", "P2"),
      (.vertical, "0 10", "P2"), (.vertical, "10 -11.3", "P2"), (.vertical, "-45 0", "P2"),
    ] as [(UIPageViewController.NavigationOrientation, String, String)])
  func `more than half of the way along its pages turns a book`(
    orientation: UIPageViewController.NavigationOrientation, way: String, page: String
  ) {
    let world = PageWorld(.scroll, orientation, page: 2)
    let input = world.recorder.application.touchInput
    let part = way.split(separator: " ").map { (Double($0) ?? 0) / 5 }
    input.begin(at: CGPoint(x: 40, y: 12))
    for step in 1...5 {
      world.recorder.scheduler.advance(by: .seconds(1))
      input.move(to: CGPoint(x: 40 + Double(step) * part[0], y: 12 + Double(step) * part[1]))
    }
    world.recorder.scheduler.advance(by: .seconds(1))
    input.end()
    world.recorder.settle()
    #expect(world.book.viewControllers?.map(\.lifecycleID.name) == [page])
  }

  @Test
  func `of two pages the right one goes without animation when the spine is at the edge again`() {
    let recorder = TraceRecorder()
    let source = PageSource()
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    book.delegate = source
    book.setViewControllers(
      [source.page(1), source.page(2)], direction: .forward, animated: false)
    recorder.launch(book)
    source.spine = { _ in .min }
    recorder.application.resize(to: CGSize(width: 20, height: 24))
    recorder.settle()
    #expect(book.viewControllers?.map(\.lifecycleID.name) == ["P1"])
    #expect(
      recorder.take() == ["P2 viewWillDisappear(false)", "P2 viewDidDisappear(false)", "P2 deinit"])
  }

  @Test func `pages that the delegate sets when it is asked for a spine stay animated`() {
    let world = PageWorld(.pageCurl)
    world.source.spine = { book in
      book.setViewControllers([world.source.page(2)], direction: .forward, animated: true)
      return .min
    }
    world.recorder.application.resize(to: CGSize(width: 120, height: 30))
    world.recorder.settle()
    #expect(world.recorder.take().contains("P2 viewWillAppear(true)"))
  }

  @Test func `a scrolled book has no backs`() throws {
    let world = PageWorld(.scroll)
    world.book.isDoubleSided = true
    try #require(world.book.beginSwipe(.forward)).finish()
    world.recorder.settle()
    #expect(world.book.viewControllers?.map(\.lifecycleID.name) == ["P2"])
  }

  @Test func `two pages for one are the back of a page, and so are animated`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let book = PageWorld(.pageCurl).book
        book.setViewControllers(
          [UIViewController(), UIViewController()], direction: .forward, animated: true)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let book = PageWorld(.pageCurl).book
        book.isDoubleSided = true
        book.setViewControllers(
          [UIViewController(), UIViewController()], direction: .forward, animated: false)
      }
    }
    let world = PageWorld(.pageCurl)
    world.book.isDoubleSided = true
    let pages = [world.source.page(2), world.source.page(3)]
    world.book.setViewControllers(pages, direction: .forward, animated: true)
    #expect(world.book.viewControllers == [pages[0]])
  }

  @Test func `three pages are too many for a book, whatever spine its delegate is about to choose`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let world = PageWorld(.pageCurl)
        world.source.spine = { book in
          book.setViewControllers(
            (1...3).map(world.source.page), direction: .forward, animated: false)
          return .mid
        }
        world.recorder.application.resize(to: CGSize(width: 120, height: 30))
        world.recorder.settle()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let world = PageWorld(.pageCurl)
        world.book.isDoubleSided = true
        world.book.setViewControllers(
          (1...3).map(world.source.page), direction: .forward, animated: true)
      }
    }
  }

  @Test func `page-curl-spine: the delegate is asked before the layout to the new size`() {
    // Source: UIKIT-CASES.md page-curl-spine (Apple).
    let world = PageWorld(.pageCurl)
    world.source.spine = { book in
      book.setViewControllers(
        [book.viewControllers?.first, NamedViewController("P2")].compactMap { $0 },
        direction: .forward, animated: false)
      return .mid
    }
    world.recorder.application.resize(to: CGSize(width: 120, height: 30))
    world.recorder.settle()
    #expect(world.source.take() == ["spine landscapeRight"])
    #expect(world.book.spineLocation == .mid)
    #expect(world.book.viewControllers?.count == 2)
  }
}
