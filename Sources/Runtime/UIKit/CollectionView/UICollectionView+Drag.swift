import Foundation

extension UICollectionView {
  /// Whether items can be dragged; on a pad, not on a phone, unless set.
  ///
  /// Source: UIKIT-CASES.md drag-enabled.
  public var dragInteractionEnabled: Bool {
    get { dragAndDrop.drag.isEnabled }
    set { dragAndDrop.drag.isEnabled = newValue }
  }

  /// Whether items of the view are dragged now.
  public var hasActiveDrag: Bool { dragAndDrop.dragSession != nil }
  /// Whether a drag is above the view now.
  public var hasActiveDrop: Bool { dragAndDrop.dropSession != nil }
  /// Whether the view shows what the data source does not have yet: placeholders, or an item that is moved.
  public var hasUncommittedUpdates: Bool { !placeholders.isEmpty || movement != nil }
}
