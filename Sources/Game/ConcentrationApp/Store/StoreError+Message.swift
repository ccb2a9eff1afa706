extension StoreError {
  /// What went wrong, in one sentence without a period at its end.
  package var message: String {
    switch self {
    case .readOnly(let path): "\(path) is read-only; nothing new is kept"
    case .diskFull(let path): "no room left on the disk of \(path); nothing new is kept"
    case .damaged(let path, let detail): "\(path) is damaged (\(detail))"
    case .newerSchema(let path, let found):
      "\(path) was written by a newer version of this program (\(found))"
    case .busy(let path): "\(path) is in use by another program; try again"
    case .keptGameTaken: "another running copy has taken this game"
    case .unknownGame: "the store no longer has this game"
    case .nameTaken(let name): "'\(name)' is the name of another saved game"
    case .failed(let path, let detail): "\(path): \(detail)"
    }
  }
}
