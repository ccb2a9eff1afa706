import Foundation
import LifecycleTrace
import Testing

@testable import UIKit

/// What containers, bars and items have before an app sets anything, and the numbers of their enumerations.
///
/// Source: Apple, the documentation of each; the numbers are those that storyboards write.
@MainActor @Suite struct ContainerDefaultsTests {
  init() { _ = TraceRecorder() }

  @Test func `enumerations have Apple's numbers`() {
    let styles: [UIBarStyle] = [.default, .black, .blackTranslucent]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    #expect([UIBarButtonItem.Style.plain, .done].map(\.rawValue) == [0, 2])
    let positions: [UIBarPosition] = [.any, .bottom, .top, .topAttached]
    #expect(positions.map(\.rawValue) == [0, 1, 2, 3])
    let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
    #expect(metrics.map(\.rawValue) == [0, 1, 101, 102])
    let backs: [UINavigationItem.BackButtonDisplayMode] = [.default, .generic, .minimal]
    #expect(backs.map(\.rawValue) == [0, 1, 2])
    let columns: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
    #expect(columns.map(\.rawValue) == [0, 1, 2])
    let operations: [UINavigationController.Operation] = [.none, .push, .pop]
    #expect(operations.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `a stack shows its bar, and neither a toolbar nor large titles`() {
    let navigation = UINavigationController()
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(!navigation.hidesBarsOnTap && !navigation.hidesBarsOnSwipe)
    #expect(!navigation.navigationBar.prefersLargeTitles && navigation.navigationBar.isTranslucent)
    #expect(navigation.toolbar.isTranslucent)
    let item = UINavigationItem(title: "A")
    #expect(!item.hidesBackButton && !item.leftItemsSupplementBackButton)
    #expect(item.hidesSearchBarWhenScrolling)
    #expect(navigation.viewControllers == [] && navigation.topViewController == nil)
  }

  @Test func `a bar without a delegate takes items and gives them back`() {
    let (bar, items) = (UINavigationBar(), [UINavigationItem(title: "A"), .init(title: "B")])
    for item in items { bar.pushItem(item, animated: false) }
    #expect(bar.items == items && bar.topItem === items[1] && bar.backItem === items[0])
    #expect(bar.popItem(animated: false) === items[1] && bar.items == [items[0]])
    #expect(bar.popItem(animated: false) == nil && bar.items == [items[0]])
  }

  @Test func `a stack's bar is at the top of the screen, others where their kind is`() {
    let navigation = UINavigationController()
    #expect(navigation.navigationBar.barPosition == .topAttached)
    #expect(UINavigationBar().barPosition == .top && UIToolbar().barPosition == .bottom)
    #expect(UISearchBar().barPosition == .any)
  }

  @Test func `a bar is where its delegate says, unless that is anywhere`() {
    final class Place: NSObject, UIToolbarDelegate, UINavigationBarDelegate {
      var place = UIBarPosition.any
      func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
    }
    let (place, tools, bar) = (Place(), UIToolbar(), UINavigationBar())
    (tools.delegate, bar.delegate) = (place, place)
    #expect(tools.barPosition == .bottom && bar.barPosition == .top)
    place.place = .topAttached
    #expect(tools.barPosition == .topAttached && bar.barPosition == .topAttached)
  }

  @Test func `a stack has the tab item of its root, unless it has one of its own`() {
    let root = NamedViewController("A")
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.tabBarItem === root.tabBarItem)
    let own = UITabBarItem(title: "Own", image: nil, tag: 1)
    stack.tabBarItem = own
    #expect(stack.tabBarItem === own)
    let titled = UINavigationController(rootViewController: root)
    titled.title = "Titled"
    #expect(titled.tabBarItem !== root.tabBarItem && titled.tabBarItem.title == "Titled")
  }

  @Test func `containers have short names in a trace, classes of an app their own`() {
    final class MailViewController: UISplitViewController {}
    final class Books: UIPageViewController {}
    let controllers = [
      UINavigationController(), UITabBarController(), UISplitViewController(),
      UIPageViewController(), MailViewController(), Books(),
    ]
    #expect(
      controllers.map(\.lifecycleID.name) == ["Nav", "Tabs", "Split", "Pages", "Mail", "Books"])
  }

  @Test func `pages of a storyboard curl at the edge, unless that says otherwise`() {
    typealias Spine = UIPageViewController.SpineLocation
    func spine(_ set: (inout StoryboardCoder.Values) -> Void) -> Spine? {
      let coder = StoryboardCoder()
      set(&coder.values)
      return UIPageViewController(coder: coder)?.spineLocation
    }
    #expect(spine { _ in } == .min)
    #expect(spine { $0.spineLocation = .max } == .max)
    #expect(spine { ($0.pageTransition, $0.spineLocation) = (.scroll, .max) } == Spine.none)
  }

  @Test func `an item is enabled, and a space has no width`() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    #expect(item.isEnabled && item.width == 0 && item.tag == 0)
    #expect(UITabBarItem().isEnabled && UITabBar().isTranslucent)
    #expect(UITabBarController().viewControllers == nil)
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test func `a split view is expanded and has a button for its sidebars`() {
    for split in [UISplitViewController(), .init(style: .doubleColumn)] {
      #expect(!split.isCollapsed && split.presentsWithGesture && !split.showsSecondaryOnlyButton)
      #expect(split.viewControllers == [] && split.primaryColumnWidth == 0)
    }
  }

  @Test func `a delegate without a method answers as UIKit does without a delegate`() {
    final class Silent: NSObject, UINavigationBarDelegate, UITabBarControllerDelegate,
      UISplitViewControllerDelegate, UIPageViewControllerDataSource
    {
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { nil }
    }
    let (silent, recorder) = (Silent(), TraceRecorder())
    let (bar, items) = (UINavigationBar(), [UINavigationItem(title: "A"), .init(title: "B")])
    bar.delegate = silent
    for item in items { bar.pushItem(item, animated: false) }
    #expect(bar.items == items && bar.popItem(animated: false) === items[1])
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedViewController("A"), NamedViewController("B")]
    tabs.delegate = silent
    #expect(tabs.pressItem(at: 1) && tabs.selectedIndex == 1)
    let pages = UIPageViewController()
    #expect(silent.presentationCount(for: pages) == 0 && silent.presentationIndex(for: pages) == 0)
    let split = UISplitViewController()
    let list = UINavigationController(rootViewController: NamedViewController("C"))
    let (detail, next) = (NamedViewController("D"), NamedViewController("E"))
    split.viewControllers = [list, detail]
    split.delegate = silent
    recorder.launch(split)
    #expect(list.viewControllers.count == 2, "the stack takes the detail")
    split.showDetailViewController(next, sender: nil)
    #expect(list.topViewController === next)
    split.show(NamedViewController("F"), sender: nil)
    #expect(list.viewControllers.count == 4)
  }

  @Test func `pages have no backs, unless the spine is in the middle`() {
    let edge = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(!edge.isDoubleSided && edge.spineLocation == .min && edge.viewControllers == nil)
    edge.isDoubleSided = true
    edge.isDoubleSided = false
    #expect(!edge.isDoubleSided)
    let scrolled = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(scrolled.spineLocation == .none && !scrolled.isDoubleSided)
    #expect(edge.gestureRecognizers.count == 1 && scrolled.gestureRecognizers == [])
  }
}
