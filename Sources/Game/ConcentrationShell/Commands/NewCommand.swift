import ConcentrationApp
import ConcentrationEngine
import ConcentrationPlayers
import UIKitShell

extension Command {
  static let new = Command(
    "new", group: .play, shortForms: ["n"], otherWords: ["play", "start"],
    arguments: "[SIZE] [THEME]", summary: "starts a game",
    headline: "new game: new 4x4, new 6x6 --seed 7",
    details: [
      "new                      another game as the one before",
      "new 6x6 animals          columns x rows, to 26x99, and a theme",
      "new 4x4 --seed tuesday   any text is a seed; the same text, the same cards",
      "new 4x4/shapes#7         a game id, as id prints it",
      "new 4x4 --players 2      two to four people take turns",
      "new --players Anna,Ben   the same, with names",
      "new 4x4 --against fair   you against a bot; also: new 4x4 against fair",
      "new 4x4 --timed          quick flips score more",
      "undo brings the old game back.",
    ],
    seeAlso: ["id", "restart", "against", "help players"],
    offers: { context in context.newGameOffers() },
    action: { arguments, session throws(CommandFailure) in
      var reader = NewGameReader(themes: session.game.session.themes.map(\.name))
      try reader.read(&arguments)
      var outcome = try session.start(reader.request, blaming: reader.places)
      if reader.request.id == nil, reader.request.seed == nil {
        outcome.meaningOfComment = arguments.line.clingingComment.flatMap {
          session.game.newGame(reader.request, seed: $0.dropFirst())
        }
      }
      return outcome
    })
}

/// Reads the arguments of `new`.
struct NewGameReader {
  /// The levels at which a bot can play.
  static let levels = PlayerLevel.allCases.map(\.rawValue)
  static let options = ["--seed", "--players", "--against", "--timed"]
  /// Words for which other games have a level.
  private static let difficulties = ["easy", "normal", "medium", "hard", "difficult", "expert"]

  let themes: [String]
  var request = NewGame()
  /// The ranges of the parts in the line, for carets.
  var places = Places()

  struct Places {
    var size: Range<Int>?
    var theme: Range<Int>?
    var id: Range<Int>?
    var opponent: Range<Int>?
  }

  init(themes: [String]) {
    self.themes = themes
  }

  mutating func read(_ arguments: inout ArgumentReader) throws(CommandFailure) {
    while let word = arguments.next() {
      if !word.isQuoted, word.text.hasPrefix("--") {
        try readOption(word, &arguments)
      } else if word.text.lowercased() == "against" {
        try readOpponent(&arguments)
      } else if word.text.contains("#") || word.text.contains(":") {
        try readID(word)
      } else if let slash = word.text.firstIndex(of: "/") {
        try readSize(word.part(..<slash))
        try readTheme(word.part(word.text.index(after: slash)...))
      } else if request.size == nil, looksLikeSize(word.text) {
        try readSize(word)
      } else if request.size == nil, Int(word.text) != nil {
        guard let rows = arguments.peek, Int(rows.text) != nil else {
          throw CommandFailure(
            .notBoardSize(word.text),
            at: word.range)
        }
        _ = arguments.next()
        try readSize(word.joined(with: rows, by: "x"))
      } else if request.theme == nil {
        try readTheme(word)
      } else {
        throw CommandFailure(
          .extraArgument(command: arguments.command, usage: arguments.usage), at: word.range)
      }
    }
  }

  /// True for a word that alone says which game is meant: a size, a theme, both, or an ID.
  func reads(_ text: String) -> Bool {
    var reader = self
    do throws(CommandFailure) {
      var arguments = ArgumentReader(
        line: try CommandLexer.lex(text), command: "new", usage: "", from: 0)
      try reader.read(&arguments)
      return reader.request != NewGame()
    } catch {
      return false
    }
  }

  /// A text that starts with a digit and contains an x is meant as a size.
  private func looksLikeSize(_ text: String) -> Bool {
    text.first?.isNumber == true && text.lowercased().contains("x")
  }

