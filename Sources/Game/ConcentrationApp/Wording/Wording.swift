/// Puts what is possible into words; the shell has one, which knows the commands.
package protocol Wording: Sendable {
  /// A clause in lower case without a period, such as `type new for another`, in ever shorter forms.
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
