import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md list-prefetching.
@MainActor @Suite struct PrefetchingTests {
  @MainActor
  private final class Source: NSObject, UITableViewDataSource,
    UITableViewDataSourcePrefetching, UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching
  {
    var calls: [String] = []

    private func note(_ call: String, _ paths: [IndexPath]) {
      calls.append("\(call) \(paths.map { "\($0.item)" }.joined(separator: " "))")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      note("fetch", indexPaths)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      note("cancel", indexPaths)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { note("fetch", indexPaths) }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { note("cancel", indexPaths) }
  }

  private let source = Source()

  /// Lays a list out after it has been scrolled, and takes the calls.
  private func calls(_ list: UIScrollView, at y: CGFloat) -> [String] {
    list.contentOffset.y = y
    list.layoutIfNeeded()
    defer { source.calls = [] }
    return source.calls
  }

  private func table() -> UITableView {
    let world = DrawingWorld()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 4), style: .plain)
    table.rowHeight = 1
    table.dataSource = source
    table.prefetchDataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    window.addSubview(table)
    _ = world
    return table
  }

  @Test func `list-prefetching: a screen ahead is announced once, the nearest row first`() {
    let table = table()
    #expect(calls(table, at: 0) == ["fetch 4 5 6 7"])
    #expect(calls(table, at: 0) == [])
    #expect(calls(table, at: 1) == ["fetch 8"])
    #expect(calls(table, at: 3) == ["fetch 9 10"])
  }

  @Test func `list-prefetching: what is left behind is taken back when scrolling turns`() {
    let table = table()
    _ = calls(table, at: 0)
    #expect(calls(table, at: 8) == ["cancel 4 5 6 7", "fetch 12 13 14 15"])
    #expect(calls(table, at: 7) == ["cancel 12 13 14 15", "fetch 6 5 4 3"])
    #expect(calls(table, at: 5) == ["fetch 2 1"])
  }

  @Test func `list-prefetching: another list begins again, and one that is off says nothing`() {
    let table = table()
    _ = calls(table, at: 0)
    table.reloadData()
    #expect(calls(table, at: 0) == ["fetch 4 5 6 7"])
    table.isPrefetchingEnabled = false
    #expect(calls(table, at: 4) == [])
  }

  @Test func `list-prefetching: items of a collection, as far as there are any`() {
    _ = DrawingWorld()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 5, height: 1)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 4), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.prefetchDataSource = source
    #expect(calls(view, at: 0) == ["fetch 8 9 10 11 12 13 14 15"])
    #expect(calls(view, at: 2) == ["fetch 16 17 18 19"])
    #expect(calls(view, at: 6) == [])
  }
}
