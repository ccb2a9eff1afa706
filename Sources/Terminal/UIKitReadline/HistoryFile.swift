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

  /// The lines of earlier sessions, oldest first; none if the file cannot be read.
  package let earlier: [String]
  /// Why no history can be kept in this file, with its name; nil if one can.
  package let problem: String?
  private let path: String
  private let files: any FileAccess

  /// The history in a file, which need not exist; it is read now.
  package init(path: String, files: any FileAccess) {
    (self.path, self.files) = (path, files)
    do throws(FileAccessError) {
      earlier = try Self.load(path, files)
      problem = nil
    } catch {
      earlier = []
      problem = error == .noSuchFile ? nil : "\(path): \(error.message)"
    }
  }

  private static func load(_ path: String, _ files: any FileAccess) throws(FileAccessError)
    -> [String]
  {
    let lines = try files.readRegularFile(path, limit: byteLimit).split(
      separator: UInt8(ascii: "\n")
    )
    .map { String(decoding: $0, as: UTF8.self) }
    guard lines.count > limit else { return lines }
    let kept = Array(lines.suffix(limit))
    // A history that cannot be cut is still a history.
    try? files.write(Array(kept.map { $0 + "\n" }.joined().utf8), to: path)
    return kept
  }

  /// Adds one line at the end.
  ///
  /// - Returns: Why that is not possible, with the name of the file; nil if it was.
  package func append(_ line: String) -> String? {
    do throws(FileAccessError) {
      try files.append(Array((line + "\n").utf8), to: path)
      return nil
    } catch {
      return "\(path): \(error.message)"
    }
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
