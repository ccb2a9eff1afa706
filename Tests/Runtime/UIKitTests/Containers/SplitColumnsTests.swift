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
