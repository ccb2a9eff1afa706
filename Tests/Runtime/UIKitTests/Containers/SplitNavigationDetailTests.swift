import Foundation
import Testing
import UIKit

/// A navigation controller as the detail of a split view.
///
/// Source: UIKIT-CASES.md split-nav-detail-collapsed.
@MainActor
@Suite("A navigation controller as detail")
struct SplitNavigationDetailTests {
  @Test func `split-nav-detail-collapsed: a collapse pushes the detail as it is`() {
    let world = DetailWorld(columns: 80)
    #expect(world.split.isCollapsed)
    #expect(world.primary.viewControllers == [world.chooser, world.detail])
    #expect(world.detail.viewControllers == [world.game])
    #expect(world.detail.parent === world.primary)
    #expect(world.game.view.window != nil)
    #expect(!world.chooser.isViewLoaded)
  }

  @Test func `split-nav-detail-collapsed: a detail that is shown is pushed, and nothing presented`()
  {
    let world = DetailWorld(columns: 80)
    world.primary.popViewController(animated: false)
    world.recorder.settle()
    world.recorder.forget()
    let shown = UINavigationController(rootViewController: NamedViewController("D"))
    world.chooser.showDetailViewController(shown, sender: nil)
    world.recorder.settle()
    #expect(world.primary.viewControllers == [world.chooser, shown])
    #expect(world.split.presentedViewController == nil)
    // Source: UIKIT-CASES.md split-show-detail-compact.
    #expect(
      world.recorder.take() == [
        "D viewDidLoad()", "Chooser viewWillDisappear(true)", "D viewWillAppear(true)",
        "D viewIsAppearing(true)", "Chooser viewDidDisappear(true)", "D viewDidAppear(true)",
      ])
  }

  @Test func `split-nav-detail-collapsed: the one visible bar leads back to the primary`() {
    let world = DetailWorld(columns: 80)
    #expect(world.detail.navigationBar.isHidden)
    #expect(!world.primary.navigationBar.isHidden)
    #expect(world.primary.navigationBar.topItem === world.game.navigationItem)
    #expect(world.primary.navigationBar.backTitle == "Themes")
    #expect(world.game.view.bounds.height == 23)
    world.primary.navigationBar.pressBack()
    world.recorder.settle()
    #expect(world.primary.viewControllers == [world.chooser])
    #expect(world.chooser.view.window != nil)
  }

  @Test func `Back pops what was pushed onto the detail before the detail itself`() {
    let world = DetailWorld(columns: 80)
    world.detail.pushViewController(NamedViewController("Settings"), animated: false)
    world.recorder.settle()
    #expect(world.primary.navigationBar.backItem === world.game.navigationItem)
    world.primary.navigationBar.pressBack()
    world.recorder.settle()
    #expect(world.primary.viewControllers == [world.chooser, world.detail])
    #expect(world.detail.viewControllers == [world.game])
  }

  @Test func `split-nav-detail-collapsed: a pop on the primary removes the whole detail`() {
    let world = DetailWorld(columns: 80)
    world.detail.pushViewController(NamedViewController("Settings"), animated: false)
    world.recorder.settle()
    #expect(world.primary.popViewController(animated: false) === world.detail)
    world.recorder.settle()
    #expect(world.primary.viewControllers == [world.chooser])
    #expect(world.detail.viewControllers.count == 2)
    #expect(world.detail.parent == nil)
  }

  @Test func `split-nav-detail-collapsed: an expansion gives the same controller back`() {
    let world = DetailWorld(columns: 80)
    world.recorder.application.resize(to: CGSize(width: 120, height: 24))
    world.recorder.settle()
    #expect(world.split.viewControllers == [world.primary, world.detail])
    #expect(world.primary.viewControllers == [world.chooser])
    #expect(world.detail.viewControllers == [world.game])
    #expect(!world.detail.navigationBar.isHidden)
    #expect(world.game.view.bounds.size == CGSize(width: 84, height: 23))
    // The game was visible before and is visible now (I63).
    #expect(world.recorder.take().allSatisfy { $0.hasPrefix("Chooser ") })
    world.recorder.application.resize(to: CGSize(width: 80, height: 24))
    world.recorder.settle()
    #expect(world.primary.viewControllers == [world.chooser, world.detail])
    #expect(world.recorder.take().allSatisfy { $0.hasPrefix("Chooser ") })
  }

  @Test func `collapse and expansion ask the overridable methods of the primary`() {
    let recorder = TraceRecorder(size: CGSize(width: 80, height: 24))
    let primary = KeepingViewController("P")
    let detail = NamedViewController("D")
    let split = UISplitViewController()
    split.viewControllers = [primary, detail]
    recorder.launch(split)
    #expect(primary.kept === detail)
    recorder.application.resize(to: CGSize(width: 120, height: 24))
    recorder.settle()
    #expect(primary.kept == nil)
    #expect(split.viewControllers == [primary, detail])
    #expect(detail.view.window != nil)
  }
}

/// A split view of two stacks on the screen.
@MainActor
private struct DetailWorld {
  let recorder: TraceRecorder
  let chooser: NamedViewController
  let game: NamedViewController
  let primary: UINavigationController
  let detail: UINavigationController
  let split: UISplitViewController

  init(columns: CGFloat) {
    recorder = TraceRecorder(size: CGSize(width: columns, height: 24))
    chooser = NamedViewController("Chooser")
    chooser.title = "Themes"
    game = NamedViewController("Game")
    game.title = "Game"
    primary = UINavigationController(rootViewController: chooser)
    detail = UINavigationController(rootViewController: game)
    split = UISplitViewController()
    split.viewControllers = [primary, detail]
    recorder.launch(split)
  }
}

/// A primary that keeps the detail while the split view is collapsed.
private final class KeepingViewController: NamedViewController {
  private(set) var kept: UIViewController?

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    kept = secondaryViewController
  }

  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    defer { kept = nil }
    return kept
  }
}
