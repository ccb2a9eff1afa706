import Foundation

/// Headers, footers and other views at the sides of sections, or of the whole layout.
///
/// Source: Apple, NSCollectionLayoutBoundarySupplementaryItem; UIKIT-CASES.md compositional-boundary.
extension CompositionalSolver {
  func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(axis.isVertical ? .bottom : .trailing)
  }

  /// Places the views of a section, or of the whole layout, and returns where they end.
  mutating func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], from start: CGFloat,
    of section: NSCollectionLayoutSection? = nil, at index: Int? = nil
  ) -> CGFloat {
    let follows = section?.supplementariesFollowContentInsets == true
    let insets = follows ? section?.contentInsets ?? .zero : .zero
    return items.reduce(start) { reach, item in
      let path = IndexPath(item: index == nil ? Int.max : 0, section: index ?? 0)
      let frame = frame(of: item, from: start, insets: insets)
      add(item, path, frame)
      return item.extendsBoundary ? max(reach, start + axis.along(frame.size)) : reach
    }
  }

  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ frame: CGRect
  ) {
    // A pinned view lies above all others.
    let zIndex = item.pinToVisibleBounds ? 1_000_000_000 + item.zIndex : max(1, item.zIndex)
    let attributes = solution.addView(item.elementKind, path, frame, zIndex: zIndex)
    guard item.pinToVisibleBounds, axis.isVertical else { return }
    solution.pinned.append(
      CompositionalSolution.Pin(attributes: attributes, frame: frame, isAtEnd: isAtEnd(item)))
  }

  private func frame(
    of item: NSCollectionLayoutBoundarySupplementaryItem, from start: CGFloat,
    insets: NSDirectionalEdgeInsets
  ) -> CGRect {
    let box = axis.inset(container, atSidesBy: insets)
    let size = item.layoutSize.size(in: box)
    let spare = axis.across(box) - axis.across(size)
    let edges = item.alignment.edges
    let isFirst = edges.contains(axis.isVertical ? .leading : .top)
    let isLast = edges.contains(axis.isVertical ? .trailing : .bottom)
    let aside = isFirst ? 0 : isLast ? spare : ScreenCell.half(spare)
    // A view that does not make its section longer lies inside of it.
    let place = !item.extendsBoundary && isAtEnd(item) ? start - axis.along(size) : start
    let origin = axis.point(place, axis.across(insets).before + aside)
    return CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
  }
}
