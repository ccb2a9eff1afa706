import ConcentrationApp
import UIKitShell

/// Why data could not be exported or imported.
enum DataFailure: Error, CustomStringConvertible {
  /// There is no home directory.
  case noHome
  /// The database cannot be used.
  case store(StoreError)
  /// The file cannot be read or written.
  case file(String, FileAccessError)
  /// The file to write holds something.
  case fileNotEmpty(String)
  /// The file's text is not what an export writes.
  case text(String, line: Int, problem: String)

  var description: String {
    switch self {
    case .noHome: "there is no home directory, and so no data"
    case .store(let error): error.message
    case .file(let path, let error): "\(path): \(error.message)"
    case .fileNotEmpty(let path):
      "\(path) holds something already. Give --overwrite to replace it"
    case .text(let path, let line, let problem):
      "\(path):\(line): \(problem). Nothing was added"
    }
  }
}
