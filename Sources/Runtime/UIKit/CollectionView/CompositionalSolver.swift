import Foundation

/// Places one section after the other.
@MainActor
struct CompositionalSolver {
  var solution = CompositionalSolution()
  let container: CGSize
  let axis: LayoutAxis
  private let view: UICollectionView
  private let configuration: UICollectionViewCompositionalLayoutConfiguration
  private let measured: [IndexPath: CGSize]
  private let crossOffsets: [Int: CGFloat]
  private var end: CGFloat = 0
  private var isFirst = true

  init(
    _ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    measured: [IndexPath: CGSize], crossOffsets: [Int: CGFloat]
  ) {
    (self.view, self.configuration) = (view, configuration)
    (self.measured, self.crossOffsets) = (measured, crossOffsets)
    axis = LayoutAxis(isVertical: configuration.scrollDirection == .vertical)
    container = view.bounds.size
    solution.container = container
    end = place(configuration.boundarySupplementaryItems.filter { !isAtEnd($0) }, from: 0)
  }

  // MARK: Sections

  mutating func add(_ section: NSCollectionLayoutSection, at index: Int) {
    if !isFirst { end += configuration.interSectionSpacing }
    isFirst = false
    let count = view.numberOfItems(inSection: index)
    let views = section.boundarySupplementaryItems
    guard count > 0 || !views.isEmpty else { return }
    let (start, firstPin) = (end, solution.pinned.count)
    end = place(views.filter { !isAtEnd($0) }, from: end, of: section, at: index)
    addContent(of: section, index, count)
    end = place(views.filter(isAtEnd), from: end, of: section, at: index)
    for pin in firstPin..<solution.pinned.count { solution.pinned[pin].span = start..<end }
    solution.note(section, at: index)
  }

  /// Places the items of a section between its insets, and what is behind them.
  private mutating func addContent(
    of section: NSCollectionLayoutSection, _ index: Int, _ count: Int
  ) {
    let (start, insets) = (end, axis.along(section.contentInsets))
    end += insets.before
    if count > 0 {
      let isCross = section.orthogonalScrollingBehavior != .none
      end += isCross ? placeAcross(section, index, count) : placeGroups(section, index, count)
    }
    end += insets.after
    addDecorations(of: section, index, start..<end)
  }

  /// The groups of a section, each with its corner at zero.
  ///
  /// They lie in the width without the insets, and in the whole height.
  ///
  /// Source: UIKIT-CASES.md compositional-groups.
  private func groups(
    of section: NSCollectionLayoutSection, _ index: Int, _ count: Int
  ) -> [GroupArrangement.Placed] {
    let arrangement = GroupArrangement(
      count: count, measured: { measured[IndexPath(item: $0, section: index)] },
      traits: view.traitCollection)
    let box = axis.inset(container, atSidesBy: section.contentInsets)
    var placed: [GroupArrangement.Placed] = []
    while (placed.last?.next ?? 0) < count {
      placed.append(arrangement.place(section.group, in: box, first: placed.last?.next ?? 0))
    }
    return placed
  }

  /// Places groups along the direction of the layout, and returns their length.
  private mutating func placeGroups(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int
  ) -> CGFloat {
    let aside = axis.across(section.contentInsets).before
    var (length, kinds) = (CGFloat(0), [String: Int]())
    for placed in groups(of: section, index, count) {
      if length > 0 { length += section.interGroupSpacing }
      let origin = axis.point(end + length, aside)
      for frame in placed.frames { add(frame.offset(by: origin), index, &kinds) }
      length += placed.next < count ? axis.along(placed.size) : trimmed(placed)
    }
    return length
  }

  /// The length of the last group, which ends with its last item where it is not full.
  private func trimmed(_ placed: GroupArrangement.Placed) -> CGFloat {
    let end = placed.frames.map { axis.end(of: $0.frame) }.max() ?? 0
    return min(axis.along(placed.size), max(end, 0))
  }

  /// Places groups across the direction of the layout, moved by what the section has scrolled, and returns how
  /// thick the section is.
  private mutating func placeAcross(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int
  ) -> CGFloat {
    let groups = groups(of: section, index, count)
    let cross = crossSection(section, of: groups)
    solution.crossSections[index] = cross
    let aside = axis.across(section.contentInsets).before
    let offset = cross.confined(
      crossOffsets[index] ?? cross.restingOffset, room: axis.across(container))
    var kinds: [String: Int] = [:]
    for (start, group) in zip(cross.groups, groups) {
      let origin = axis.point(end, aside + start - offset)
      for frame in group.frames { add(frame.offset(by: origin), index, &kinds) }
    }
    return axis.along(cross.frame.size)
  }

  private func crossSection(
    _ section: NSCollectionLayoutSection, of groups: [GroupArrangement.Placed]
  ) -> CompositionalSolution.CrossSection {
    var (starts, place) = ([CGFloat](), CGFloat(0))
    for group in groups {
      starts.append(place)
      place += axis.across(group.size) + section.interGroupSpacing
    }
    let thickness = groups.map { axis.along($0.size) }.max() ?? 0
    let insets = axis.across(section.contentInsets)
    return CompositionalSolution.CrossSection(
      frame: CGRect(
        origin: axis.point(end, 0), size: axis.size(thickness, axis.across(container))),
      groups: starts,
      length: max(0, place - section.interGroupSpacing) + insets.before + insets.after,
      behavior: section.orthogonalScrollingBehavior,
      groupWidth: groups.first.map { axis.across($0.size) } ?? 0)
  }

  // MARK: Elements

  private mutating func add(
    _ arranged: ArrangedFrame, _ section: Int, _ kinds: inout [String: Int]
  ) {
    switch arranged.kind {
    case .item(let item):
      solution.addCell(
        IndexPath(item: item, section: section), arranged.frame, zIndex: arranged.zIndex)
    case .view(let kind):
      let path = IndexPath(item: kinds[kind, default: 0], section: section)
      kinds[kind, default: 0] += 1
      solution.addView(kind, path, arranged.frame, zIndex: arranged.zIndex)
    }
  }

  private mutating func addDecorations(
    of section: NSCollectionLayoutSection, _ index: Int, _ span: Range<CGFloat>
  ) {
    let length = span.upperBound - span.lowerBound
    let whole = CGRect(
      origin: axis.point(span.lowerBound, 0), size: axis.size(length, axis.across(container)))
    for item in section.decorationItems {
      solution.addDecoration(
        item.elementKind, section: index, whole.inside(item.contentInsets), zIndex: item.zIndex - 1)
    }
  }

  mutating func finish() {
    end = place(configuration.boundarySupplementaryItems.filter(isAtEnd), from: end)
    solution.size = axis.size(end, axis.across(container))
  }
}
