/// The text form of calls in scripts and tests.
package enum CallText {
  /// A line without its mark and its remarks and with single blanks, so that lines copied from a log
  /// compare equal.
  package static func normalized(_ line: String) -> String {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    if words.first == "|" {
      words.removeFirst()
      if let mark = words.first, mark.count == 1 { words.removeFirst() }
    }
    // Who let go is a remark of the log.
    if let end = words.firstIndex(of: "deinit,") { words[end...] = ["deinit"] }
    return words.joined(separator: " ")
  }

  /// How the calls differ from an expected text, as `diff -u` shows it; empty if they do not.
  package static func difference(expected: String, actual: [String]) -> [String] {
    let lines = expected.split(whereSeparator: \.isNewline).map { normalized(String($0)) }
    return UnifiedDiff.lines(
      expected: lines.filter { !$0.isEmpty }, actual: actual.map(normalized))
  }
}

extension LifecycleEvent {
  /// The controller and the call: `Game#1 viewWillAppear(animated: false)`.
  package var callText: String { "\(controller) \(callDescription)" }
}
