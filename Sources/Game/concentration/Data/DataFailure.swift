import ConcentrationApp
import UIKitShell

/// Why data could not be exported or imported.
enum DataFailure: Error, CustomStringConvertible {
  /// There is no home directory.
  case noHome
  /// The database, or the file of settings during an import, cannot be used.
  case store(StoreError)
  /// The file cannot be read.
  case unread(String, FileAccessError)
  /// The file cannot be written.
  case unwritten(String, FileAccessError)
  /// The file to write holds something.
  case fileNotEmpty(String)
  /// The file's text is not what an export writes.
  case text(String, ArchiveError)

  var description: String {
    switch self {
    case .noHome: "there is no home directory, and so no data"
    case .store(let error): error.message
    case .unread(let path, let error), .unwritten(let path, let error):
      "\(path): \(error.message)"
    case .fileNotEmpty(let path):
      "\(path) holds something already. Give --overwrite to replace it"
    case .text(let path, let error):
      "\(path):\(error.line): \(error.problem). Nothing was added"
    }
  }

  var status: ExitStatus {
    switch self {
    case .unwritten(_, .diskFull), .unwritten(_, .other): .outputFailed
    default: .usage
    }
  }
}
