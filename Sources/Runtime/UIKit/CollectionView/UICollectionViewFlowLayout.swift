import Foundation

/// A layout of items in lines, section after section.
///
/// A full line is distributed over the width; if all items have the same size, the last line of a
/// section has the spacing of the line before it, so that they form a grid. Source: Apple,
/// UICollectionViewFlowLayout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, in points, unless the delegate provides it.
  open var itemSize = SystemLength.flowItem { didSet { invalidateLayout() } }
  /// The size that items are assumed to have until their cells are asked; zero for the size of items.
  ///
  /// Source: UIKIT-CASES.md flow-estimated-size.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if estimatedItemSize != oldValue { forgetMeasuredSizes() }
      invalidateLayout()
    }
  }
  /// The estimate that leaves the size to the constraints of the cells.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether headers stay in sight while their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in sight while their section is.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// The minimum spacing of lines.
  open var minimumLineSpacing = SystemLength.flowLineSpacing { didSet { invalidateLayout() } }
  /// The minimum spacing of items in a line.
  open var minimumInteritemSpacing = SystemLength.flowItemSpacing { didSet { invalidateLayout() } }
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

  /// Where each section begins and ends along the scroll direction.
  private var sectionSpans: [(start: CGFloat, end: CGFloat)] = []
  private var size = CGSize.zero
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var supplements: [SupplementKey: UICollectionViewLayoutAttributes] = [:]
  private var order: [UICollectionViewLayoutAttributes] = []

  open override func prepare() {
    super.prepare()
    items = [:]
    supplements = [:]
    order = []
    sectionSpans = []
    guard let view = collectionView else { return }
    var end: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let start = end
      end = place(section, of: view, from: start)
      sectionSpans.append((start, end))
    }
    let across = flow(view.bounds.size).across
    size = FlowLength(along: end, across: across).size(scrollDirection)
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    pinSupplements()
    return order.filter { attributes in
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

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flow(newBounds.size).across != flow(size).across
  }

  // MARK: Sizes of cells

  override func measuringAttributes(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    estimatedItemSize == .zero ? nil : attributes.copy() as? UICollectionViewLayoutAttributes
  }

  /// The size of an item that has not been asked: the average of those that were, or the estimate.
  var assumedSize: CGSize {
    guard measuredSizes.isEmpty else {
      let count = CGFloat(measuredSizes.count)
      let sum = measuredSizes.values.reduce((CGFloat(0), CGFloat(0))) {
        ($0.0 + $1.width, $0.1 + $1.height)
      }
      return CGSize(
        width: ScreenCell.pixels(sum.0 / count), height: ScreenCell.pixels(sum.1 / count))
    }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  // MARK: Pinned headers and footers

  /// Moves headers and footers into sight, as far as their sections reach.
  private func pinSupplements() {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds,
      let bounds = collectionView?.bounds.inset(by: collectionView?.adjustedContentInset ?? .zero)
    else { return }
    let isVertical = scrollDirection == .vertical
    let (first, last) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
    for (key, attributes) in supplements {
      let (start, end) = sectionSpans[key.indexPath.section]
      let length = flow(attributes.frame.size).along
      let isHeader = key.kind == UICollectionView.elementKindSectionHeader
      guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
        continue
      }
      let place =
        isHeader
        ? min(max(first, start), end - length) : max(min(last - length, end - length), start)
      if isVertical { attributes.frame.origin.y = place } else { attributes.frame.origin.x = place }
      attributes.zIndex = 1
    }
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
        let spare = ScreenCell.half(thickness - sizes[item].along)
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
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(Self.layoutAttributesClass) is no class of layout attributes")
    }
    let attributes = type.init()
    attributes.indexPath = path
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
