import Foundation

extension UICollectionView {
  /// The visible cells, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shownCells[$0] }
  }

  /// The visible items, in order.
  public var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }

  /// The cell of an item, or nil if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCells[indexPath]
  }

  /// The item of a cell, or nil if the cell is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The header or footer of a section, or nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownViews[SupplementKey(kind: elementKind, indexPath: indexPath)]
  }

  /// The headers or footers of a kind that are visible, in order.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Where the headers or footers of a kind are that are visible, in order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shownViews.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// The item at a point of the content, or nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: ScreenCell.size)
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?
      .indexPath
  }

  /// Removes elements that are no longer visible, and adds those that have become visible.
  func updateVisibleElements() {
    let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    removeElements(except: wanted)
    for attributes in wanted {
      if let kind = attributes.representedElementKind {
        show(attributes, kind: kind)
      } else {
        showCell(attributes)
      }
    }
    if wanted.contains(where: { $0.zIndex != 0 }) { sort(wanted) }
  }

  /// Puts elements with a greater `zIndex` in front of the others.
  private func sort(_ wanted: [UICollectionViewLayoutAttributes]) {
    let order = wanted.enumerated().sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }
    let views = order.compactMap { shownView(of: $0.element) }
    let ids = Set(views.map(ObjectIdentifier.init))
    let current = subviews.filter { ids.contains(ObjectIdentifier($0)) }
    guard !current.elementsEqual(views, by: { $0 === $1 }) else { return }
    for view in views { bringSubviewToFront(view) }
    for indicator in subviews where indicator is ScrollIndicator { bringSubviewToFront(indicator) }
  }

  private func shownView(of attributes: UICollectionViewLayoutAttributes) -> UIView? {
    guard let kind = attributes.representedElementKind else {
      return shownCells[attributes.indexPath]
    }
    return shownViews[SupplementKey(kind: kind, indexPath: attributes.indexPath)]
  }

  private func removeElements(except wanted: [UICollectionViewLayoutAttributes]) {
    let paths = Set(wanted.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for (path, cell) in shownCells where !paths.contains(path) {
      shownCells[path] = nil
      retire(cell, at: path)
    }
    let keys = Set(
      wanted.compactMap { attributes in
        attributes.representedElementKind.map {
          SupplementKey(kind: $0, indexPath: attributes.indexPath)
        }
      })
    for (key, view) in shownViews where !keys.contains(key) {
      shownViews[key] = nil
      retire(view, kind: key.kind)
    }
  }

  private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = shownCells[path] { return cell.apply(attributes) }
    let source = placeholders.sourcePath(of: path)
    guard let cell = makeCell(at: path, of: source) else { return }
    shownCells[path] = cell
    cell.isSelected = selection.contains(path)
    cell.apply(attributes)
    if let source {
      notify(collectionDelegate, "collectionView(_:willDisplay:forItemAt:)") {
        $0.collectionView(self, willDisplay: cell, forItemAt: source)
      }
    }
    insertSubview(cell, at: elementIndex)
  }

  private func makeCell(at path: IndexPath, of item: IndexPath?) -> UICollectionViewCell? {
    guard let item else {
      return placeholders.placeholder(at: path)?.makeCell(path) as? UICollectionViewCell
    }
    let source = movement?.sourcePath(ofItemAt: item) ?? item
    return notify(
      dataSource, "collectionView(_:cellForItemAt:)",
      { $0.collectionView(self, cellForItemAt: source) })
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, kind: String) {
    let key = SupplementKey(kind: kind, indexPath: attributes.indexPath)
    if let view = shownViews[key] { return view.apply(attributes) }
    guard
      let view = attributes.representedElementCategory == .decorationView
        ? collectionViewLayout.makeDecoration(kind, frame: attributes.frame)
        : notify(
          dataSource, "collectionView(_:viewForSupplementaryElementOfKind:at:)",
          {
            $0.collectionView(
              self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
          })
    else { return }
    shownViews[key] = view
    view.apply(attributes)
    insertSubview(view, at: elementIndex)
  }

  /// The subview index for elements, which are behind the scroll indicators.
  private var elementIndex: Int {
    subviews.firstIndex { $0 is ScrollIndicator } ?? subviews.count
  }
}