  private mutating func readSize(_ word: Word) throws(CommandFailure) {
    do throws(TextError) {
      request.size = try BoardSize(parsing: word.text.lowercased())
      places.size = word.range
    } catch {
      throw CommandFailure(.text(error), at: word.range)
    }
  }

  private mutating func readID(_ word: Word) throws(CommandFailure) {
    do throws(TextError) {
      request.id = try GameID(parsing: word.text)
      places.id = word.range
    } catch {
      throw CommandFailure(.text(error), at: word.range)
    }
  }

  private mutating func readTheme(_ word: Word) throws(CommandFailure) {
    var name = word.text.lowercased()
    // As in an id: other symbols complete the theme.
    let isCompleted = name.last == "+"
    if isCompleted { name.removeLast() }
    guard themes.contains(name) else {
      guard !Self.difficulties.contains(name) else {
        throw CommandFailure(.sizeIsLevel, at: word.range)
      }
      throw CommandFailure(
        .unknownChoice(noun: "theme", word: word.text, title: "Themes", choices: themes),
        at: word.range)
    }
    request.theme = name
    if isCompleted { request.completesTheme = true }
    places.theme = word.range
  }

  private mutating func readOption(
    _ word: Word, _ arguments: inout ArgumentReader
  ) throws(CommandFailure) {
    switch word.text.lowercased() {
    case "--seed":
      guard let value = arguments.next() else {
        throw CommandFailure(.missingOptionValue(word.text), at: word.range)
      }
      try readSeed(value)
    case "--players": try readPlayers(&arguments)
    case "--against": try readOpponent(&arguments)
    case "--timed": request.scoring = .timed
    default:
      throw CommandFailure(
        .unknownOption(word.text, command: arguments.command, options: Self.options),
        at: word.range)
    }
  }

  /// A number, or two to four names.
  private mutating func readPlayers(_ arguments: inout ArgumentReader) throws(CommandFailure) {
    guard let word = arguments.peek, word.text.contains(",") else {
      request.people = try arguments.number("a number of players", in: 1...4)
      return
    }
    _ = arguments.next()
    let names = word.text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let name = names.count > 4 ? word.text : GameSession.badName(among: names) {
      throw CommandFailure(.session(.badPlayerName(name)), at: word.range)
    }
    (request.people, request.names) = (names.count, names)
  }

  private mutating func readSeed(_ word: Word) throws(CommandFailure) {
    do throws(TextError) {
      request.seed = try SeedText(parsing: word.text)
    } catch {
      throw CommandFailure(.text(error), at: word.range)
    }
  }

  mutating func readOpponent(_ arguments: inout ArgumentReader) throws(CommandFailure) {
    let levels = NewGameReader.levels
    let word = try arguments.word("a player", choices: levels + ["person"])
    let name = word.text.lowercased()
    if name == "person" {
      request.people = (request.people ?? 1) + 1
      return
    }
    guard levels.contains(name) else {
      throw CommandFailure(
        .unknownChoice(
          noun: "player", word: word.text, title: "Players", choices: levels + ["person"]),
        at: word.range)
    }
    request.opponents.append(name)
    places.opponent = word.range
  }
}

extension Word {
  /// A part of the word, where it stands in the line.
  fileprivate func part(_ bounds: some RangeExpression<String.Index>) -> Word {
    let part = text[bounds]
    let start = range.lowerBound + text[..<part.startIndex].utf8.count
    return Word(text: String(part), range: start..<start + part.utf8.count)
  }

  /// One word of this and the next one.
  fileprivate func joined(with next: Word, by joint: String) -> Word {
    Word(
      text: text + joint + next.text, range: range.lowerBound..<next.range.upperBound)
  }
}

extension ShellSession {
  /// Starts a game and shows it; the recording names the seed that was drawn.
  func start(
    _ request: NewGame, blaming places: NewGameReader.Places
  ) throws(CommandFailure) -> Outcome {
    let message = try refusing(at: places.id ?? places.theme ?? places.opponent) {
      () throws(SessionError) in try game.start(request)
    }
    return Outcome(
      [message] + game.offerOfPictures, drawing: .always, canonical: game.explicitNew(request))
  }
}
