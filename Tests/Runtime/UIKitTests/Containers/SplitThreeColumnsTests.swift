import Foundation
import Testing

@testable import UIKit

/// A split view with a primary, a supplementary and a secondary column.
///
/// Source: UIKIT-CASES.md split-three-columns.
@MainActor
@Suite("Three columns of split views")
struct SplitThreeColumnsTests {
  private func makeWorld(
    _ columns: CGFloat = 120, top: UISplitViewController.Column? = nil,
    compact: UIViewController? = nil
  ) -> SplitColumnsWorld {
    SplitColumnsWorld(columns: columns, style: .tripleColumn, top: top, compact: compact)
  }

  // Source: Apple, UISplitViewController.Column.
  @Test func `columns have the numbers that storyboards write`() {
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    #expect(columns.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func `split-three-columns: one sidebar is the supplementary, two are both`() {
    let world = makeWorld()
    #expect(world.shown == ["Mail", "Detail"] && world.split.displayMode == .oneBesideSecondary)
    #expect(!world.list.isViewLoaded && world.split.primaryColumnWidth == 0)
    #expect(world.split.supplementaryColumnWidth == 36)
    #expect(world.after { $0.show(.primary) } == ["List", "Mail", "Detail"])
    #expect(world.delegate.calls == ["to twoBesideSecondary", "show primary"])
    #expect(world.split.primaryColumnWidth == 30 && world.split.supplementaryColumnWidth == 30)
    #expect(world.detail.view.convert(CGPoint.zero, to: world.window).x == 60)
    #expect(world.after { $0.hide(.primary) } == ["Mail", "Detail"])
    #expect(world.delegate.calls == ["to oneBesideSecondary", "hide primary"])
  }

