/// Wrong usage that the options alone do not show.
package struct UsageProblem: Error {
  /// What is wrong, without the program's name.
  package let message: String

  /// A problem in words.
  package init(_ message: String) {
    self.message = message
  }
}
