import Foundation

/// The kind and the identifier with which a class of headers or footers was registered.
struct SupplementRegistration: Hashable {
  let kind: String
  let identifier: String
}

extension UICollectionView {
  /// Registers the class of the cells with an identifier; nil removes the registration.
  ///
  /// - Precondition: The class is one of cells.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return registeredCells[identifier] = nil }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      preconditionFailure("\(cellClass) is no class of cells")
    }
    registeredCells[identifier] = { type.init(registeredFrame: $0) }
  }

  /// Registers the nib of the cells with an identifier; nil removes the registration.
  ///
  /// - Precondition: The nib makes one object, a cell.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return registeredCells[identifier] = nil }
    registeredCells[identifier] = { frame in nib.makeView(identifier, frame: frame) }
  }

  /// Registers the nib of headers or footers with an identifier; nil removes the registration.
  ///
  /// - Precondition: The nib makes one object, a reusable view.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = SupplementRegistration(kind: kind, identifier: identifier)
    guard let nib else { return registeredViews[key] = nil }
    registeredViews[key] = { frame in nib.makeView(identifier, frame: frame) }
  }

  /// Registers the class of headers or footers with an identifier; nil removes the registration.
  ///
  /// - Precondition: The class is one of reusable views.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = SupplementRegistration(kind: elementKind, identifier: identifier)
    guard let viewClass else { return registeredViews[key] = nil }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("\(viewClass) is no class of reusable views")
    }
    registeredViews[key] = { type.init(registeredFrame: $0) }
  }

  /// Dequeues a cell for an item: a reused one, or a new one of the registered class.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      cell.frame = frame
      return cell
    }
    guard let make = registeredCells[identifier] else {
      preconditionFailure(Self.missing("UICollectionElementKindCell", identifier))
    }
    let cell = make(frame)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Dequeues a header or footer: a reused one, or a new one of the registered class.
  ///
  /// - Precondition: A class is registered for the kind and the identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = SupplementRegistration(kind: elementKind, identifier: identifier)
    let frame =
      collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath)?.frame ?? .zero
    if let view = spareViews[key]?.popLast() {
      view.prepareForReuse()
      view.frame = frame
      return view
    }
    guard let make = registeredViews[key] else {
      preconditionFailure(Self.missing(elementKind, identifier))
    }
    let view = make(frame)
    view.reuseIdentifier = identifier
    return view
  }

  /// UIKit's message for an identifier without a registered class.
  private static func missing(_ kind: String, _ identifier: String) -> String {
    "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
      + "nib or a class for the identifier or connect a prototype cell in a storyboard"
  }

  /// Removes a cell and keeps it for reuse.
  func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    cell.isHighlighted = false
    cell.isSelected = false
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
    notify(
      collectionDelegate, "collectionView(_:didEndDisplaying:forItemAt:)",
      { $0.collectionView(self, didEndDisplaying: cell, forItemAt: path) })
  }

  /// Removes a header or footer and keeps it for reuse.
  func retire(_ view: UICollectionReusableView, kind: String) {
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    let key = SupplementRegistration(kind: kind, identifier: identifier)
    spareViews[key, default: []].append(view)
  }

  /// The delegate, if it is a `UICollectionViewDelegate`.
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }
}

extension UINib {
  /// Creates the only view of the nib.
  func makeView<View: UIView>(_ identifier: String, frame: CGRect? = nil) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? View else {
      preconditionFailure(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(View.self) instance")
    }
    if let frame { view.frame = frame }
    return view
  }
}
