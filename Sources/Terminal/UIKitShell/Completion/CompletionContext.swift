/// What a command knows when it is asked for candidates.
@MainActor
package struct CompletionContext {
  /// The session whose screens and names are offered.
  package let session: ShellSession
  /// The words before the one at the cursor, the command first.
  package let words: [String]
  /// The beginning of the word at the cursor.
  package let prefix: String

  /// The words after the command, before the cursor.
  package var arguments: ArraySlice<String> { words.dropFirst() }
}
