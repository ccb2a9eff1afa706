import Foundation

/// An undo manager whose groups are changes.
@MainActor
final class ObservedUndoManager {
  let manager: UndoManager
  private let observers: Observers

  init(_ manager: UndoManager, _ change: @escaping @MainActor (UIDocument.ChangeKind) -> Void) {
    self.manager = manager
    observers = Observers(
      [.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange],
      of: manager
    ) { [unowned manager] name in
      switch name {
      case .NSUndoManagerDidUndoChange: change(.undone)
      case .NSUndoManagerDidRedoChange: change(.redone)
      default:
        let isChange = manager.groupingLevel == 0 && !manager.isUndoing && !manager.isRedoing
        if isChange { change(.done) }
      }
    }
  }
}
