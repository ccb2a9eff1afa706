import Foundation
import Testing
import UIKit

@MainActor
@Suite struct CollectionUpdatesTests {
  // Source: UIKIT-CASES.md batch-indexes.
  @Test func `batch-indexes: items that stay keep their cells`() {
    let world = CollectionWorld([["a", "b", "c"]])
    #expect(world.rows.first?.contains("a") == true)
    let kept = world.view.cellForItem(at: IndexPath(item: 2, section: 0))
    _ = world.data.take()
    world.view.performBatchUpdates {
      world.data.sections = [["x", "b", "c"]]
      world.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      world.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    _ = world.rows
    #expect(world.data.take().filter { $0.hasPrefix("cell") } == ["cell 0.0"])
    #expect(world.view.cellForItem(at: IndexPath(item: 2, section: 0)) === kept)
  }

  // Source: UIKIT-CASES.md batch-nested-completions.
  @Test func `batch-nested-completions: the outer one first`() {
    let world = CollectionWorld([["a"]])
    _ = world.rows
    var lines: [String] = []
    world.view.performBatchUpdates(
      {
        world.view.performBatchUpdates(nil) { _ in lines.append("inner 0") }
        world.view.performBatchUpdates(nil) { _ in lines.append("inner 1") }
      }, completion: { _ in lines.append("outer") })
    world.world.scheduler.runUntilIdle()
    #expect(lines == ["outer", "inner 0", "inner 1"])
  }

  // Source: UIKIT-CASES.md batch-counts-unread.
  @Test func `batch-counts-unread: counts that are read only after the change contradict it`() async
  {
    await #expect(processExitsWith: .failure) { @MainActor in
      let world = CollectionWorld([["a"]])
      world.data.sections.append(["b"])
      world.view.insertSections([1])
    }
    let world = CollectionWorld([["a"]])
    #expect(world.view.numberOfSections == 1)
    world.data.sections.append(["b"])
    world.view.insertSections([1])
    #expect(world.view.numberOfSections == 2)
  }
}
