extension StoreError {
  /// What went wrong, in one sentence without a period at its end.
  package var message: String {
    switch self {
    case .readOnly(let path): "\(path) is read-only; nothing new is kept"
    case .diskFull(let path): "no room left on the disk of \(path); nothing new is kept"
    case .damaged(let path, let detail): "\(path) is damaged (\(detail))"
    case .setAside(let path, let name, let detail):
      "\(path) is damaged (\(detail)); it is now \(name), and a new one begins"
    case .replaced(let path): "another file has the name \(path) now, and is used from here on"
    case .newerSchema(let path, let found):
      "\(path) was written by a newer version of this program (\(found))"
    case .busy(let path): "\(path) is locked by another program"
    case .keptGameTaken: "another running copy has taken this game"
    case .unknownGame: "the store no longer has this game"
    case .nameTaken(let name): "'\(name)' is the name of another saved game"
    case .failed(let path, let detail): "\(path): \(detail)"
    }
  }

  /// What it means for the game that goes on, as a warning without a period at its end.
  package var warning: String {
    switch self {
    case .busy: "\(message); what happens now is kept when the lock goes"
    case .setAside, .replaced, .readOnly, .diskFull: message
    default: "\(message); this game is not kept"
    }
  }
}
