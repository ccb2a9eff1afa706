import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md "Documents".
@MainActor @Suite struct DocumentTests {
  private let world: DocumentWorld

  init() throws { world = try DocumentWorld() }

  private func opened(_ text: String = "tea") throws -> Note {
    let note = Note(fileURL: try world.write(text, to: "List.txt"))
    note.open()
    world.settle()
    return note
  }

  @Test func `document-open: it is open when the completion is called, in a later turn`() throws {
    world.enter()
    let note = Note(fileURL: try world.write("tea", to: "List.txt"))
    var answers: [String] = []
    note.open { answers.append("\($0) \(note.text) \(note.documentState == .normal)") }
    #expect(note.documentState == .closed && answers.isEmpty)
    world.settle()
    #expect(answers == ["true tea true"])
    #expect(note.states == [.normal])
    #expect(note.localizedName == "List" && note.fileType == "public.plain-text")
    #expect(note.fileModificationDate != nil)
  }

  @Test func `document-open: a file that cannot be read leaves it closed, and the log says why`()
    throws
  {
    world.enter()
    var answers: [Bool] = []
    let missing = Note(fileURL: world.place("None.txt"))
    missing.open { answers.append($0) }
    let damaged = Note(fileURL: world.place("Bytes.txt"))
    try Data([0xff, 0xfe, 0xff]).write(to: damaged.fileURL)
    damaged.open { answers.append($0) }
    world.settle()
    #expect(answers == [false, false])
    #expect(missing.documentState == .closed && missing.states.isEmpty)
    #expect(
      world.recorder.warnings.map { $0.prefix(20) } == [
        "[Document] None.txt:", "[Document] Bytes.txt",
      ])
  }

  @Test func `document-autosave: a change is saved some time later, and once`() throws {
    world.enter()
    let note = try opened()
    note.text = "coffee"
    note.updateChangeCount(.done)
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    world.wait(seconds: 14)
    #expect(world.text(of: "List.txt") == "tea")
    world.wait(seconds: 2)
    #expect(world.text(of: "List.txt") == "coffee")
    #expect(!note.hasUnsavedChanges && note.contentsCount == 1)
    world.wait(seconds: 60)
    #expect(note.contentsCount == 1 && world.names == ["List.txt"])
  }

  @Test func `document-autosave: the background and the end of the app save at once`() throws {
    world.enter()
    let note = try opened()
    note.text = "coffee"
    note.updateChangeCount(.done)
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: world.recorder.application)
    #expect(world.text(of: "List.txt") == "coffee")
    note.text = "milk"
    note.updateChangeCount(.done)
    world.recorder.application.terminate()
    #expect(world.text(of: "List.txt") == "milk")
  }

  @Test func `document-autosave: a change that is taken back needs no saving`() throws {
    world.enter()
    let note = try opened()
    note.updateChangeCount(.done)
    note.updateChangeCount(.undone)
    #expect(!note.hasUnsavedChanges)
    world.wait(seconds: 20)
    #expect(note.contentsCount == 0)
    note.updateChangeCount(.redone)
    #expect(note.hasUnsavedChanges)
    note.updateChangeCount(.cleared)
    #expect(!note.hasUnsavedChanges)
  }

  @Test func `document-autosave: what is changed while it is saved is not saved`() throws {
    world.enter()
    let note = try opened()
    note.text = "coffee"
    note.updateChangeCount(.done)
    note.save(to: note.fileURL, for: .forOverwriting)
    note.text = "milk"
    note.updateChangeCount(.done)
    world.settle()
    #expect(world.text(of: "List.txt") == "coffee")
    #expect(note.hasUnsavedChanges)
  }

  @Test func `document-autosave: the groups of its undo manager are changes`() throws {
    world.enter()
    let note = try opened()
    note.undoManager.registerUndo(withTarget: note) { $0.text = "tea" }
    note.text = "coffee"
    world.settle()
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    world.settle()
    #expect(note.text == "tea" && !note.hasUnsavedChanges)
  }

  @Test func `document-close: it saves what is not saved, and is told of no state after that`()
    throws
  {
    world.enter()
    let note = try opened()
    note.text = "coffee"
    note.updateChangeCount(.done)
    var answers: [Bool] = []
    note.close { answers.append($0) }
    #expect(note.documentState == .normal)
    world.settle()
    #expect(answers == [true] && note.states == [.normal, .closed])
    #expect(world.text(of: "List.txt") == "coffee")
    note.updateChangeCount(.done)
    world.wait(seconds: 20)
    #expect(note.contentsCount == 1)
  }

  @Test func `document-save: one that is created is open, at its place`() throws {
    world.enter()
    let note = Note(fileURL: world.place("New.txt"))
    note.text = "milk"
    var answers: [Bool] = []
    note.save(to: world.place("Other.txt"), for: .forCreating) { answers.append($0) }
    world.settle()
    #expect(answers == [true] && note.documentState == .normal)
    #expect(note.fileURL == world.place("Other.txt") && world.names == ["Other.txt"])
  }

  @Test
  func `document-save: a failure keeps the old file, and the state says it until it is mended`()
    throws
  {
    world.enter()
    let note = try opened()
    note.text = "coffee"
    note.updateChangeCount(.done)
    note.refusesContents = true
    var answers: [Bool] = []
    note.save(to: note.fileURL, for: .forOverwriting) { answers.append($0) }
    world.settle()
    #expect(answers == [false] && note.documentState == .savingError && note.hasUnsavedChanges)
    #expect(world.text(of: "List.txt") == "tea")
    note.refusesContents = false
    note.save(to: note.fileURL, for: .forOverwriting) { answers.append($0) }
    world.settle()
    #expect(answers == [false, true] && note.documentState == .normal)
    #expect(world.text(of: "List.txt") == "coffee" && world.names == ["List.txt"])
  }

  @Test func `document-save: a folder that is gone is an error, and nothing is left behind`() throws
  {
    world.enter()
    let note = try opened()
    note.updateChangeCount(.done)
    var answers: [Bool] = []
    let place = world.folder.appendingPathComponent("None/List.txt")
    note.save(to: place, for: .forOverwriting) { answers.append($0) }
    world.settle()
    #expect(answers == [false] && world.names == ["List.txt"])
  }

  @Test func `document-save: what waits to be written is written before what is saved at once`()
    throws
  {
    world.enter()
    let note = try opened()
    note.text = "coffee"
    note.updateChangeCount(.done)
    note.save(to: note.fileURL, for: .forOverwriting)
    note.text = "milk"
    note.updateChangeCount(.done)
    world.recorder.application.enterBackground()
    #expect(world.text(of: "List.txt") == "milk")
    world.settle()
    #expect(world.text(of: "List.txt") == "milk" && !note.hasUnsavedChanges)
  }

  @Test func `document-save: a failed one is tried again after an interval`() throws {
    world.enter()
    let note = try opened()
    note.text = "coffee"
    note.refusesContents = true
    note.updateChangeCount(.done)
    world.wait(seconds: 16)
    #expect(note.documentState == .savingError)
    note.refusesContents = false
    world.wait(seconds: 16)
    #expect(world.text(of: "List.txt") == "coffee" && note.documentState == .normal)
  }

  @Test func `document-save: a change while the file is created is saved, too`() throws {
    world.enter()
    let note = Note(fileURL: world.place("New.txt"))
    note.save(to: note.fileURL, for: .forCreating)
    note.text = "milk"
    note.updateChangeCount(.done)
    world.settle()
    #expect(world.text(of: "New.txt") == "" && note.hasUnsavedChanges)
    world.wait(seconds: 16)
    #expect(world.text(of: "New.txt") == "milk")
  }

  @Test func `document-save: permissions stay, and what a process left that ended is removed`()
    throws
  {
    world.enter()
    let note = try opened()
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: note.fileURL.path)
    // No process has this number: it is above the largest that Linux gives.
    for name in [".List.txt.99999999.part", ".List.txt.1.part", ".Other.txt.99999999.part"] {
      try world.write("", to: name)
    }
    note.updateChangeCount(.done)
    note.autosave()
    world.settle()
    let mode = try files.attributesOfItem(atPath: note.fileURL.path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    #expect(world.names == [".List.txt.1.part", ".Other.txt.99999999.part", "List.txt"])
  }

  @Test func `document-error: a handler that ends later decides whether it was recovered`() throws {
    world.enter()
    final class Patient: UIDocument {
      private(set) var error: (any Error)?
      override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        self.error = error
      }
    }
    let document = Patient(fileURL: world.place("None.txt"))
    var answers: [Bool] = []
    document.open { answers.append($0) }
    world.settle()
    let error = try #require(document.error)
    #expect(answers.isEmpty)
    document.finishedHandlingError(error, recovered: false)
    #expect(answers == [false])
  }

  @Test func `document-revert: the contents of the file come back, and editing is disabled before`()
    throws
  {
    world.enter()
    final class Edited: UIDocument {
      private(set) var calls: [String] = []
      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        calls.append("load \(documentState.contains(.editingDisabled))")
      }
      override func disableEditing() { calls.append("disable") }
      override func enableEditing() { calls.append("enable") }
    }
    let document = Edited(fileURL: try world.write("tea", to: "List.txt"))
    document.open()
    world.settle()
    document.updateChangeCount(.done)
    document.revert(toContentsOf: document.fileURL)
    world.settle()
    #expect(document.calls == ["load false", "disable", "load true", "enable"])
    #expect(!document.hasUnsavedChanges && document.documentState == .normal)
  }
}