  @Test func `split-three-columns: the nearest mode is taken, and none if the column is as wanted`()
  {
    let world = makeWorld()
    #expect(world.after { $0.preferredDisplayMode = .twoOverSecondary }.count == 3)
    #expect(world.split.displayMode == .twoBesideSecondary)
    #expect(world.after { $0.hide(.supplementary) } == ["Detail"])
    #expect(
      world.delegate.calls == ["to secondaryOnly", "hide primary", "hide supplementary"])
    for column in [UISplitViewController.Column.secondary, .compact] {
      #expect(world.after { $0.hide(column) } == ["Detail"] && world.delegate.calls == [])
      #expect(world.after { $0.show(column) } == ["Detail"] && world.delegate.calls == [])
    }
    #expect(world.after { $0.show(.supplementary) } == ["Mail", "Detail"])
    #expect(world.after { $0.show(.supplementary) } == ["Mail", "Detail"])
    #expect(world.delegate.calls == [])
  }

  @Test func `split-three-columns: collapsed, they are stacked upon the primary`() {
    let world = makeWorld(80)
    #expect(world.delegate.calls == ["top secondary", "did collapse"])
    #expect(world.split.isCollapsed && world.shown == ["Detail"])
    let stack = world.list.navigationController
    #expect(stack?.viewControllers.count == 3)
    #expect(world.after { $0.hide(.supplementary) } == ["Detail"])
    #expect(world.after { $0.hide(.secondary) } == ["Mail"])
    #expect(world.after { $0.hide(.supplementary) } == ["List"])
    #expect(world.after { $0.hide(.primary) } == ["List"])
    #expect(world.after { $0.show(.secondary) } == ["Detail"])
    #expect(stack?.viewControllers.count == 3)
    #expect(world.after { $0.show(.primary) } == ["List"])
  }

  @Test func `split-three-columns: collapsed, another supplementary waits for its turn`() {
    for compact in [nil, NamedViewController("Compact")] {
      let next = NamedViewController("Next")
      let world = makeWorld(80, top: compact == nil ? .primary : .compact, compact: compact)
      let before = world.shown
      #expect(world.after { $0.setViewController(next, for: .supplementary) } == before)
      #expect(!next.isViewLoaded)
      let parent = next.navigationController?.parent
      #expect(compact == nil ? parent === world.split : parent == nil)
      #expect(world.mail.navigationController?.parent == nil)
      world.resize(to: 120)
      #expect(next.view.window != nil && !world.mail.isViewLoaded)
    }
  }

  @Test func `split-three-columns: a collapse that is there already changes nothing`() {
    for columns in [80, 120] as [CGFloat] {
      let world = makeWorld(columns)
      #expect(!world.split.adaptStructure())
    }
  }

  @Test func `split-three-columns: an expansion takes each column from the stack`() {
    let world = makeWorld(80, top: .supplementary)
    #expect(world.shown == ["Mail"])
    let own = NamedViewController("Own")
    world.mail.navigationController?.pushViewController(own, animated: false)
    world.resize(to: 120)
    #expect(world.delegate.calls.suffix(2) == ["mode automatic", "did expand"])
    #expect(world.shown == ["Detail"] && own.viewIfLoaded?.window != nil)
    #expect(world.list.navigationController?.viewControllers == [world.list])
    #expect(world.after { $0.show(.primary) } == ["List", "Detail"])
    world.resize(to: 80)
    #expect(world.shown == [] && own.viewIfLoaded?.window != nil)
  }

  @Test func `split-three-columns: a detail is set without a question, and stays`() {
    let world = makeWorld()
    let other = NamedViewController("Other")
    _ = world.after { $0.showDetailViewController(other, sender: nil) }
    #expect(world.delegate.calls == [] && world.split.viewController(for: .secondary) === other)
    #expect(other.viewIfLoaded?.window != nil && world.shown == ["Mail"])
    world.resize(to: 80)
    #expect(other.viewIfLoaded?.window != nil && world.shown == [])
    let next = NamedViewController("Next")
    #expect(world.after { $0.show(.supplementary) } == ["Mail"])
    _ = world.after { $0.showDetailViewController(next, sender: nil) }
    #expect(next.viewIfLoaded?.window != nil && other.parent?.parent == nil)
    world.resize(to: 120)
    #expect(next.viewIfLoaded?.window != nil && world.shown == ["Mail"])
  }

  @Test func `split-three-columns: bars have a button for the next sidebar, and one for none`() {
    let world = makeWorld()
    world.split.showsSecondaryOnlyButton = true
    #expect(button("Sidebar", in: world.window) != nil)
    #expect(press("Sidebar", in: world) == ["List", "Mail", "Detail"])
    #expect(press("Sidebar", in: world) == ["Mail", "Detail"])
    #expect(press("Full Screen", in: world) == ["Detail"])
    #expect(button("Full Screen", in: world.window) == nil)
    #expect(press("Sidebar", in: world) == ["Mail", "Detail"])
    _ = world.after { $0.presentsWithGesture = false }
    #expect(button("Sidebar", in: world.window) == nil)
  }

  @Test(
    arguments: [(20, 30, [20, 30, 70]), (80, 60, [80, 40, 0])] as [(CGFloat, CGFloat, [CGFloat])])
  func `split-three-columns: the columns have the whole width together`(
    primary: CGFloat, supplementary: CGFloat, widths: [CGFloat]
  ) {
    let world = makeWorld(120)
    let split = world.split
    (split.minimumPrimaryColumnWidth, split.minimumSupplementaryColumnWidth) = (0, 0)
    (split.maximumPrimaryColumnWidth, split.maximumSupplementaryColumnWidth) = (120, 120)
    split.preferredPrimaryColumnWidth = primary
    split.preferredSupplementaryColumnWidth = supplementary
    split.preferredDisplayMode = .twoBesideSecondary
    world.recorder.settle()
    let size = CGSize(width: 120, height: 24)
    let given = split.viewControllers.map {
      split.size(forChildContentContainer: $0, withParentContainerSize: size).width
    }
    #expect(given == widths)
    #expect(split.viewControllers.map(\.view.frame.width) == widths)
  }

  @Test
  func `split-three-columns: widths are between the least and the greatest, from either side`() {
    let world = makeWorld()
    _ = world.after {
      $0.preferredDisplayMode = .twoBesideSecondary
      $0.preferredPrimaryColumnWidth = 100
      $0.preferredSupplementaryColumnWidthFraction = 0.1
      $0.primaryEdge = .trailing
    }
    #expect(world.split.primaryColumnWidth == 40 && world.split.supplementaryColumnWidth == 20)
    #expect(world.list.view.convert(CGPoint.zero, to: world.window).x == 80)
    #expect(world.mail.view.convert(CGPoint.zero, to: world.window).x == 60)
    #expect(world.detail.view.convert(CGPoint.zero, to: world.window).x == 0)
    _ = world.after { $0.maximumPrimaryColumnWidth = 60 }
    #expect(world.split.primaryColumnWidth == 60)
  }

  /// Taps a button of a bar.
  private func press(_ title: String, in world: SplitColumnsWorld) -> [String] {
    world.after { _ in
      guard let button = button(title, in: world.window) else { return }
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      world.recorder.application.touchInput.tap(at: button.convert(middle, to: nil))
    }
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }
}
