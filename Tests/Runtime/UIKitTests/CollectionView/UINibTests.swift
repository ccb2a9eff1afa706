import Testing
import UIKit

@MainActor @Suite struct UINibTests {
  @Test func `cells come from a nib that is made of a closure`() {
    let world = CollectionWorld([["a", "b"]])
    var made = 0
    let nib = UINib { owner in
      #expect(owner == nil)
      made += 1
      return [TextCell(frame: .zero)]
    }
    world.view.register(nib, forCellWithReuseIdentifier: TextCell.identifier)
    let plain = CollectionWorld([["a", "b"]])
    #expect(world.rows == plain.rows)
    #expect(made == 2)
    #expect(world.view.visibleCells.allSatisfy { $0.reuseIdentifier == TextCell.identifier })
  }

  @Test func `headers come from a nib, too`() {
    let world = CollectionWorld([["a"]])
    var made = 0
    world.view.register(
      UINib { _ in
        made += 1
        return [TitleView(frame: .zero)]
      }, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Title")
    world.layout.headerReferenceSize = CGSize(width: 14, height: 1)
    _ = world.rows
    #expect(made == 1)
  }

  @Test func `a nib passes its owner to its closure`() {
    // A controller's calls would be recorded by the application of another test.
    let owner = UIView()
    let objects = UINib { [$0 as Any, 7] }.instantiate(withOwner: owner)
    #expect(objects.first as? UIView === owner)
    #expect(objects.last as? Int == 7)
  }
}
