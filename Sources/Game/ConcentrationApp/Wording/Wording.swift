/// Phrases what is possible; the shell implements it with its commands.
package protocol Wording: Sendable {
  /// Clauses in lower case without a period, such as `type new for another`, each shorter than the
  /// one before.
  ///
  /// - Returns: At least one form, the longest first.
  func forms(of possibility: Possibility) -> [String]
}

extension Wording {
  /// The clause in its longest form.
  func clause(_ possibility: Possibility) -> String { forms(of: possibility)[0] }

  /// The clause as a sentence begins with it.
  package func opening(_ possibility: Possibility) -> String {
    clause(possibility).capitalizedFirst
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
