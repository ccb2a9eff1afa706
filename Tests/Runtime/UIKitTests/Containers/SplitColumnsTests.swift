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
    let world = World(columns: 100)
    #expect(world.split.viewController(for: .primary) === world.list)
    #expect(world.split.viewController(for: .secondary) === world.detail)
    #expect(world.split.viewController(for: .compact) == nil)
    #expect(world.list.navigationController != nil && world.detail.navigationController != nil)
    #expect(world.split.viewControllers.count == 2 && !world.split.isCollapsed)
    #expect(world.list.view.window != nil && world.detail.view.window != nil)
    #expect(world.delegate.calls == [])
  }

  @Test func `split-columns: a collapse leaves the column on top that the delegate chooses`() {
    let world = World(columns: 80, top: .primary)
    #expect(world.delegate.calls == ["top secondary"])
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
    let world = World(columns: 80)
    #expect(world.detail.view.window != nil && !world.list.isViewLoaded)
    world.resize(to: 100)
    #expect(!world.split.isCollapsed)
    #expect(world.list.view.window != nil && world.detail.view.window != nil)
    #expect(world.list.navigationController?.viewControllers == [world.list])
    #expect(world.delegate.calls == ["top secondary", "mode automatic"])
    world.resize(to: 80)
    #expect(world.detail.view.window != nil && world.list.view.window == nil)
  }

  @Test
  func `split-columns: a compact controller takes the place of both, and goes at an expansion`() {
    let compact = NamedViewController("Compact")
    let world = World(columns: 80, top: .compact, compact: compact)
    #expect(world.delegate.calls == ["top compact"])
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
    let world = World(columns: 80, compact: compact)
    world.split.setViewController(nil, for: .compact)
    world.recorder.settle()
    #expect(compact.parent == nil && world.list.view.window != nil)
    world.split.setViewController(compact, for: .compact)
    world.recorder.settle()
    #expect(compact.view.window != nil && world.list.view.window == nil)
  }

  @Test func `split-columns: the primary is hidden and shown beside the secondary`() {
    let world = World(columns: 100)
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

/// A split view of columns in a window.
@MainActor
private final class World {
  let recorder: TraceRecorder
  let split: UISplitViewController
  let list: NamedViewController
  let detail: NamedViewController
  let delegate: Delegate
  let window: UIWindow

  init(
    columns: CGFloat, top: UISplitViewController.Column? = nil, compact: UIViewController? = nil
  ) {
    recorder = TraceRecorder(size: CGSize(width: columns, height: 24))
    (list, detail) = (NamedViewController("List"), NamedViewController("Detail"))
    split = UISplitViewController(style: .doubleColumn)
    delegate = Delegate(top: top)
    split.delegate = delegate
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    if let compact { split.setViewController(compact, for: .compact) }
    window = recorder.show(split)
    recorder.settle()
  }

  func resize(to columns: CGFloat) {
    recorder.application.resize(to: CGSize(width: columns, height: 24))
    recorder.settle()
  }
}

@MainActor
private final class Delegate: UISplitViewControllerDelegate {
  let top: UISplitViewController.Column?
  var calls: [String] = []

  init(top: UISplitViewController.Column?) { self.top = top }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    calls.append("top \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    calls.append("mode \(proposedDisplayMode)")
    return proposedDisplayMode
  }
}
