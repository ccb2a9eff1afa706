/// Finds what is meant among some names.
struct NameLookup {
  /// True where a person types: the beginning of one name is enough.
  let acceptsBeginnings: Bool

  /// Which of some names is meant, without regard to case.
  ///
  /// - Returns: Nil if none is meant.
  /// - Throws: `CommandFailure` if it could be several.
  func index(
    of text: String, in names: [String], at range: Range<Int>
  ) throws(CommandFailure) -> Int? {
    let wanted = text.lowercased()
    let known = names.map { $0.lowercased() }
    if let index = known.firstIndex(of: wanted) { return index }
    guard acceptsBeginnings, !wanted.isEmpty else { return nil }
    let begun = known.indices.filter { known[$0].hasPrefix(wanted) }
    guard begun.count > 1 else { return begun.first }
    throw CommandFailure(.ambiguous(text, candidates: begun.map { names[$0] }), at: range)
  }
}
