/// Why the store could not keep or find something.
package enum StoreError: Error, Hashable, Sendable {
  /// The file, or its directory, may be read but not written.
  case readOnly(path: String)
  /// There is no room left on the disk.
  case diskFull(path: String)
  /// The file is no database, or its content is inconsistent.
  case damaged(path: String, detail: String)
  /// A newer version of the program wrote the file.
  case newerSchema(path: String, found: String)
  /// Another running copy held its lock on the file longer than the timeout.
  case busy(path: String)
  /// Another running copy owns this kept game by now.
  case keptGameTaken
  /// No game has this key: it was removed by another running copy.
  case unknownGame
  /// Another saved game has this name.
  case nameTaken(String)
  /// Anything else that the system reported.
  case failed(path: String, detail: String)
}
