import Foundation

/// The items of a group along its axis.
@MainActor
struct GroupLine {
  struct Part {
    let item: NSCollectionLayoutItem
    let placed: GroupArrangement.Placed
  }

  private let group: NSCollectionLayoutGroup
  private let axis: LayoutAxis
  private let box: CGSize
  private let gap: CGFloat
  /// How many items there are; nil for each once.
  private let limit: Int?
  /// What fractions along the axis are taken of: the length less the spaces between the items.
  let container: CGSize

  init(_ group: NSCollectionLayoutGroup, box: CGSize) {
    (self.group, self.box) = (group, box)
    axis = LayoutAxis(isVertical: !group.isHorizontal)
    gap = group.interItemSpacing?.spacing ?? 0
    let number = group.number(in: box, axis)
    limit = group.isEndless ? nil : number
    let gaps = gap * CGFloat(max(0, number - 1))
    container = axis.size(max(0, axis.along(box) - gaps), axis.across(box))
  }

  /// The next item, if there is one.
  func item(after parts: [Part]) -> NSCollectionLayoutItem? {
    let number = limit ?? group.subitems.count
    guard parts.count < number, !group.subitems.isEmpty else { return nil }
    return group.subitems[parts.count % group.subitems.count]
  }

  /// The size of an item of which there are so many equal ones.
  func forced(_ item: NSCollectionLayoutItem) -> CGSize? {
    guard case .count(let count, true) = group.arrangement, count > 0, !group.isEndless else {
      return nil
    }
    let share = ScreenCell.pixelsDown(axis.along(container) / CGFloat(count))
    return axis.size(share, axis.across(item.layoutSize.size(in: container)))
  }

  /// Whether an item still fits; the first one of a row and so many as were asked for always do.
  func hasRoom(for size: CGSize, of item: NSCollectionLayoutItem, after parts: [Part]) -> Bool {
    guard case .fitting = group.arrangement, !parts.isEmpty, !group.isEndless else { return true }
    let used = parts.reduce(0) { $0 + length(of: $1) + gap }
    return used + axis.along(size) + spaces(item) <= axis.along(box) + 0.01
  }

  // MARK: Spaces

  /// The spaces before and after an item along the axis.
  private func edges(_ item: NSCollectionLayoutItem) -> [NSCollectionLayoutSpacing?] {
    let edges = item.edgeSpacing
    return axis.isVertical ? [edges?.top, edges?.bottom] : [edges?.leading, edges?.trailing]
  }

  /// The spaces at the sides of an item.
  private func sides(_ item: NSCollectionLayoutItem) -> (before: CGFloat, after: CGFloat) {
    let edges = item.edgeSpacing
    let (before, after) =
      axis.isVertical ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    return (before?.spacing ?? 0, after?.spacing ?? 0)
  }

  private func spaces(_ item: NSCollectionLayoutItem) -> CGFloat {
    edges(item).reduce(0) { $0 + ($1?.spacing ?? 0) }
  }

  private func length(of part: Part) -> CGFloat {
    axis.along(part.placed.size) + spaces(part.item)
  }

  /// What each flexible space gets of the length that is left.
  private func share(_ parts: [Part]) -> CGFloat {
    let gaps = CGFloat(max(0, parts.count - 1))
    let edges = parts.flatMap { self.edges($0.item) }
    let flexible =
      (group.interItemSpacing?.isFlexibleSpacing == true ? gaps : 0)
      + CGFloat(edges.count { $0?.isFlexibleSpacing == true })
    guard flexible > 0, !group.isEndless else { return 0 }
    return (axis.along(box) - parts.reduce(gaps * gap) { $0 + length(of: $1) }) / flexible
  }

  /// The frames of all items, with what is left shared among flexible spaces.
  func placed(_ parts: [Part]) -> GroupArrangement.Placed {
    let share = self.share(parts)
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
    }
    var (place, thickness, frames) = (CGFloat(0), CGFloat(0), [ArrangedFrame]())
    for (index, part) in parts.enumerated() {
      let (edges, sides) = (self.edges(part.item), self.sides(part.item))
      place += (index > 0 ? length(group.interItemSpacing) : 0) + length(edges[0])
      let origin = axis.point(ScreenCell.pixelsNear(place), sides.before)
      frames += part.placed.frames.map { $0.offset(by: origin) }
      thickness = max(thickness, axis.across(part.placed.size) + sides.before + sides.after)
      place += axis.along(part.placed.size) + length(edges[1])
    }
    return GroupArrangement.Placed(frames: frames, size: axis.size(place, thickness), next: 0)
  }
}

extension NSCollectionLayoutGroup {
  /// Whether the group is as long as its items, of which it then has each once.
  fileprivate var isEndless: Bool {
    (isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension).isEstimated
  }

  /// Whether the length of an item along the axis is a part of the group's.
  private func isFraction(_ item: NSCollectionLayoutItem) -> Bool {
    isHorizontal
      ? item.layoutSize.widthDimension.isFractionalWidth
      : item.layoutSize.heightDimension.isFractionalHeight
  }

  /// How many items lie side by side in a size.
  fileprivate func number(in box: CGSize, _ axis: LayoutAxis) -> Int {
    guard case .count(let count, _) = arrangement else { return fitting(box, axis) }
    return count
  }

  /// How many items fit; fractions without the spaces between them.
  private func fitting(_ box: CGSize, _ axis: LayoutAxis) -> Int {
    guard !subitems.isEmpty else { return 0 }
    let gap = interItemSpacing?.spacing ?? 0
    var (used, number) = (CGFloat(0), 0)
    // Items without a length would fit without end.
    while number < 10_000 {
      let item = subitems[number % subitems.count]
      let part = axis.along(item.layoutSize.size(in: box))
      guard part > 0, used + part <= axis.along(box) + 0.01 else { break }
      used += part + (isFraction(item) ? 0 : gap)
      number += 1
    }
    return max(1, number)
  }
}
