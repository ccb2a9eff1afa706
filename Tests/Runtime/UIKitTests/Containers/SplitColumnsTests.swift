import Foundation
import Testing
import UIKit

/// A split view with a primary and a secondary column, as since iOS 14.
///
/// Source: UIKIT-CASES.md split-columns.
@MainActor
@Suite("Columns of split views")
struct SplitColumnsTests {
  @Test func `split-columns: each column is a stack, and gives back what was set`() {
    let world = SplitColumnsWorld(columns: 100)
    #expect(world.split.viewController(for: .primary) === world.list)
    #expect(world.split.viewController(for: .secondary) === world.detail)
    #expect(world.split.viewController(for: .compact) == nil)
    #expect(world.list.navigationController != nil && world.detail.navigationController != nil)
    #expect(world.split.viewControllers.count == 2 && !world.split.isCollapsed)
    #expect(world.list.view.window != nil && world.detail.view.window != nil)
    #expect(world.delegate.calls == [])
  }

  @Test func `split-columns: a collapse leaves the column on top that the delegate chooses`() {
    let world = SplitColumnsWorld(columns: 80, top: .primary)
    #expect(world.delegate.calls == ["top secondary", "did collapse"])
    #expect(world.split.isCollapsed && world.list.view.window != nil && !world.detail.isViewLoaded)
    world.split.show(.secondary)
    world.recorder.settle()
    #expect(world.detail.view.window != nil && world.list.view.window == nil)
    world.split.hide(.secondary)
    world.recorder.settle()
    #expect(world.list.view.window != nil && world.detail.view.window == nil)
  }

  @Test func `split-columns: without an answer the secondary is on top, and an expansion frees it`()
  {
    let world = SplitColumnsWorld(columns: 80)
    #expect(world.detail.view.window != nil && !world.list.isViewLoaded)
    world.resize(to: 100)
    #expect(!world.split.isCollapsed)
    #expect(world.list.view.window != nil && world.detail.view.window != nil)
    #expect(world.list.navigationController?.viewControllers == [world.list])
    #expect(
      world.delegate.calls == ["top secondary", "did collapse", "mode automatic", "did expand"])
    world.resize(to: 80)
    #expect(world.detail.view.window != nil && world.list.view.window == nil)
  }

  @Test
  func `split-columns: a compact controller takes the place of both, and goes at an expansion`() {
    let compact = NamedViewController("Compact")
    let world = SplitColumnsWorld(columns: 80, top: .compact, compact: compact)
    #expect(world.delegate.calls == ["top compact", "did collapse"])
    #expect(compact.view.window != nil && !world.list.isViewLoaded && !world.detail.isViewLoaded)
    #expect(compact.navigationController == nil)
    world.resize(to: 100)
    #expect(
      compact.parent == nil && world.list.view.window != nil && world.detail.view.window != nil)
    world.resize(to: 80)
    #expect(compact.view.window != nil && world.list.view.window == nil)
  }

  @Test func `split-columns: the primary comes back when the compact controller is taken away`() {
    let compact = NamedViewController("Compact")
    let world = SplitColumnsWorld(columns: 80, compact: compact)
    world.split.setViewController(nil, for: .compact)
    world.recorder.settle()
    #expect(compact.parent == nil && world.list.view.window != nil)
    world.split.setViewController(compact, for: .compact)
    world.recorder.settle()
    #expect(compact.view.window != nil && world.list.view.window == nil)
  }

  @Test func `split-columns: collapsed, another primary is shown, unless one is there for compact`()
  {
    let world = SplitColumnsWorld(columns: 80, top: .primary)
    let next = NamedViewController("Next")
    world.split.setViewController(next, for: .primary)
    world.recorder.settle()
    #expect(next.view.window != nil && world.list.parent?.parent == nil)
    let compact = NamedViewController("Compact")
    let other = SplitColumnsWorld(columns: 80, compact: compact)
    let hidden = NamedViewController("Hidden")
    other.split.setViewController(hidden, for: .primary)
    other.recorder.settle()
    #expect(compact.view.window != nil && !hidden.isViewLoaded)
    other.resize(to: 100)
    #expect(hidden.view.window != nil && compact.viewIfLoaded?.window == nil)
  }

  @Test func `split-columns: collapsed, another secondary waits for its turn`() {
    let world = SplitColumnsWorld(columns: 80, top: .primary)
    let next = NamedViewController("Next")
    #expect(world.after { $0.setViewController(next, for: .secondary) } == ["List"])
    #expect(next.navigationController?.parent === world.split)
    #expect(world.detail.navigationController?.parent == nil)
  }

  @Test func `split-columns: collapsed, columns stay children unless there is one for compact`() {
    let stays = SplitColumnsWorld(columns: 80, top: .primary)
    #expect(stays.split.children == [stays.list, stays.detail].map(\.navigationController))
    let compact = NamedViewController("Compact")
    let goes = SplitColumnsWorld(columns: 80, compact: compact)
    #expect(goes.split.children == [compact])
  }

  @Test func `split-columns: columns are as high as their view`() {
    let world = SplitColumnsWorld(columns: 120)
    let frames = world.split.viewControllers.map(\.view.frame)
    #expect(frames.map(\.minY) == [0, 0] && frames.map(\.height) == [24, 24])
  }

  @Test func `split-columns: widths follow preference, fraction and limits`() {
    let world = SplitColumnsWorld(columns: 120)
    let split = world.split
    func width() -> CGFloat { split.primaryColumnWidth }
    #expect(width() == 36)
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(width() == 30)
    split.preferredPrimaryColumnWidth = 33.9
    #expect(width() == 33)
    split.maximumPrimaryColumnWidth = 31
    #expect(width() == 31)
    (split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth) = (38, 50)
    #expect(width() == 38)
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredPrimaryColumnWidthFraction = 0.9
    #expect(width() == 50)
    split.maximumPrimaryColumnWidth = 500
    split.preferredPrimaryColumnWidth = 400
    #expect(width() == 120)
    split.preferredDisplayMode = .secondaryOnly
    #expect(width() == 0)
    split.preferredDisplayMode = .automatic
    world.resize(to: 80)
    #expect(split.isCollapsed && width() == 0)
  }

  @Test func `split-columns: on the other edge the primary lies right of the secondary`() {
    let world = SplitColumnsWorld(columns: 120)
    func left(_ controller: UIViewController) -> CGFloat {
      world.recorder.settle()
      world.window.layoutIfNeeded()
      return controller.view.convert(CGPoint.zero, to: world.window).x
    }
    #expect(left(world.list) == 0 && left(world.detail) == 36)
    world.split.primaryEdge = .trailing
    #expect(left(world.list) == 84 && left(world.detail) == 0)
    world.split.view.semanticContentAttribute = .forceRightToLeft
    world.split.view.setNeedsLayout()
    #expect(left(world.list) == 0 && left(world.detail) == 36)
  }

  @Test func `split-columns: the primary is hidden and shown beside the secondary`() {
    let world = SplitColumnsWorld(columns: 100)
    world.split.hide(.primary)
    world.recorder.settle()
    #expect(world.split.displayMode == .secondaryOnly && world.list.view.window == nil)
    world.split.show(.primary)
    world.recorder.settle()
    #expect(world.split.displayMode == .oneBesideSecondary && world.list.view.window != nil)
    let other = NamedViewController("Other")
    world.split.setViewController(other, for: .secondary)
    world.recorder.settle()
    #expect(other.view.window != nil && world.detail.view.window == nil)
  }
}
