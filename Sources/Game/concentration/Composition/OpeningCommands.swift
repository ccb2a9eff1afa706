import ConcentrationEngine
import UIKitShell
import UIKitTerminal

/// The commands for the program's options, validated before the launch.
struct OpeningCommands {
  /// The command lines, in order.
  let lines: [String]

  /// The commands for the options of a game.
  ///
  /// - Throws: `UsageProblem` for an invalid value.
  init(game: GameOptions) throws(UsageProblem) {
    var lines: [String] = []
    if let name = game.load {
      guard game.size == nil, game.theme == nil, game.seed == nil, game.id == nil else {
        throw UsageProblem("--load brings its own game: leave out the other one")
      }
      lines.append("load \(Word.quoted(name))")
    } else if let new = try Self.newGame(game) {
      lines.append(new)
    }
    self.lines = lines
  }

  private static func newGame(_ game: GameOptions) throws(UsageProblem) -> String? {
    var words: [String] = []
    if let size = game.size {
      try check(size) { text throws(TextError) in _ = try BoardSize(parsing: text) }
      words.append(Word.quoted(size))
    }
    if let theme = game.theme { words.append(Word.quoted(theme)) }
    if let id = game.id {
      if !isSize(id) { try check(id) { text throws(TextError) in _ = try GameID(parsing: text) } }
      words.append(Word.quoted(id))
    }
    if let seed = game.seed {
      try check(seed) { text throws(TextError) in _ = try SeedText(parsing: text) }
      words += ["--seed", Word.quoted(seed)]
    }
    return words.isEmpty ? nil : "new " + words.joined(separator: " ")
  }

  /// A size alone means the same as `--size`.
  private static func isSize(_ text: String) -> Bool {
    (try? BoardSize(parsing: text)) != nil
  }

  private static func check(
    _ text: String, _ parse: (String) throws(TextError) -> Void
  ) throws(UsageProblem) {
    do throws(TextError) {
      try parse(text)
    } catch {
      throw UsageProblem("\(error.problem)")
    }
  }
}
