import UIKit

/// What a person drags in from another app: a picture or another file, a link, or a text.
@MainActor
struct DroppedObject {
  /// The largest file in bytes.
  private static let byteLimit = 32 << 20

  /// As a line must hold it.
  let name: String
  let item: UIDragItem

  /// Makes what a word stands for: what is in quotes is a text unless it begins with `/` or `./`, a link begins with
  /// `http`, and all else names a file.
  init(_ word: Word, _ session: ShellSession) throws(CommandFailure) {
    name = word.isQuoted ? Word.alwaysQuoted(word.text) : Word.quoted(word.text)
    if word.isQuoted, !word.text.hasPrefix("/"), !word.text.hasPrefix("./") {
      item = UIDragItem(text: word.text)
    } else if let link = UIDragItem(link: word.text) {
      item = link
    } else {
      let path = session.state(SourceFolder.self).path(of: word.text)
      let bytes = try session.files.read(path, named: word, limit: Self.byteLimit)
      item = UIDragItem(file: path, bytes)
    }
  }
}

extension ScreenInput {
  /// Drops something at a point of the screen, and says whether it was taken.
  func drop(_ object: DroppedObject, at point: CGPoint) -> Outcome {
    app.touches.cancelAll()
    let isTaken = app.touches.drop([object.item], at: point)
    time.settle()
    let (column, row) = app.cell(at: point)
    let said = isTaken ? "Dropped \(object.name)" : "Nothing there takes \(object.name)"
    var outcome = Outcome.arrival(said.sentence, drawing: .step)
    outcome.yieldsToNotices = true
    outcome.canonical = "touch \(column) \(row) drop \(object.name)"
    return outcome
  }
}
