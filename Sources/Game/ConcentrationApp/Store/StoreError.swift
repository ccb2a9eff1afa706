/// Why the store could not keep or find something.
package enum StoreError: Error, Hashable, Sendable {
  /// The file, or its directory, may be read but not written.
  case readOnly(path: String)
  /// There is no room left on the disk.
  case diskFull(path: String)
  /// The file is no database, or its content is inconsistent.
  case damaged(path: String, detail: String)
  /// The file was damaged and has another name now, the last component of which is given; a new one begins.
  case setAside(path: String, name: String, detail: String)
  /// Another file has the name by now; the next call uses that.
  case replaced(path: String)
  /// A newer version of the program wrote the file.
  case newerSchema(path: String, found: String)
  /// Another program holds a lock on the file.
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
