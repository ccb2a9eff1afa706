import ConcentrationTestSupport
import Foundation
import TerminalRendering
import Testing
import UIKit

/// Random walks through a list, a grid and a section that scrolls across, which keep the rules of a layout.
@MainActor @Suite struct CompositionalWalkTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  @MainActor private final class Walk {
    var dice: TestGenerator
    let scheduler = UIKitRuntime.SteppedScheduler()
    let window: UIWindow
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    let source: Source
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    var next = 1000

    init(seed: UInt64) {
      dice = TestGenerator(seed: seed)
      UIApplication.replaceShared(with: UIApplication(scheduler: scheduler))
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      window.makeKeyAndVisible()
      layout = UICollectionViewCompositionalLayout { section, environment in
        switch section {
        case 0:
          .list(
            using: UICollectionLayoutListConfiguration(appearance: .plain),
            layoutEnvironment: environment)
        case 1: Walk.grid(.none)
        default: Walk.grid(.groupPaging)
        }
      }
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      source = Source(collectionView: view, cellProvider: Walk.cellProvider())
      window.addSubview(view)
    }

    private static func cellProvider() -> Source.CellProvider {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "word ", count: item % 7 + 1)
        cell.contentConfiguration = content
        cell.accessories = item % 3 == 0 ? [.outlineDisclosure()] : []
      }
      return { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }

    private static func grid(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3), heightDimension: .absolute(2)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(2)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = behavior
      section.interGroupSpacing = 1
      return section
    }

    func step() {
      switch dice.below(7) {
      case 0: outline.append([fresh()], to: outline.items.randomElement(using: &dice))
      case 1: outline.append([fresh(), fresh()])
      case 2: outline.delete(outline.items.randomElement(using: &dice).map { [$0] } ?? [])
      case 3: return tap()
      case 4: return drag()
      case 5: return scroll()
      default: return resize()
      }
      source.apply(outline, to: 0, animatingDifferences: false)
    }

    private func fresh() -> Int {
      next += 1
      return next
    }

    private func tap() {
      guard let path = view.indexPathsForVisibleItems.randomElement(using: &dice) else { return }
      view.tapItem(at: path)
      outline = source.snapshot(for: 0)
    }

    private func scroll() {
      let room = max(0, view.contentSize.height - view.bounds.height)
      view.contentOffset.y = CGFloat(dice.below(Int(room) + 1))
    }

    private func drag() {
      let input = UIApplication.shared.touchInput
      var place = CGPoint(x: 10, y: dice.below(Int(window.bounds.height)))
      let way = CGPoint(x: dice.below(3) - 1, y: dice.below(3) - 1)
      input.begin(at: place)
      for _ in 0..<5 {
        scheduler.advance(by: .milliseconds(16))
        place = CGPoint(x: place.x + way.x, y: place.y + way.y)
        input.move(to: place)
      }
      input.end()
      scheduler.advance(by: .milliseconds(5000))
      // A finger that has not moved has tapped.
      outline = source.snapshot(for: 0)
    }

    private func resize() {
      let size = CGSize(width: 8 + dice.below(30), height: 4 + dice.below(20))
      (window.frame.size, view.frame.size) = (size, size)
    }
  }

  /// Whether rectangles have more in common than an edge.
  private func shares(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY
      && other.minY < one.maxY
  }

  private func breaks(_ walk: Walk) -> [String] {
    let view = walk.view
    var broken: [String] = []
    let paths = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    var frames: [CGRect] = []
    for path in paths {
      guard let frame = view.layoutAttributesForItem(at: path)?.frame else {
        broken.append("no frame for \(path)")
        continue
      }
      if frame.maxY > view.contentSize.height { broken.append("\(path) below the content") }
      let isShown = view.cellForItem(at: path) != nil
      if isShown != shares(frame, view.bounds) { broken.append("\(path) shown: \(isShown)") }
      if let cell = view.cellForItem(at: path), cell.frame != frame {
        broken.append("\(path) at \(cell.frame), not \(frame)")
      }
      if frames.contains(where: { shares($0, frame) }) { broken.append("\(path) overlaps") }
      frames.append(frame)
    }
    if walk.outline.visibleItems != walk.source.snapshot().itemIdentifiers(inSection: 0) {
      broken.append("the outline is not what is shown")
    }
    return broken
  }

  @Test(arguments: Seeds.some)
  func `a walk through lists, grids and sections that scroll across breaks no rule`(seed: UInt64) {
    let walk = Walk(seed: seed)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems(Array(0..<7), toSection: 1)
    snapshot.appendItems(Array(10..<20), toSection: 2)
    walk.source.apply(snapshot, animatingDifferences: false)
    for step in 0..<30 {
      walk.step()
      walk.window.layoutIfNeeded()
      let broken = breaks(walk)
      #expect(broken.isEmpty, "after step \(step)")
      guard broken.isEmpty else { return }
    }
  }
}
