/// What could stand at the cursor.
package struct Completion: Hashable, Sendable {
  /// One candidate.
  package struct Candidate: Hashable, Sendable {
    /// The whole word as it would stand in the line.
    package var text: String
    /// One line on what it is; may be empty.
    package var summary: String

    /// A candidate with its summary.
    package init(_ text: String, summary: String = "") {
      self.text = text
      self.summary = summary
    }
  }

  /// The part of the line that a candidate replaces, in UTF-8 offsets.
  package var range: Range<Int>
  /// All candidates, in the order in which they are listed.
  package var candidates: [Candidate]

  /// Candidates for a range of the line.
  package init(range: Range<Int>, candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }
}
