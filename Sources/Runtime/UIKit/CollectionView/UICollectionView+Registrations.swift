import Foundation

extension UICollectionView {
  /// Makes and fills cells of a class.
  ///
  /// Source: Apple, UICollectionView.CellRegistration.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    let identifier = RegistrationIdentifier()
    let nib: UINib?
    let handler: Handler

    /// Makes a registration of a class.
    public init(handler: @escaping Handler) {
      (nib, self.handler) = (nil, handler)
    }

    /// Makes a registration of the cell in a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  /// Makes and fills headers, footers and other views of a kind.
  ///
  /// Source: Apple, UICollectionView.SupplementaryRegistration.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of a kind.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let identifier = RegistrationIdentifier()
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    /// Makes a registration of a class.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, nib, self.handler) = (elementKind, nil, handler)
    }

    /// Makes a registration of the view in a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, nib, self.handler) = (elementKind, supplementaryNib, handler)
    }
  }

  /// Dequeues a cell and fills it with an item.
  ///
  /// Source: Apple, UICollectionView; UIKIT-CASES.md compositional-list.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier.text
    if registeredCells[identifier] == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    else { preconditionFailure("the nib's cell is no \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a header, a footer or another view and fills it.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier.text)
    if registeredViews[SupplementRegistration(kind: kind, identifier: identifier)] == nil {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let made = view as? Supplementary else {
      preconditionFailure("the nib's view is no \(Supplementary.self)")
    }
    registration.handler(made, kind, indexPath)
    return made
  }
}

/// A reuse identifier that no other registration has.
struct RegistrationIdentifier {
  let text = UUID().uuidString
}
