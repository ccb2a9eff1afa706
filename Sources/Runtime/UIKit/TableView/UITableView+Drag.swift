import Foundation

extension UITableView {
  /// Whether rows can be dragged; on a pad, not on a phone, unless set.
  ///
  /// Source: UIKIT-CASES.md drag-enabled.
  public var dragInteractionEnabled: Bool {
    get { dragAndDrop.drag.isEnabled }
    set { dragAndDrop.drag.isEnabled = newValue }
  }

  /// Whether rows of the table are dragged now.
  public var hasActiveDrag: Bool { dragAndDrop.dragSession != nil }
  /// Whether a drag is above the table now.
  public var hasActiveDrop: Bool { dragAndDrop.dropSession != nil }
  /// Whether the table shows placeholders, which the data source does not have.
  public var hasUncommittedUpdates: Bool { !placeholders.isEmpty }
}
