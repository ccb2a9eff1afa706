import Foundation

@testable import UIKit

/// An application with a folder for documents of its own.
@MainActor
final class DocumentWorld {
  let recorder = TraceRecorder(size: CGSize(width: 40, height: 20))
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    let (documents, caches) = (documents, folder.appendingPathComponent("Caches"))
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    environment.documents.folder = { documents }
    environment.documents.caches = { caches }
  }

  /// Makes the application the shared one: another test may have run since this was made.
  func enter() { UIApplication.replaceShared(with: recorder.application) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var documents: URL { folder.appendingPathComponent("Documents") }
  var environment: UIKitRuntime.ViewEnvironment { recorder.application.viewEnvironment }

  /// The place of a document.
  func place(_ name: String) -> URL { documents.appendingPathComponent(name) }

  /// Writes a document.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    try Data(text.utf8).write(to: place(name))
    return place(name)
  }

  /// The text of a document; nil if there is none.
  func text(of name: String) -> String? {
    (try? Data(contentsOf: place(name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all files beside the documents, hidden ones as well.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: documents.path)) ?? []).sorted()
  }

  func settle() { recorder.settle() }
  func wait(seconds: Double) { recorder.scheduler.advance(by: .seconds(seconds)) }
}

/// A document that is a text, and what was called.
final class Note: UIDocument {
  struct Unreadable: Error {}

  var text = ""
  var refusesContents = false
  private(set) var states: [UIDocument.State] = []
  private(set) var contentsCount = 0
  private var observers: Observers?

  override init(fileURL url: URL) {
    super.init(fileURL: url)
    observers = Observers([UIDocument.stateChangedNotification], of: self) { [weak self] _ in
      guard let self else { return }
      states.append(documentState)
    }
  }

  override func contents(forType typeName: String) throws -> Any {
    contentsCount += 1
    if refusesContents { throw Unreadable() }
    return Data(text.utf8)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
      throw Unreadable()
    }
    self.text = text
  }
}
