/// What becomes of the content of a file that a command writes.
enum WritingWay: String, CaseIterable {
  case overwrite, append
}

extension ArgumentReader {
  /// Takes the way that may follow the name of a file, with which the line ends.
  mutating func way(of ways: [WritingWay]) throws(CommandFailure) -> WritingWay? {
    let way = peek.flatMap { WritingWay(rawValue: $0.text.lowercased()) }
    let isOffered = way.map(ways.contains) ?? false
    if isOffered { _ = next() }
    try end()
    return way
  }
}
