/// What could stand at the cursor.
public struct Completion: Hashable, Sendable {
  /// One candidate.
  public struct Candidate: Hashable, Sendable {
    /// The whole word as it would stand in the line.
    public var text: String
    /// One line on what it is; may be empty.
    public var summary: String

    /// A candidate with its summary.
    public init(_ text: String, summary: String = "") {
      self.text = text
      self.summary = summary
    }
  }

  /// The part of the line that a candidate replaces, in UTF-8 offsets.
  public var range: Range<Int>
  /// All candidates, in the order in which they are listed.
  public var candidates: [Candidate]

  /// Candidates for a range of the line.
  public init(range: Range<Int>, candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }
}
