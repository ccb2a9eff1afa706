import Foundation

extension UITableView {
  /// Registers the class of the cells with an identifier; nil removes the registration.
  ///
  /// - Precondition: The class is one of cells.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return registeredCells[identifier] = nil }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is no class of cells")
    }
    registeredCells[identifier] = { type.init(registeredWith: identifier) }
  }

  /// Registers the nib of the cells with an identifier; nil removes the registration.
  ///
  /// - Precondition: The nib makes one object, a cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return registeredCells[identifier] = nil }
    registeredCells[identifier] = { nib.makeView(identifier) }
  }

  /// Registers the class of the headers and footers with an identifier; nil removes the
  /// registration.
  ///
  /// - Precondition: The class is one of headers and footers.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else { return registeredViews[identifier] = nil }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) is no class of headers and footers")
    }
    registeredViews[identifier] = { type.init(registeredWith: identifier) }
  }

  /// Registers the nib of the headers and footers with an identifier; nil removes the registration.
  ///
  /// - Precondition: The nib makes one object, a header or footer.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return registeredViews[identifier] = nil }
    registeredViews[identifier] = {
      let view: UITableViewHeaderFooterView = nib.makeView(identifier)
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// Dequeues a reused cell, or a new one of the registered class; nil if there is neither.
  ///
  /// Source: UIKIT-CASES.md table-reuse.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      if !cell.isBeingReconfigured { cell.prepareForReuse() }
      return cell
    }
    return registeredCells[identifier]?()
  }

  /// Dequeues a reused cell, or a new one of the registered class.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    size(cell, for: indexPath)
    return cell
  }

  /// Gives a cell the size that its row has or is assumed to have, so that it is never laid out in none.
  private func size(_ cell: UITableViewCell, for path: IndexPath) {
    guard let known = knownGeometry, known.contains(path), rowWidth > 0 else { return }
    let size = CGSize(width: rowWidth, height: known.row(path).length)
    if cell.bounds.size != size { cell.bounds.size = size }
  }

  /// Keeps a cell for reuse.
  func keepForReuse(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  /// Keeps a header or footer for reuse.
  func keepForReuse(_ view: UITableViewHeaderFooterView) {
    if let identifier = view.reuseIdentifier { spareViews[identifier, default: []].append(view) }
  }

  /// Dequeues a reused header or footer, or a new one of the registered class or nib; nil
  /// if there is neither.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = spareViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return registeredViews[identifier]?()
  }
}
