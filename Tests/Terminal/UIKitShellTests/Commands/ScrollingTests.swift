import Testing
import UIKit

@testable import UIKitShell

/// Scrolling, zooming and turning pages act as touches do, so that delegates are told.
@MainActor @Suite struct ScrollingTests {
  private func session(_ tab: String) throws -> PaintSession {
    let session = try PaintSession { FormAppDelegate() }
    _ = session.run("tab \(tab)")
    return session
  }

  @Test func `scroll drags the view to where it may rest`() throws {
    let map = try session("map")
    #expect(map.run("scroll right 10") == ["Rows 1 to 10 of 20, columns 11 to 50 of 80."])
    #expect(map.run("scroll end") == ["Rows 11 to 20 of 20, columns 11 to 50 of 80."])
    #expect(map.run("scroll left 99") == ["Rows 11 to 20 of 20, columns 1 to 40 of 80."])
    #expect(map.front(MapViewController.self)?.calls.count == 3)
  }

  @Test func `what does not scroll now says so`() throws {
    let map = try session("map")
    map.front(MapViewController.self)?.scrollView.isScrollEnabled = false
    #expect(map.run("scroll down") == ["error: there is nothing to scroll on Map"])
  }

  @Test func `zoom pinches between the limits`() throws {
    let map = try session("map")
    #expect(map.run("zoom in") == ["Zoomed to scale 2 of 0.5 to 4."])
    #expect(map.run("zoom 9") == ["Zoomed to scale 4 of 0.5 to 4."])
    #expect(map.run("zoom in") == ["Still at scale 4 of 0.5 to 4."])
    #expect(map.run("zoom min") == ["Zoomed to scale 0.5 of 0.5 to 4."])
    #expect(map.run("state scroll.zoom") == ["scroll.zoom 0.5"])
    #expect(
      map.front(MapViewController.self)?.calls
        == ["zoomed 2.0", "zoomed 4.0", "zoomed 4.0", "zoomed 0.5"])
    #expect(
      map.run("zoom big").first == "error: no zoom 'big'. Write: in, out, min, max, a scale.")
  }

  @Test func `what cannot be zoomed is refused`() throws {
    #expect(try session("slides").run("zoom in") == ["error: nothing on Slides can be zoomed"])
  }

  @Test func `page turns the pages of a scroll view`() throws {
    let slides = try session("slides")
    #expect(slides.run("page next") == ["Page 2 of 3."])
    #expect(slides.run("page 3") == ["Page 3 of 3."])
    #expect(slides.run("page next") == ["error: this is the last page"])
    #expect(slides.run("expect page 3 of 3") == ["As expected."])
    #expect(slides.run("page prev") == ["Page 2 of 3."])
    #expect(slides.run("state scroll.visible") == ["scroll.visible 20 0 20 4"])
  }

  /// Pages without numbers: the data source knows the one before and the one after.
  private final class Months: UIResponder, UIApplicationDelegate, UIPageViewControllerDataSource {
    var window: UIWindow?
    private let months = ["January", "February", "March", "April", "May"].map { name in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
    var isEndless = false

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = self
      pages.setViewControllers([months[1]], direction: .forward, animated: false)
      window = UIWindow(frame: application.screen.bounds)
      window?.rootViewController = pages
      window?.makeKeyAndVisible()
      return true
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { month(beside: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { month(beside: viewController, 1) }

    private func month(beside month: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = months.firstIndex(of: month) else { return nil }
      if isEndless { return months[(index + step + months.count) % months.count] }
      return months.indices.contains(index + step) ? months[index + step] : nil
    }
  }

  @Test func `pages without numbers are counted by their data source`() throws {
    let months = Months()
    let book = try PaintSession { months }
    #expect(book.run("page 5") == ["May is in front."])
    #expect(book.run("page 1") == ["January is in front."])
    #expect(book.run("page 6") == ["error: '6' is not a page: write a number from 1 to 5"])
    months.isEndless = true
    #expect(
      book.run("page 3") == ["error: these pages have no end: page next, page prev"])
  }
}
