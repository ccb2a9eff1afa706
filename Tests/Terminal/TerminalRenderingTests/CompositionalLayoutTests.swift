import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Compositional layouts: what goes where, at one point a cell and at a phone's points.
@MainActor @Suite struct CompositionalLayoutTests {
  private final class Numbers: NSObject, UICollectionViewDataSource {
    var counts = [5]
    /// The window of the collection view, which holds it.
    var window: UIWindow?
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  private let numbers = Numbers()
  private let scheduler = UIKitRuntime.SteppedScheduler()

  private func view(
    _ layout: UICollectionViewLayout, _ size: CGSize, cell: CGSize = CGSize(width: 1, height: 1)
  ) -> UICollectionView {
    let screen = UIScreen(size: size, cellSize: cell)
    UIApplication.replaceShared(
      with: UIApplication(scheduler: scheduler, screen: screen))
    let window = UIWindow()
    window.makeKeyAndVisible()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = numbers
    window.addSubview(view)
    numbers.window = window
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<numbers.counts[section]).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `compositional-groups: items repeat while they fit, fractions less the spacing`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(32)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let cell = CGSize(width: 8, height: 16)
    let view = view(
      UICollectionViewCompositionalLayout(section: section), CGSize(width: 380, height: 320),
      cell: cell)
    defer { _ = self.view(UICollectionViewFlowLayout(), CGSize(width: 20, height: 5)) }
    #expect(
      frames(view) == [
        rect(0, 0, 185, 32), rect(195, 0, 185, 32), rect(0, 36, 185, 32), rect(195, 36, 185, 32),
        rect(0, 72, 185, 32),
      ])
    #expect(view.contentSize == CGSize(width: 380, height: 104))
  }

  @Test func `compositional-groups: a group of so many items gives each the same share`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(1), .fractionalHeight(1)))
    let line = size(.fractionalWidth(1), .absolute(2))
    let equal = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitem: item, count: 3)
    equal.interItemSpacing = .fixed(1)
    let section = NSCollectionLayoutSection(group: equal)
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = view(layout, CGSize(width: 24, height: 8))
    #expect(
      frames(view) == [
        rect(2, 1, 6, 2), rect(9, 1, 6, 2), rect(16, 1, 6, 2), rect(2, 3, 6, 2), rect(9, 3, 6, 2),
      ])
    #expect(view.contentSize.height == 6)
    let own = NSCollectionLayoutGroup.horizontal(
      layoutSize: line, repeatingSubitem: item, count: 2)
    view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: own))
    view.layoutIfNeeded()
    #expect(frames(view).prefix(3) == [rect(0, 0, 1, 2), rect(1, 0, 1, 2), rect(0, 2, 1, 2)])
  }

  @Test func `compositional-groups: groups can be in groups, and places an app's own`() {
    let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(4)), subitems: [big, column])
    numbers.counts = [4, 2]
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(3))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 1)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 2, height: 1)),
      ]
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 2
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { section, _ in
        NSCollectionLayoutSection(group: section == 0 ? line : custom)
      }, configuration: configuration)
    let view = view(layout, CGSize(width: 20, height: 12))
    #expect(
      frames(view) == [
        rect(0, 0, 10, 4), rect(10, 0, 10, 2), rect(10, 2, 10, 2), rect(0, 4, 10, 4),
      ])
    #expect(frames(view, 1) == [rect(0, 10, 20, 1), rect(1, 12, 2, 1)])
  }

  @Test func `compositional-boundary: a pinned header stays in sight while its section is`() throws
  {
    numbers.counts = [6, 6]
    let row = size(.fractionalWidth(1), .absolute(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: row, elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = view(layout, CGSize(width: 10, height: 4))
    func place(_ section: Int) throws -> CGFloat {
      view.layoutIfNeeded()
      _ = layout.layoutAttributesForElements(in: view.bounds)
      return try #require(
        layout.layoutAttributesForSupplementaryView(
          ofKind: "header", at: IndexPath(item: 0, section: section))
      ).frame.minY
    }
    #expect(try place(0) == 0 && place(1) == 7 && frames(view, 1)[0].minY == 8)
    view.contentOffset.y = 3
    #expect(try place(0) == 3)
    view.contentOffset.y = 6
    #expect(try place(0) == 6 && place(1) == 7)
    view.contentOffset.y = 9
    #expect(try place(0) == 6 && place(1) == 9)
  }

  @Test func `compositional-decoration: a background lies behind its section`() throws {
    final class Panel: UICollectionReusableView {}
    let row = size(.fractionalWidth(1), .absolute(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    section.decorationItems = [.background(elementKind: "panel")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Panel.self, forDecorationViewOfKind: "panel")
    let view = view(layout, CGSize(width: 10, height: 9))
    let panel = try #require(view.subviews.first { $0 is Panel })
    #expect(panel.frame == rect(0, 0, 10, 7))
    #expect(view.subviews.firstIndex(of: panel) == 0)
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 8, height: 16)])
  func `compositional-cross: a finger moves a section across, group by group`(cell: CGSize) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(10 * cell.width), .absolute(4 * cell.height)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let view = view(
      UICollectionViewCompositionalLayout(section: section),
      CGSize(width: 20 * cell.width, height: 8 * cell.height), cell: cell)
    defer { _ = self.view(UICollectionViewFlowLayout(), CGSize(width: 20, height: 5)) }
    #expect(frames(view).map(\.minX) == [0, 10, 20, 30, 40].map { $0 * cell.width })
    #expect(view.contentSize == CGSize(width: 20 * cell.width, height: 4 * cell.height))
    #expect(view.visibleCells.count == 2)
    let input = UIApplication.shared.touchInput
    input.begin(at: CGPoint(x: 15 * cell.width, y: 2 * cell.height))
    for x in stride(from: CGFloat(14), to: 8, by: -1) {
      scheduler.advance(by: .milliseconds(16))
      input.move(to: CGPoint(x: x * cell.width, y: 2 * cell.height))
    }
    input.end()
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [-10, 0, 10, 20, 30].map { $0 * cell.width })
    #expect(view.contentOffset == .zero)
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: [], animated: false)
    view.layoutIfNeeded()
    #expect(frames(view).last?.maxX == 20 * cell.width)
  }

  @Test func `cells move to the places of another layout, which then answers`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(1)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(1)))])
    let view = view(UICollectionViewFlowLayout(), CGSize(width: 20, height: 8))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: column))
    var answers: [Bool] = []
    view.setCollectionViewLayout(layout, animated: true) { answers.append($0) }
    #expect(view.collectionViewLayout === layout && answers.isEmpty)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == rect(0, 1, 20, 1))
    scheduler.advance(by: .milliseconds(400))
    #expect(answers == [true])
  }

  @Test func `a cell is told that its collection view is edited`() {
    let view = view(UICollectionViewFlowLayout(), CGSize(width: 20, height: 8))
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.configurationState.isEditing == false)
    var states: [Bool] = []
    cell?.configurationUpdateHandler = { states.append($1.isEditing) }
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(states == [true])
  }
}
