import Foundation

/// A frame of an item or of a view that belongs to it, from the beginning of its group or section.
struct ArrangedFrame {
  enum Kind {
    case item(Int)
    case view(String)
  }

  let kind: Kind
  var frame: CGRect
  var zIndex = 0

  func offset(by point: CGPoint) -> ArrangedFrame {
    var moved = self
    moved.frame.origin.x += point.x
    moved.frame.origin.y += point.y
    return moved
  }
}

/// Places the items of a section in its groups.
///
/// Source: Apple, NSCollectionLayoutGroup; UIKIT-CASES.md compositional-groups.
@MainActor
struct GroupArrangement {
  /// The number of items of the section.
  let count: Int
  /// The sizes that cells have asked for.
  let measured: (Int) -> CGSize?
  let traits: UITraitCollection

  /// What an item or a group takes.
  struct Placed {
    var frames: [ArrangedFrame]
    var size: CGSize
    /// The first item that is not in it.
    var next: Int
  }

  /// Places an item or a group with its corner at zero, from the first item of the section that is not
  /// placed yet, in a size that the group around has given it or its own.
  func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, forced: CGSize? = nil
  ) -> Placed {
    let size = forced ?? item.layoutSize.size(in: container)
    guard let group = item as? NSCollectionLayoutGroup else {
      return placeCell(item, size: size, index: first)
    }
    if case .custom(let provider) = group.arrangement {
      return placeCustom(provider, group, size: size, first: first)
    }
    return placeGroup(group, size: size, first: first)
  }

  private func placeCell(_ item: NSCollectionLayoutItem, size: CGSize, index: Int) -> Placed {
    let own = item.layoutSize.replacingEstimates(of: size, by: measured(index))
    let frame = item.frame(inset: own)
    let views = item.supplementaryItems.map { view in
      ArrangedFrame(
        kind: .view(view.elementKind),
        frame: view.containerAnchor.frame(of: view.layoutSize.size(in: frame.size), at: frame),
        zIndex: max(1, view.zIndex))
    }
    return Placed(
      frames: [ArrangedFrame(kind: .item(index), frame: frame)] + views, size: own,
      next: index + 1)
  }

  private func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ group: NSCollectionLayoutGroup,
    size: CGSize, first: Int
  ) -> Placed {
    let environment = LayoutEnvironment(size, insets: group.contentInsets, traits: traits)
    let items = provider(environment).prefix(max(0, count - first))
    let frames = items.enumerated().map { index, item in
      ArrangedFrame(kind: .item(first + index), frame: item.frame, zIndex: item.zIndex)
    }
    return Placed(frames: frames, size: size, next: first + max(1, items.count))
  }

  private func placeGroup(
    _ group: NSCollectionLayoutGroup, size: CGSize, first: Int
  ) -> Placed {
    let insets = group.contentInsets
    let box = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    let line = GroupLine(group, box: box)
    var (parts, next) = ([GroupLine.Part](), first)
    while next < count, let item = line.item(after: parts) {
      let placed = place(item, in: line.container, first: next, forced: line.forced(item))
      guard line.hasRoom(for: placed.size, of: item, after: parts) else { break }
      parts.append(GroupLine.Part(item: item, placed: placed))
      next = placed.next
    }
    let content = line.placed(parts)
    let around = CGSize(
      width: content.size.width + insets.leading + insets.trailing,
      height: content.size.height + insets.top + insets.bottom)
    return Placed(
      frames: content.frames.map { $0.offset(by: CGPoint(x: insets.leading, y: insets.top)) },
      // A length that is estimated is that of what is in the group.
      size: group.layoutSize.replacingEstimates(of: size, by: around),
      // A group without room for anything takes the item, which would have no place else.
      next: max(next, first + 1))
  }
}

extension NSCollectionLayoutSize {
  /// A size with other lengths where they are estimated.
  fileprivate func replacingEstimates(of size: CGSize, by asked: CGSize?) -> CGSize {
    guard let asked else { return size }
    return CGSize(
      width: widthDimension.isEstimated ? asked.width : size.width,
      height: heightDimension.isEstimated ? asked.height : size.height)
  }
}

extension NSCollectionLayoutItem {
  /// The frame in a size, with the insets where the length is not estimated.
  fileprivate func frame(inset size: CGSize) -> CGRect {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return CGRect(origin: .zero, size: size).inside(insets)
  }
}
