import Foundation

/// A section that scrolls across the direction of its layout.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior; UIKIT-CASES.md compositional-cross.
@MainActor
extension CompositionalSolution.CrossSection {
  /// The offset before anyone has scrolled: a centred first group begins before the section.
  var restingOffset: CGFloat { behavior == .groupPagingCentered ? -.greatestFiniteMagnitude : 0 }

  /// The nearest offset that shows no more than there is.
  func confined(_ offset: CGFloat, room: CGFloat) -> CGFloat {
    guard behavior == .groupPagingCentered, let last = groups.last else {
      return min(max(0, offset), max(0, length - room))
    }
    let before = ScreenCell.half(groupWidth - room) + margin
    return min(max(before, offset), last + before)
  }

  /// The space before the first group.
  private var margin: CGFloat {
    max(0, (length - (groups.last ?? 0) - groupWidth) / 2)
  }

  /// Where the section comes to rest after a finger that came at an offset has left it, with a velocity in
  /// points a second that is positive towards the end.
  func target(of offset: CGFloat, from start: CGFloat, velocity: CGFloat, room: CGFloat) -> CGFloat
  {
    // Half a second of the speed is how far a scroll view still glides.
    let glided = offset + velocity / 2
    let goal: CGFloat =
      switch behavior {
      case .none, .continuous: glided
      case .continuousGroupLeadingBoundary: nearestGroup(to: glided)
      case .paging: (start / room).rounded() * room + step(offset - start, velocity) * room
      case .groupPaging: neighbour(of: start, by: step(offset - start, velocity))
      case .groupPagingCentered:
        neighbour(of: start - centring(room), by: step(offset - start, velocity)) + centring(room)
      }
    return confined(goal, room: room)
  }

  private func centring(_ room: CGFloat) -> CGFloat {
    ScreenCell.half(groupWidth - room) + margin
  }

  private func step(_ moved: CGFloat, _ velocity: CGFloat) -> CGFloat {
    let way = abs(velocity) > groupWidth / 2 ? velocity : moved
    return abs(way) < groupWidth / 8 ? 0 : way > 0 ? 1 : -1
  }

  private func nearestGroup(to offset: CGFloat) -> CGFloat {
    groups.min { abs($0 - offset) < abs($1 - offset) } ?? 0
  }

  private func neighbour(of offset: CGFloat, by step: CGFloat) -> CGFloat {
    let near = groups.indices.min { abs(groups[$0] - offset) < abs(groups[$1] - offset) } ?? 0
    let index = min(max(0, near + Int(step)), groups.count - 1)
    return groups.isEmpty ? 0 : groups[index]
  }
}

extension UICollectionViewCompositionalLayout {
  /// The section that scrolls across at a point of the content.
  private func crossSection(at point: CGPoint) -> Int? {
    solution.crossSections.first { $0.value.frame.contains(point) }?.key
  }

  private var axis: LayoutAxis {
    LayoutAxis(isVertical: configuration.scrollDirection == .vertical)
  }

  private var room: CGFloat { axis.across(solution.container) }

  /// Whether there is a section that scrolls across.
  var scrollsAcross: Bool { !solution.crossSections.isEmpty }

  /// How far a section has scrolled.
  func crossOffset(of section: Int) -> CGFloat {
    guard let cross = solution.crossSections[section] else { return 0 }
    return cross.confined(crossOffsets[section] ?? cross.restingOffset, room: room)
  }

  /// Scrolls a section across.
  func scroll(_ section: Int, to offset: CGFloat) {
    guard let cross = solution.crossSections[section] else { return }
    let confined = cross.confined(offset, room: room)
    guard confined != crossOffset(of: section) else { return }
    crossOffsets[section] = confined
    invalidateLayout()
  }

  /// Lets a section come to rest after a finger has left it.
  func settle(_ section: Int, from start: CGFloat, velocity: CGFloat) {
    guard let cross = solution.crossSections[section] else { return }
    scroll(
      section,
      to: cross.target(
        of: crossOffset(of: section), from: start, velocity: velocity, room: room))
  }

  /// Scrolls the section of an item across, as little as shows the item.
  func reveal(_ path: IndexPath) {
    guard solution.crossSections[path.section] != nil, let frame = solution.items[path]?.frame
    else { return }
    let (first, last) = axis.isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let offset = crossOffset(of: path.section)
    if first < 0 { scroll(path.section, to: offset + first) }
    if last > room { scroll(path.section, to: offset + last - room) }
  }

  /// The way of a finger across the direction of the layout.
  func across(_ point: CGPoint) -> CGFloat { axis.across(point) }

  /// The section that a finger moves which began at a point and has gone a way.
  func crossSection(from start: CGPoint, by way: CGPoint) -> Int? {
    guard abs(axis.across(way)) > abs(axis.isVertical ? way.y : way.x) else { return nil }
    return crossSection(at: start)
  }
}
