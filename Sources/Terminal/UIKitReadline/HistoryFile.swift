import UIKitShell

/// The typed lines of earlier sessions, one in each line of a file.
///
/// A line is appended as soon as it is entered, so that neither a signal nor a second running copy
/// loses any; the file is cut to its limit when it is loaded.
@MainActor
package struct HistoryFile {
  /// Lines that are kept.
  package static let limit = 1000
  /// Bytes that are read at most; a larger file is not a history.
  private static let byteLimit = 4_000_000

  private let path: String
  private let files: any FileAccess

  /// The history in a file, which need not exist.
  package init(path: String, files: any FileAccess) {
    self.path = path
    self.files = files
  }

  /// Why no history can be kept in this file, with its name; nil if one can.
  package var problem: String? {
    do throws(FileAccessError) {
      _ = try files.readRegularFile(path, limit: Self.byteLimit)
      return nil
    } catch {
      return error == .noSuchFile ? nil : "\(path): \(error.message)"
    }
  }

  /// The kept lines, oldest first; none if the file cannot be read.
  package func load() -> [String] {
    guard let bytes = try? files.readRegularFile(path, limit: Self.byteLimit) else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.count > Self.limit else { return lines }
    let kept = Array(lines.suffix(Self.limit))
    // A history that cannot be cut is still a history.
    try? files.write(Array(kept.map { $0 + "\n" }.joined().utf8), to: path)
    return kept
  }

  /// Adds one line at the end; a failure loses only this line.
  package func append(_ line: String) {
    try? files.append(Array((line + "\n").utf8), to: path)
  }

  /// The lines of one input that are worth keeping, after the line kept last.
  ///
  /// Not kept: empty lines, lines that start with a blank, a line equal to the one before it.
  package static func worthKeeping(_ input: String, after last: String?) -> [String] {
    var last = last
    return input.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      guard line.first != " ", line.first != "\t", line != last else { return false }
      last = line
      return true
    }
  }
}
