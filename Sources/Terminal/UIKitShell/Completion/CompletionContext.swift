/// What a command knows when it is asked for candidates.
@MainActor
public struct CompletionContext {
  /// The session whose screens and names are offered.
  public let session: ShellSession
  /// The words before the one at the cursor, the command first.
  public let words: [String]
  /// The beginning of the word at the cursor.
  public let prefix: String

  /// The words after the command, before the cursor.
  public var arguments: ArraySlice<String> { words.dropFirst() }
}
