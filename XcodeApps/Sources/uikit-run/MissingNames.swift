import Foundation

/// What of UIKit an app needs and is missing here, by the compiler's errors.
struct MissingNames {
  private struct Row {
    let message: String
    var places: [String]

    /// Whether the error names something that there is not; others mostly follow from those.
    var isMissing: Bool {
      message.hasPrefix("cannot find") || message.contains("has no member")
        || message.hasPrefix("no such module") || message.contains("does not override")
    }
  }

  private let app: String
  private var rows: [Row] = []

  /// Collects the errors in what the compiler said.
  init(of app: String, diagnostics: String) {
    self.app = app
    var seen: Set<Substring> = []
    for line in diagnostics.split(separator: "\n") {
      guard let error = line.wholeMatch(of: /(.+:\d+):\d+: error: (.+)/),
        seen.insert(line).inserted
      else { continue }
      let place = error.1.split(separator: "/").last.map(String.init) ?? String(error.1)
      let message = String(error.2)
      if let index = rows.firstIndex(where: { $0.message == message }) {
        rows[index].places.append(place)
      } else {
        rows.append(Row(message: message, places: [place]))
      }
    }
    rows.sort {
      ($0.isMissing ? 0 : 1, -$0.places.count) < ($1.isMissing ? 0 : 1, -$1.places.count)
    }
  }

  /// Prints the errors, each once with its number and its first place; ends with status 1 if there are any.
  func tell() {
    guard !rows.isEmpty else { return print("\(app): nothing is missing.") }
    let places = rows.reduce(0) { $0 + $1.places.count }
    print("\(app): \(rows.count == 1 ? "1 error" : "\(rows.count) errors"), in places: \(places)")
    for row in rows {
      let count = String(row.places.count)
      let gap = String(repeating: " ", count: max(0, 4 - count.count))
      print("\(gap)\(count)  \(row.message)  (\(row.places[0]))")
    }
    exit(1)
  }
}
