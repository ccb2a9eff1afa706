import Foundation
import Testing
import UIKit

/// Source: Apple, UICollectionView, UICollectionViewFlowLayout and their delegates.
@MainActor @Suite struct UICollectionViewTests {
  private static let letters = (0..<12).map { "i\($0)" }

  @Test func `items flow in lines as in a grid`() {
    let collection = CollectionWorld([Array(Self.letters.prefix(8))])
    #expect(collection.rows == ["i0   i1   i2", "i3   i4   i5", "i6   i7"])
    #expect(collection.view.contentSize == CGSize(width: 14, height: 3))
  }

  @Test func `a full line is spread over the width and the last one keeps its gaps`() {
    let collection = CollectionWorld([Array(Self.letters.prefix(5))], width: 18)
    #expect(collection.rows == ["i0     i1     i2", "i3     i4", ""])
  }

  @Test func `items of several sizes break where they do not fit`() {
    let collection = CollectionWorld([["wide", "a", "b"]])
    collection.data.widths = [
      IndexPath(item: 0, section: 0): 10, IndexPath(item: 1, section: 0): 4,
    ]
    #expect(collection.rows == ["  wide", "a    b", ""])
  }

  @Test func `sections have headers and insets`() {
    let collection = CollectionWorld([["a"], ["b", "c"]], height: 6)
    collection.layout.headerReferenceSize = CGSize(width: 0, height: 1)
    collection.layout.sectionInset = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 0)
    #expect(
      collection.rows == ["Section 0", "  a", "", "Section 1", "  b    c", ""])
    #expect(collection.view.contentSize.height == 6)
    #expect(
      collection.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)) is TitleView)
  }

  @Test func `a horizontal flow fills columns`() {
    let collection = CollectionWorld([Array(Self.letters.prefix(4))], width: 9, height: 3)
    collection.layout.scrollDirection = .horizontal
    #expect(collection.rows == ["i0  i2", "", "i1  i3"])
    #expect(collection.view.contentSize == CGSize(width: 8, height: 3))
  }

  @Test func `only visible items have cells`() {
    let collection = CollectionWorld([Self.letters], height: 2)
    _ = collection.rows
    #expect(collection.view.visibleCells.count == 6)
    #expect(collection.view.cellForItem(at: IndexPath(item: 9, section: 0)) == nil)
    #expect(collection.data.take().filter { $0.hasPrefix("cell") }.count == 6)
    #expect(collection.view.contentSize.height == 4)
  }

  @Test func `cells that leave are used again after they were prepared`() {
    let collection = CollectionWorld([Self.letters], height: 2)
    _ = collection.rows
    let first = collection.view.cellForItem(at: IndexPath(item: 0, section: 0))
    _ = collection.data.take()
    collection.view.contentOffset = CGPoint(x: 0, y: 2)
    #expect(collection.rows == ["i6   i7   i8", "i9   i10  i11"])
    let lines = collection.data.take()
    #expect(lines.filter { $0.hasPrefix("gone") }.count == 6)
    #expect(lines.filter { $0.hasPrefix("display") }.count == 6)
    #expect(lines.firstIndex(of: "cell 0.6").map { lines[$0 + 1] } == "display 0.6")
    let again = collection.view.visibleCells.first { $0 === first } as? TextCell
    #expect(again?.reuses == 1)
    #expect(again?.reuseIdentifier == TextCell.identifier)
  }

  @Test func `reloading requests everything anew and clears the selection`() {
    let collection = CollectionWorld([["a", "b"]])
    _ = collection.rows
    collection.view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    collection.data.sections = [["x"], ["y", "z"]]
    #expect(collection.view.numberOfItems(inSection: 0) == 2)
    collection.view.reloadData()
    #expect(collection.view.numberOfSections == 2)
    #expect(collection.view.indexPathsForSelectedItems == nil)
    #expect(collection.rows == ["x", "y    z", ""])
  }

  @Test func `a tap highlights and selects`() {
    let collection = CollectionWorld([Self.letters])
    _ = collection.rows
    _ = collection.data.take()
    #expect(collection.view.tapItem(at: IndexPath(item: 1, section: 0)))
    #expect(collection.view.tapItem(at: IndexPath(item: 2, section: 0)))
    #expect(
      collection.data.take() == [
        "highlight 1", "unhighlight 1", "select 1",
        "highlight 2", "unhighlight 2", "deselect 1", "select 2",
      ])
    #expect(
      collection.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(collection.rows[0] == "i0   i1   [2 ]")
  }

  @Test func `several items can be selected and deselected`() {
    let collection = CollectionWorld([Self.letters])
    collection.view.allowsMultipleSelection = true
    let paths = (0..<2).map { IndexPath(item: $0, section: 0) }
    for path in paths { collection.view.tapItem(at: path) }
    #expect(collection.view.indexPathsForSelectedItems == paths)
    collection.view.tapItem(at: paths[0])
    #expect(collection.view.indexPathsForSelectedItems == [paths[1]])
    #expect(collection.data.take().last == "deselect 0")
  }

  @Test func `the delegate may forbid a selection and code selects in silence`() {
    let collection = CollectionWorld([Self.letters])
    let path = IndexPath(item: 3, section: 0)
    collection.data.forbidden = path
    collection.view.tapItem(at: path)
    #expect(collection.view.indexPathsForSelectedItems == nil)
    _ = collection.data.take()
    collection.view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(collection.view.indexPathsForSelectedItems == [path])
    collection.view.deselectItem(at: path, animated: false)
    #expect(collection.view.indexPathsForSelectedItems == nil)
    #expect(collection.data.take() == [])
    #expect(!collection.view.tapItem(at: IndexPath(item: 99, section: 0)))
    #expect(!collection.view.tapItem(at: IndexPath(item: 0, section: 9)))
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 2), (.bottom, 1), (.centeredVertically, 1),
    (UICollectionView.ScrollPosition(), 1),
  ])
  func `scrolling to an item obeys the position`(
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let collection = CollectionWorld([Self.letters + Self.letters], height: 2)
    collection.view.scrollToItem(
      at: IndexPath(item: 7, section: 0), at: position, animated: false)
    #expect(collection.view.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func `an item is found by a point`() {
    let collection = CollectionWorld([Self.letters])
    #expect(
      collection.view.indexPathForItem(at: CGPoint(x: 6, y: 1)) == IndexPath(item: 4, section: 0))
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 4, y: 1)) == nil)
  }

  @Test func `another width makes other lines`() {
    let collection = CollectionWorld([Array(Self.letters.prefix(4))])
    _ = collection.rows
    collection.view.frame.size.width = 20
    #expect(collection.rows[0] == "i0   i1   i2   i3")
    #expect(collection.view.contentSize == CGSize(width: 20, height: 1))
  }

  @Test func `nothing to show is shown as nothing`() {
    #expect(CollectionWorld([]).rows == ["", "", ""])
    #expect(CollectionWorld([[], []]).rows == ["", "", ""])
  }
}
