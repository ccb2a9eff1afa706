/// How points are given.
@frozen
public enum ScoringRule: UInt8, Hashable, Sendable, CaseIterable {
  /// Match +2, mismatch −1 for each of its cards that had been seen before.
  case standard
  /// The same, times max(10 − whole seconds since the last flip, 1).
  case timed

  /// The name in texts: `standard` or `timed`.
  public var name: String {
    switch self {
    case .standard: "standard"
    case .timed: "timed"
    }
  }

  /// Points for a match.
  ///
  /// - Parameter elapsed: milliseconds since the flip before, zero or more.
  /// - Returns: 2, in a timed game 2 through 20.
  ///
  /// Source: Stanford CS193p, Fall 2017, Project 1, required task 7; extra credit 2 for the time.
  @inlinable
  public func pointsForMatch(elapsed: Int64) -> Int {
    2 &* factor(elapsed: elapsed)
  }

  /// Points, zero or fewer, for a mismatch.
  ///
  /// - Parameters:
  ///   - seenCards: how many of its two cards had been turned back down before, 0 through 2.
  ///   - elapsed: milliseconds since the flip before, zero or more.
  /// - Returns: 0 through −2, in a timed game 0 through −20.
  ///
  /// Source: Stanford CS193p, Fall 2017, Project 1, required task 7; extra credit 2 for the time.
  @inlinable
  public func pointsForMismatch(seenCards: Int, elapsed: Int64) -> Int {
    0 &- seenCards &* factor(elapsed: elapsed)
  }

  /// What the points are multiplied by: 1, or 10 down to 1 as the seconds pass.
  @inlinable
  func factor(elapsed: Int64) -> Int {
    switch self {
    case .standard: 1
    case .timed: Int(max(10 - elapsed / 1000, 1))
    }
  }
}
