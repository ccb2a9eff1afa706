/// Expectations that cannot be read, or are not met.
extension CommandProblem {
  static func expectation(_ error: ExpectationError) -> Self { Self(error.message) }

  static func notMet(_ miss: ExpectationChecker.Miss) -> Self {
    Self("expected " + miss.summary, details: miss.details)
  }

  static func notMet(_ miss: ExpectationChecker.Miss, after seconds: Double) -> Self {
    Self("after \(seconds) seconds still: " + miss.summary)
  }

  static let notToWaitFor = Self("wait until takes a key of state or a text")

  static func badPattern(_ text: String) -> Self { Self("/\(text)/ is not a regular expression") }
}
