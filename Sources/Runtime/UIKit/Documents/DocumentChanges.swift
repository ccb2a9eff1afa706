/// How many changes of a document were made, and how many of them are in its file.
struct DocumentChanges {
  /// How many were made and not taken back.
  private(set) var made = 0
  /// How many of them are in the file.
  var saved = 0

  /// Whether the file has other contents.
  var areUnsaved: Bool { made != saved }

  /// Counts a change.
  mutating func count(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done, .redone: made += 1
    case .undone: made -= 1
    case .cleared: clear()
    }
  }

  /// The file has what is in memory.
  mutating func clear() { saved = made }
}
