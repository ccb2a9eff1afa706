import Foundation
import Testing
import UIKit

/// What a container leaves a child of its size.
///
/// Source: Apple, UIContentContainer.
@MainActor @Suite struct ChildSizeTests {
  private func size(
    _ container: UIViewController, _ child: UIViewController, in width: Int, _ height: Int
  ) -> CGSize {
    container.size(
      forChildContentContainer: child, withParentContainerSize: CGSize(width: width, height: height)
    )
  }

  @Test func `The content of tabs is what the bar leaves, never less than nothing`() {
    let recorder = TraceRecorder()
    let tabs = UITabBarController()
    let child = NamedViewController("A")
    tabs.viewControllers = [child]
    recorder.launch(tabs)
    #expect(size(tabs, child, in: 30, 10) == CGSize(width: 30, height: 9))
    #expect(size(tabs, child, in: 30, 1) == CGSize(width: 30, height: 0))
    #expect(size(tabs, child, in: 30, 0) == CGSize(width: 30, height: 0))
    let stack = UINavigationController(rootViewController: NamedViewController("B"))
    tabs.viewControllers = [stack]
    let pushed = NamedViewController("C")
    pushed.hidesBottomBarWhenPushed = true
    stack.pushViewController(pushed, animated: false)
    recorder.settle()
    #expect(size(tabs, stack, in: 30, 10) == CGSize(width: 30, height: 10))
  }

  @Test func `A search bar lies below the bar, over the whole width`() {
    let recorder = TraceRecorder()
    let child = NamedViewController("A")
    let search = UISearchController(searchResultsController: nil)
    child.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: child)
    recorder.launch(navigation)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 1, width: 80, height: 1))
    #expect(child.view.superview?.frame == CGRect(x: 0, y: 2, width: 80, height: 22))
    #expect(size(navigation, child, in: 30, 10) == CGSize(width: 30, height: 8))
  }

  @Test func `A prompt that is set later takes a row of the content`() {
    let recorder = TraceRecorder()
    let child = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: child)
    recorder.launch(navigation)
    for (prompt, height) in [("Choose", 22), (nil, 23)] as [(String?, CGFloat)] {
      child.navigationItem.prompt = prompt
      recorder.settle()
      #expect(child.view.frame.height == height)
      #expect(navigation.navigationBar.frame.height == 24 - height)
    }
  }

  @Test func `The content of a stack is what bar and toolbar leave, never less than nothing`() {
    let recorder = TraceRecorder()
    let child = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: child)
    recorder.launch(navigation)
    #expect(size(navigation, child, in: 30, 10) == CGSize(width: 30, height: 9))
    navigation.isToolbarHidden = false
    #expect(size(navigation, child, in: 30, 10) == CGSize(width: 30, height: 8))
    navigation.isNavigationBarHidden = true
    #expect(size(navigation, child, in: 30, 10) == CGSize(width: 30, height: 9))
    #expect(size(navigation, child, in: 30, 1) == CGSize(width: 30, height: 0))
    #expect(size(navigation, child, in: 30, 0) == CGSize(width: 30, height: 0))
  }

  @Test(arguments: [(4, 2), (3, 1), (2, 0), (1, 0)])
  func `What bars leave in a low window is shown between them`(height: Int, left: CGFloat) {
    let recorder = TraceRecorder()
    let child = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    recorder.launch(navigation)
    recorder.application.resize(to: CGSize(width: 30, height: height))
    recorder.settle()
    #expect(child.view.superview?.frame == CGRect(x: 0, y: 1, width: 30, height: left))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: height - 1, width: 30, height: 1))
  }

  @Test func `Children get another size in the container's layout, not before`() {
    let whole = CGRect(x: 0, y: 0, width: 30, height: 9)
    let belowBar = CGRect(x: 0, y: 1, width: 30, height: 8)
    for (make, place) in [
      (Self.pages, whole), (Self.split, whole), (Self.tabs, belowBar), (Self.stack, belowBar),
    ] {
      let recorder = TraceRecorder()
      let child = NamedViewController("A")
      let container = make(child)
      recorder.launch(container)
      let before = child.view.frame
      container.view.frame = CGRect(x: 0, y: 0, width: 30, height: 9)
      #expect(child.view.frame == before)
      container.view.layoutIfNeeded()
      let shown = child.view.convert(child.view.bounds, to: container.view)
      #expect(shown == place)
    }
  }

  private static func pages(_ child: UIViewController) -> UIViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([child], direction: .forward, animated: false)
    return pages
  }

  private static func split(_ child: UIViewController) -> UIViewController {
    let split = UISplitViewController()
    split.viewControllers = [child]
    return split
  }

  private static func tabs(_ child: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    return tabs
  }

  private static func stack(_ child: UIViewController) -> UIViewController {
    UINavigationController(rootViewController: child)
  }

  @Test func `The content of a stack on a phone that is turned is what the other bar leaves`() {
    let recorder = TraceRecorder(
      size: CGSize(width: 400, height: 800), cellSize: CGSize(width: 8, height: 16))
    let child = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: child)
    recorder.launch(navigation)
    #expect(size(navigation, child, in: 400, 800) == CGSize(width: 400, height: 756))
    #expect(size(navigation, child, in: 800, 400) == CGSize(width: 800, height: 368))
    #expect(size(navigation, child, in: 300, 300) == CGSize(width: 300, height: 256))
    navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(size(navigation, child, in: 400, 200) == CGSize(width: 400, height: 168))
    #expect(size(navigation, child, in: 200, 400) == CGSize(width: 200, height: 356))
    navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(size(navigation, child, in: 300, 300) == CGSize(width: 300, height: 256))
  }

  @Test func `Two pages halve the width, the second one has the column that is left`() {
    let recorder = TraceRecorder()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    let (left, right) = (NamedViewController("A"), NamedViewController("B"))
    pages.setViewControllers([left, right], direction: .forward, animated: false)
    recorder.launch(pages)
    #expect(size(pages, left, in: 31, 10) == CGSize(width: 15, height: 10))
    #expect(size(pages, right, in: 31, 10) == CGSize(width: 16, height: 10))
  }
}
