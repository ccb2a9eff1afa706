/// Why a command is refused: a sentence that says what is wrong, then what is possible instead.
///
/// Each sentence is a static member in a file of this folder, or of the folder of that name of another module.
/// Source: SHELL.md "Refusals".
public struct CommandProblem: Hashable, Sendable {
  /// One sentence without `error:`, safe to print.
  package let message: String
  /// Further lines below the sentence, such as a difference; mostly none.
  package let details: [String]

  /// A sentence without `error:`; control characters in it are made visible.
  public init(_ sentence: String, details: [String] = []) {
    message = VisibleText.make(sentence)
    self.details = details
  }
}
