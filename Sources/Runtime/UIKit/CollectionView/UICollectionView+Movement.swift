import Foundation

extension UICollectionView {
  /// Begins to move an item, if the data source lets it be moved.
  ///
  /// - Returns: Whether it is moved now; false, too, while another one is.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil else { return false }
    movement = ItemMovement(of: indexPath, in: self)
    return movement != nil
  }

  /// Moves the cell of the item to a point of the content, and the item to the place that is there, or to the one that
  /// the delegate gives for it.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var moved = movement else { return }
    let places = moved.move(to: targetPosition)
    movement = moved
    take(places)
    moved.placeCell()
  }

  /// Ends the movement: the data source moves the item, unless it is where it was.
  public func endInteractiveMovement() {
    let ended = movement
    movement = nil
    ended?.commit()
    settleMovedItem()
  }

  /// Ends the movement, and shows the item where it was.
  public func cancelInteractiveMovement() {
    guard var moved = movement else { return }
    let places = moved.moveBack()
    movement = moved
    take(places)
    movement = nil
    settleMovedItem()
  }

  private func take(_ places: ItemPlaces?) {
    guard let places else { return }
    let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    carry(over: { places[$0] }, counts: places.counts(after: counts))
  }

  private func settleMovedItem() {
    setNeedsLayout()
    UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
  }
}
