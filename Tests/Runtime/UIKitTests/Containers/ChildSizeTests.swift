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
