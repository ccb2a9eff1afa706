import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Lists of a collection view: registrations, rows, and outlines that open and close.
@MainActor @Suite struct ListLayoutTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func window(_ width: Int, _ height: Int) -> UIWindow {
    UIApplication.replaceShared(with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.makeKeyAndVisible()
    return window
  }

  private func list(
    in window: UIWindow, fill: @escaping @MainActor (UICollectionViewListCell, String) -> Void
  ) -> (UICollectionView, Source) {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in fill(cell, item)
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    return (view, source)
  }

  private func rows(_ window: UIWindow) -> [String] {
    window.layoutIfNeeded()
    let canvas = WindowRenderer().render(window)
    return (0..<canvas.height).map { row in
      let text = String((0..<canvas.width).map { canvas[$0, row].character })
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func `compositional-list: rows have content and signs, and are as high as their text`() {
    let window = window(16, 6)
    let (view, source) = list(in: window) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item == "One" ? [.disclosureIndicator()] : [.label(text: "2")]
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two words more than fit"])
    source.apply(snapshot, animatingDifferences: false)
    let seen = rows(window)
    #expect(seen[0].hasPrefix(" One") && seen[0].hasSuffix(">"))
    #expect(seen[1].hasPrefix(" Two words") && seen[2].contains("more"))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 1)
  }

  @Test func `section-snapshot: what is below an item is shown while that is expanded`() {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a11"], to: "a1")
    #expect(outline.items == ["a", "a1", "a11", "a2", "b"])
    #expect(outline.visibleItems == ["a", "b"] && outline.rootItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a2", "b"])
    #expect(outline.level(of: "a11") == 2 && outline.parent(of: "a11") == "a1")
    outline.insert(["a0"], before: "a1")
    outline.insert(["a15"], after: "a1")
    #expect(outline.items == ["a", "a0", "a1", "a11", "a15", "a2", "b"])
    #expect(outline.snapshot(of: "a").rootItems == ["a0", "a1", "a15", "a2"])
    #expect(outline.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    outline.delete(["a1"])
    #expect(outline.items == ["a", "a0", "a15", "a2", "b"] && !outline.contains("a11"))
    var other = Outline()
    other.append(["x"])
    outline.replace(childrenOf: "a", using: other)
    #expect(outline.items == ["a", "x", "b"] && outline.parent(of: "x") == "a")
  }

  @Test func `section-snapshot: a tap on an item opens it, and asks the handlers`() {
    let window = window(16, 6)
    let (view, source) = list(in: window) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item == "a" ? [.outlineDisclosure()] : []
    }
    var lines: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { lines.append("expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in lines.count > 1 }
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1"], to: "a")
    source.apply(outline, to: 0, animatingDifferences: false)
    #expect(rows(window).prefix(2).map { $0.contains(">") } == [true, false])
    #expect(view.tapItem(at: IndexPath(item: 0, section: 0)))
    let open = rows(window)
    #expect(open[0].hasSuffix("v") && open[1] == "   a1" && open[2] == " b")
    #expect(lines == ["expand a"] && view.indexPathsForSelectedItems == nil)
    view.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(source.snapshot(for: 0).isExpanded("a"))
    lines.append("may close")
    view.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(rows(window)[1] == " b" && !source.snapshot(for: 0).isExpanded("a"))
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
  }

  @Test func `collection-state: a handler is called before a cell is shown and at each state`() {
    let window = window(16, 4)
    var states: [String] = []
    let (view, source) = list(in: window) { cell, _ in
      cell.configurationUpdateHandler = { _, state in
        states.append("\(state.isHighlighted) \(state.isSelected)")
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One"])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(states == ["false false"])
    view.tapItem(at: IndexPath(item: 0, section: 0))
    window.layoutIfNeeded()
    #expect(states == ["false false", "false true"])
  }
}
