import Foundation

/// A drag that began in another app: the side that takes its items alone is in this one.
///
/// Source: UIKIT-CASES.md drop-from-another-app.
@MainActor
struct IncomingDrag {
  private let dragged: DraggedItems
  private let target: DropTarget

  /// What comes from another app is copied.
  init(of items: [UIDragItem], in window: UIWindow, at point: CGPoint) {
    dragged = DraggedItems(in: window, at: point)
    dragged.items = items
    dragged.allowsMove = false
    target = DropTarget(of: dragged, DropSession(of: dragged, from: nil))
  }

  /// Drops the items where the finger is, and returns whether something takes them.
  func drop() -> Bool {
    target.update()
    let operation = target.operation
    target.finish(with: operation) {}
    return operation.isPerformed
  }
}
