/// Keys and values read from a file, each with its line for messages.
struct FlatTable {
  struct Entry {
    let value: String
    let line: Int
  }

  private(set) var entries: [String: Entry] = [:]
  /// The keys in the order of the file.
  private(set) var keys: [String] = []

  /// Reads a flat JSON object, or comma-separated values with the header `key,value`.
  init(parsing text: String) throws(SimulationError) {
    var reader = FlatReader(text)
    try reader.read { key, value, line in
      if entries.updateValue(Entry(value: value, line: line), forKey: key) == nil {
        keys.append(key)
      }
    }
  }

  func text(_ key: String) throws(SimulationError) -> String {
    guard let entry = entries[key] else { throw .missing(key: key) }
    return entry.value
  }

  /// A number that is not negative.
  func count(_ key: String) throws(SimulationError) -> Int {
    let text = try text(key)
    guard let value = Int(text), value >= 0 else { throw bad(key) }
    return value
  }

  func bad(_ key: String) -> SimulationError {
    .badValue(key: key, line: entries[key]?.line ?? 1)
  }
}
