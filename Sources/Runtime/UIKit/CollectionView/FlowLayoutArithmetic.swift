import Foundation

/// A size or position in components along the scroll direction and across it.
struct FlowLength {
  let along: CGFloat
  let across: CGFloat

  init(along: CGFloat, across: CGFloat) {
    self.along = along
    self.across = across
  }

  init(_ size: CGSize, direction: UICollectionView.ScrollDirection) {
    along = direction == .vertical ? size.height : size.width
    across = direction == .vertical ? size.width : size.height
  }

  func size(_ direction: UICollectionView.ScrollDirection) -> CGSize {
    direction == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// The rectangle of a size at this position.
  func rect(_ length: FlowLength, _ direction: UICollectionView.ScrollDirection) -> CGRect {
    let origin = size(direction)
    return CGRect(
      origin: CGPoint(x: origin.width, y: origin.height), size: length.size(direction))
  }
}

/// The space for the lines of a section, across the scroll direction.
@MainActor
struct FlowRoom {
  let start: CGFloat
  let length: CGFloat
  let gap: CGFloat

  /// The items of a line and their positions.
  struct Line {
    let items: Range<Int>
    let positions: [CGFloat]
  }

  /// Breaks items into lines and distributes each full line over the space.
  func lines(of sizes: [FlowLength]) -> [Line] {
    var lines: [Line] = []
    var first = 0
    while first < sizes.count {
      var end = first + 1
      var used = sizes[first].across
      while end < sizes.count, used + gap + sizes[end].across <= length {
        used += gap + sizes[end].across
        end += 1
      }
      let items = first..<end
      let isLast = end == sizes.count
      lines.append(
        line(items, sizes: sizes, spare: max(0, length - used), after: lines.last, isLast: isLast))
      first = end
    }
    return lines
  }

  private func line(
    _ items: Range<Int>, sizes: [FlowLength], spare: CGFloat, after before: Line?, isLast: Bool
  ) -> Line {
    let isGrid = sizes.allSatisfy { $0.across == sizes[0].across }
    if isLast, isGrid, let before { return Line(items: items, positions: before.positions) }
    if items.count == 1, !isLast {
      return Line(items: items, positions: [start + ScreenCell.half(spare)])
    }
    let extra = isLast ? 0 : spare / CGFloat(max(1, items.count - 1))
    var place = start
    let positions = items.map { item -> CGFloat in
      defer { place += sizes[item].across + gap + extra }
      return ScreenCell.isPoint ? place.rounded(.down) : place
    }
    return Line(items: items, positions: positions)
  }
}

/// The metrics of a section: those of the delegate, or else the layout's own.
@MainActor
struct FlowQuestions {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let section: Int

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  var itemSizes: [CGSize] {
    let delegate = delegate
    guard layout.estimatedItemSize == .zero else { return estimatedSizes }
    return (0..<view.numberOfItems(inSection: section)).map { item in
      let shown = IndexPath(item: item, section: section)
      // The delegate does not know a placeholder.
      guard let path = view.placeholders.sourcePath(of: shown) else { return layout.itemSize }
      return notify(delegate, "collectionView(_:layout:sizeForItemAt:)") {
        $0.collectionView(view, layout: layout, sizeForItemAt: path)
      }
        ?? layout.itemSize
    }
  }

  private var estimatedSizes: [CGSize] {
    let (known, assumed) = (layout.measuredSizes, layout.assumedSize)
    return (0..<view.numberOfItems(inSection: section)).map {
      known[IndexPath(item: $0, section: section)] ?? assumed
    }
  }

  var inset: UIEdgeInsets {
    notify(delegate, "collectionView(_:layout:insetForSectionAt:)") {
      $0.collectionView(view, layout: layout, insetForSectionAt: section)
    }
      ?? layout.sectionInset
  }

  var lineSpacing: CGFloat {
    notify(delegate, "collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
      $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
      ?? layout.minimumLineSpacing
  }

  var interitemSpacing: CGFloat {
    notify(delegate, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
      $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
      ?? layout.minimumInteritemSpacing
  }

  var headerSize: CGSize {
    notify(delegate, "collectionView(_:layout:referenceSizeForHeaderInSection:)") {
      $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
      ?? layout.headerReferenceSize
  }

  var footerSize: CGSize {
    notify(delegate, "collectionView(_:layout:referenceSizeForFooterInSection:)") {
      $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
      ?? layout.footerReferenceSize
  }
}
