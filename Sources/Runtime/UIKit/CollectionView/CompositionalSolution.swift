import Foundation

/// Where everything of a compositional layout is.
@MainActor
struct CompositionalSolution {
  /// A view that stays in sight while its section is.
  struct Pin {
    let attributes: UICollectionViewLayoutAttributes
    let frame: CGRect
    /// From where to where the section reaches; nil for the whole layout.
    var span: Range<CGFloat>?
    let isAtEnd: Bool
  }

  /// A section that scrolls across the direction of the layout.
  struct CrossSection {
    let frame: CGRect
    /// Where its groups begin, from the beginning of the section.
    let groups: [CGFloat]
    let length: CGFloat
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The width of a group.
    let groupWidth: CGFloat
  }

  var container = CGSize.zero
  var size = CGSize.zero
  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var views: [SupplementKey: UICollectionViewLayoutAttributes] = [:]
  var order: [UICollectionViewLayoutAttributes] = []
  var pinned: [Pin] = []
  var crossSections: [Int: CrossSection] = [:]
  /// The sections whose cells are asked for their sizes, and those whose widths are known.
  var estimated: Set<Int> = []
  var holdsWidth: Set<Int> = []
  var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// Notes what cells of a section are asked for.
  mutating func note(_ section: NSCollectionLayoutSection, at index: Int) {
    lists[index] = section.list
    let sizes = section.group.leafSizes
    if sizes.contains(where: \.isEstimated) { estimated.insert(index) }
    if !sizes.contains(where: \.widthDimension.isEstimated) { holdsWidth.insert(index) }
  }

  mutating func addCell(_ path: IndexPath, _ frame: CGRect, zIndex: Int) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    (attributes.frame, attributes.zIndex) = (frame, zIndex)
    items[path] = attributes
    order.append(attributes)
  }

  @discardableResult
  mutating func addView(
    _ kind: String, _ path: IndexPath, _ frame: CGRect, zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    (attributes.frame, attributes.zIndex) = (frame, zIndex)
    views[SupplementKey(kind: kind, indexPath: path)] = attributes
    order.append(attributes)
    return attributes
  }

  mutating func addDecoration(_ kind: String, section: Int, _ frame: CGRect, zIndex: Int) {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: kind, with: IndexPath(item: 0, section: section))
    (attributes.frame, attributes.zIndex) = (frame, zIndex)
    order.append(attributes)
  }
}

extension NSCollectionLayoutGroup {
  /// The sizes of all cells of the group.
  fileprivate var leafSizes: [NSCollectionLayoutSize] {
    subitems.flatMap { ($0 as? NSCollectionLayoutGroup)?.leafSizes ?? [$0.layoutSize] }
  }
}
