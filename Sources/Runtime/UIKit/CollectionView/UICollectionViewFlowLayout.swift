import Foundation

/// A layout of items in lines, section after section.
///
/// A full line is distributed over the width; if all items have the same size, the last line of a
/// section has the spacing of the line before it, so that they form a grid. Source: Apple,
/// UICollectionViewFlowLayout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, in points, unless the delegate provides it.
  open var itemSize = CGSize(width: 10, height: 3) { didSet { invalidateLayout() } }
  /// The minimum spacing of lines.
  open var minimumLineSpacing: CGFloat = 1 { didSet { invalidateLayout() } }
  /// The minimum spacing of items in a line.
  open var minimumInteritemSpacing: CGFloat = 1 { didSet { invalidateLayout() } }
  /// The insets of sections.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, of which only the length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which only the length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  private var size = CGSize.zero
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var supplements: [SupplementKey: UICollectionViewLayoutAttributes] = [:]
  private var order: [UICollectionViewLayoutAttributes] = []

  open override func prepare() {
    super.prepare()
    items = [:]
    supplements = [:]
    order = []
    guard let view = collectionView else { return }
    var end: CGFloat = 0
    for section in 0..<view.numberOfSections { end = place(section, of: view, from: end) }
    let across = flow(view.bounds.size).across
    size = FlowLength(along: end, across: across).size(scrollDirection)
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    order.filter { attributes in
      let frame = attributes.frame
      return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
        && rect.minY < frame.maxY
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplements[SupplementKey(kind: elementKind, indexPath: indexPath)]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flow(newBounds.size).across != flow(size).across
  }

  // MARK: Computing the layout

  private func flow(_ size: CGSize) -> FlowLength {
    FlowLength(size, direction: scrollDirection)
  }

  /// Lays out a section and returns its end.
  private func place(_ section: Int, of view: UICollectionView, from start: CGFloat) -> CGFloat {
    let asked = FlowQuestions(layout: self, view: view, section: section)
    var end = start
    end = placeSupplement(
      UICollectionView.elementKindSectionHeader, size: asked.headerSize, section, view, end)
    let inset = asked.inset
    let isVertical = scrollDirection == .vertical
    let room = FlowRoom(
      start: isVertical ? inset.left : inset.top,
      length: flow(view.bounds.size).across
        - (isVertical ? inset.left + inset.right : inset.top + inset.bottom),
      gap: asked.interitemSpacing)
    end += isVertical ? inset.top : inset.left
    let sizes = asked.itemSizes.map(flow)
    var isFirst = true
    for line in room.lines(of: sizes) {
      if !isFirst { end += asked.lineSpacing }
      isFirst = false
      let thickness = line.items.map { sizes[$0].along }.max() ?? 0
      for (item, position) in zip(line.items, line.positions) {
        let spare = ((thickness - sizes[item].along) / 2).rounded(.down)
        add(
          item, section,
          FlowLength(along: end + spare, across: position).rect(sizes[item], scrollDirection))
      }
      end += thickness
    }
    end += isVertical ? inset.bottom : inset.right
    return placeSupplement(
      UICollectionView.elementKindSectionFooter, size: asked.footerSize, section, view, end)
  }

  private func add(_ item: Int, _ section: Int, _ frame: CGRect) {
    let path = IndexPath(item: item, section: section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    items[path] = attributes
    order.append(attributes)
  }

  private func placeSupplement(
    _ kind: String, size: CGSize, _ section: Int, _ view: UICollectionView, _ start: CGFloat
  ) -> CGFloat {
    let length = flow(size).along
    guard length > 0 else { return start }
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = FlowLength(along: start, across: 0).rect(
      FlowLength(along: length, across: flow(view.bounds.size).across), scrollDirection)
    supplements[SupplementKey(kind: kind, indexPath: path)] = attributes
    order.append(attributes)
    return start + length
  }
}

/// The kind and the index path of a header or footer.
struct SupplementKey: Hashable {
  let kind: String
  let indexPath: IndexPath
}
