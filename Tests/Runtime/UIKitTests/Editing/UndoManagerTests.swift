import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md undo-groups and those after it.
@MainActor @Suite struct UndoManagerTests {
  /// A number whose changes can be taken back.
  @MainActor private final class Counter {
    let recorder = TraceRecorder()
    let undoer = UndoManager()
    var value = 0

    func set(_ new: Int) {
      let old = value
      undoer.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func `undo-groups: the changes of a turn are one group, and redo makes them again`() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.undoer.setActionName("Count")
    counter.recorder.settle()
    counter.set(3)
    counter.recorder.settle()
    #expect(counter.undoer.groupingLevel == 0)
    counter.undoer.undo()
    #expect(counter.value == 2 && counter.undoer.canRedo)
    #expect(counter.undoer.undoMenuItemTitle == "Undo Count")
    counter.undoer.undo()
    #expect(counter.value == 0 && !counter.undoer.canUndo)
    #expect(counter.undoer.redoMenuItemTitle == "Redo Count")
    counter.undoer.redo()
    #expect(counter.value == 2)
    #expect(counter.undoer.undoMenuItemTitle == "Undo Count")
    counter.undoer.redo()
    #expect(counter.value == 3 && !counter.undoer.canRedo)
  }

  @Test func `undo-groups: undo closes the group of the turn, and a new change ends redo`() {
    let counter = Counter()
    counter.set(1)
    counter.undoer.undo()
    #expect(counter.value == 0 && counter.undoer.canRedo)
    counter.set(5)
    #expect(!counter.undoer.canRedo)
    counter.recorder.settle()
    counter.undoer.undo()
    #expect(counter.value == 0)
  }

  @Test func `undo-nested: a group inside another one is taken back with it`() {
    let counter = Counter()
    counter.undoer.groupsByEvent = false
    counter.undoer.beginUndoGrouping()
    counter.set(1)
    counter.undoer.beginUndoGrouping()
    counter.set(2)
    counter.undoer.endUndoGrouping()
    #expect(counter.undoer.groupingLevel == 1)
    counter.undoer.endUndoGrouping()
    counter.undoer.beginUndoGrouping()
    counter.undoer.endUndoGrouping()
    counter.undoer.undo()
    #expect(counter.value == 0 && !counter.undoer.canUndo)
  }

  @Test func `what is forgotten, not recorded or beyond the levels is not taken back`() {
    let counter = Counter()
    counter.undoer.levelsOfUndo = 2
    for value in 1...4 {
      counter.set(value)
      counter.recorder.settle()
    }
    counter.undoer.undo()
    counter.undoer.undo()
    counter.undoer.undo()
    #expect(counter.value == 2)
    counter.undoer.disableUndoRegistration()
    counter.set(9)
    #expect(!counter.undoer.isUndoRegistrationEnabled && !counter.undoer.canUndo)
    counter.undoer.enableUndoRegistration()
    counter.set(10)
    counter.undoer.removeAllActions(withTarget: counter)
    #expect(!counter.undoer.canUndo)
  }

  @Test
  func
    `undo-responder: a responder has the window's undo manager unless one before it has another`()
  {
    let recorder = TraceRecorder()
    let controller = NamedViewController("A")
    let window = recorder.launch(controller)
    let view = UIView(frame: .zero)
    #expect(view.undoManager == nil)
    controller.view.addSubview(view)
    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
  }
}
