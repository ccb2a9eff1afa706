import ConcentrationEngine
import Testing

@testable import ConcentrationApp

/// The text form of an archive, and what is refused in it.
@Suite struct StoreArchiveTests {
  private static let game = FinishedGame(
    id: "4x4/shapes#é b", columns: 4, rows: 4, theme: "shapes", scoring: "standard", players: 2,
    opponents: ["perfect"], outcome: .lost, moves: 13, flips: 26, attempts: 28, lucky: 1,
    pairs: [3, 5], scores: [-2, 8], milliseconds: 41_000, isAssisted: true,
    finishedAt: 1_767_268_800)

  private static let archive = StoreArchive(
    settings: ["zoom": "2"],
    reminders: [ArchivedReminder(due: 1_767_268_860, text: "Play  \u{301}a game")],
    named: [NamedGame(name: "tuesday", draft: GameDraft(text: "a1\nend\n", milliseconds: 5))],
    kept: [GameDraft(text: "a1 b2\n", milliseconds: 7)],
    games: [ArchivedGame(game: game, text: "a1 b2\nundo\n")])

  /// The line of the first fault, nil for none; that of bytes that are not UTF-8 is 0.
  private func faultyLine(_ bytes: [UInt8]) -> Int? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return 0 }
    do throws(ArchiveError) {
      _ = try StoreArchive(parsing: text)
      return nil
    } catch {
      return error.line
    }
  }

  @Test func `Printing and parsing an archive is identity`() throws {
    #expect(try StoreArchive(parsing: Self.archive.description) == Self.archive)
    #expect(try StoreArchive(parsing: StoreArchive().description) == StoreArchive())
  }

  @Test func `The names of people stand behind their number`() throws {
    var game = Self.game
    game.players = 3
    game.names = ["Zoë", "Ben", ""]
    game.opponents = ["fair"]
    let archive = StoreArchive(games: [ArchivedGame(game: game, text: "")])
    #expect(archive.description.contains(" 3:Zoë,Ben, fair "))
    #expect(try StoreArchive(parsing: archive.description) == archive)
    for names in [["Zoë"], ["Ben", "ben", ""], ["Anna", "B!n", ""]] {
      game.names = names
      let text = StoreArchive(games: [ArchivedGame(game: game, text: "")]).description
      #expect(faultyLine(Array(text.utf8)) == 2, "\(names)")
    }
  }

  @Test func `The format stays as it is`() {
    #expect(
      StoreArchive(
        settings: ["zoom": "2"],
        named: [NamedGame(name: "tuesday", draft: GameDraft(text: "a1\nend\n", milliseconds: 5))]
      ).description == """
        concentration data 2
        setting 8dc64b1efe06299e zoom 2
        named ecebdfc4cf16f219 5 tuesday
         a1
         end
        end 2 f6d62381644a136a

        """)
  }

  @Test func `A text that was cut off is refused at every byte`() {
    let bytes = Array(Self.archive.description.utf8)
    for count in 1..<bytes.count {
      #expect(faultyLine(Array(bytes[..<count])) != nil, "cut after \(count) bytes")
    }
  }

  @Test func `A text without one of its lines, or with two of them exchanged, is refused`() {
    let lines = Self.archive.description.split(separator: "\n").map { "\($0)\n" }
    for index in lines.indices {
      var fewer = lines
      fewer.remove(at: index)
      #expect(faultyLine(Array(fewer.joined().utf8)) != nil, "without line \(index + 1)")
      for other in lines.indices where other > index && lines[other] != lines[index] {
        var exchanged = lines
        exchanged.swapAt(index, other)
        #expect(
          faultyLine(Array(exchanged.joined().utf8)) != nil, "\(index + 1) and \(other + 1)")
      }
    }
  }

  @Test func `A text of which one character was changed, added or left out is refused`() {
    let text = Self.archive.description
    let others: [Unicode.Scalar] = [
      " ", "\n", "\r", "0", "1", "9", "a", "f", "-", "#", "é", "\u{301}",
    ]
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      var edits: [[Unicode.Scalar]] = others.filter { $0 != scalar }.map { [$0] }
      edits += others.map { [$0, scalar] } + [[], [scalar, scalar]]
      edits += [1, 2, 32].compactMap { Unicode.Scalar(scalar.value ^ $0) }.map { [$0] }
      for edit in edits {
        var edited = text.unicodeScalars
        edited.replaceSubrange(index...index, with: edit)
        // A line feed before the last one, or after it, is the same text.
        guard !edited.elementsEqual(text.unicodeScalars) else { continue }
        #expect(
          faultyLine(Array(String(edited).utf8)) != nil,
          "\(scalar) became \(edit): \(String(edited))")
      }
    }
  }

  @Test func `A wrong entry is refused with its line and what is wrong`() throws {
    let lines = Self.archive.description.split(separator: "\n").map { "\($0)\n" }
    func problem(_ change: (inout [String]) -> Void) throws -> ArchiveError {
      var changed = lines
      change(&changed)
      return try #require(throws: ArchiveError.self) {
        try StoreArchive(parsing: changed.joined())
      }
    }
    let changed = try problem { $0[4] = " a2\n" }
    #expect(changed.line == 4)
    #expect(changed.problem.hasPrefix("this entry does not fit its checksum"))
    #expect(try problem { $0.removeLast() }.line == 11)
    #expect(try problem { $0.removeLast() }.problem.hasPrefix("the file is cut off"))
    #expect(
      try problem { $0.remove(at: 1) }
        == ArchiveError(line: 11, problem: "expected 'end 4': so many entries are above this line"))
    #expect(try problem { $0.swapAt(1, 2) }.problem.hasSuffix("do not fit their common checksum"))
    #expect(try problem { $0 += lines }.line == 12)
    #expect(try problem { $0[0] = "concentration data 3\n" }.problem.contains("newer version"))
  }

  /// Entries whose checksums are right.
  private func text(_ entries: ArchiveEntry...) -> String {
    let checksums = entries.map { $0.checksum + "\n" }.joined()
    return "concentration data 2\n" + entries.map { $0.lines(with: $0.checksum) }.joined()
      + "end \(entries.count) \(FNV1a.digits(of: checksums))\n"
  }

  @Test func `Entries that no export writes are refused, whatever their checksums`() {
    let named = ArchiveEntry(kind: .named, fields: "5 mine")
    let zoom = ArchiveEntry(setting: "zoom", "2")
    for (text, line) in [
      (text(named, named), 3), (text(zoom, zoom), 3),
      (text(zoom, ArchiveEntry(setting: "x", String(repeating: "y", count: 200))), 3),
      (text(ArchiveEntry(setting: "x", "\u{1B}[2J")), 2),
      (text(ArchiveEntry(kind: .named, fields: "5 a/b")), 2),
      (text(ArchiveEntry(kind: .named, fields: "5 " + String(repeating: "y", count: 256))), 2),
      (text(ArchiveEntry(kind: .kept, fields: "soon")), 2),
      (text(ArchiveEntry(kind: .reminder, fields: "9999999999999999 x")), 2),
      (text(ArchiveEntry(kind: .game, fields: "won x")), 2),
    ] { #expect(faultyLine(Array(text.utf8)) == line, "\(text)") }
  }

  @Test func `Text below an entry that has none is refused`() {
    let lines = text(ArchiveEntry(setting: "zoom", "2")).split(separator: "\n").map { "\($0)\n" }
    #expect(faultyLine(Array((lines[...1] + [" a1\n"] + lines[2...]).joined().utf8)) == 3)
  }
}

/// Exports of version 1, which has no checksums.
@Suite struct ArchiveVersion1Tests {
  /// A game that was played to its end in a few lines, and its text in version 1.
  private func wholeGame() throws -> (game: FinishedGame, lines: [String]) {
    let id = try GameID(parsing: "2x2/shapes:abba")
    var history = GameHistory(GameParameters(id))
    var lines = GameJournal.text(of: history).split(separator: "\n").map(String.init)
    for line in ["a1 b1", "undo", "a1 b2", "a2 b1"] {
      lines.append(line)
      history = try GameJournal.read(lines.map { $0 + "\n" }.joined())
    }
    let end = history.game
    let game = FinishedGame(
      id: "\(id)", columns: 2, rows: 2, theme: "shapes", scoring: "standard", players: 1,
      opponents: [], outcome: .won, moves: end.moves, flips: end.flips,
      attempts: history.attempts, lucky: end.luckyMatches, pairs: Array(end.pairs),
      scores: Array(end.scores), milliseconds: 41_000, isAssisted: history.isAssisted,
      finishedAt: 1_767_268_800)
    return (game, lines)
  }

  private func text(_ game: FinishedGame, _ lines: [String]) -> String {
    "concentration data 1\nsetting zoom 2\nreminder 1767268800 Play a game\n"
      + "game \(ArchiveEntry(game).fields)\n" + lines.map { " \($0)\n" }.joined()
  }

  @Test func `A whole export of version 1 is read`() throws {
    let (game, lines) = try wholeGame()
    let archive = try StoreArchive(parsing: text(game, lines))
    #expect(archive.settings == ["zoom": "2"])
    #expect(archive.reminders == [ArchivedReminder(due: 1_767_268_800, text: "Play a game")])
    #expect(archive.games.map(\.game) == [game])
    #expect(archive.games.map(\.text) == [lines.map { $0 + "\n" }.joined()])
    #expect(try StoreArchive(parsing: "concentration data 1\n") == StoreArchive())
  }

  @Test func `An export of version 1 that was cut off within a line or its last game is refused`()
    throws
  {
    let (game, lines) = try wholeGame()
    let bytes = Array(text(game, lines).utf8)
    // After these bytes an entry without text ends, and nothing shows that more should follow.
    var ends: Set<Int> = []
    for count in bytes.indices where bytes[..<count].last == UInt8(ascii: "\n") {
      ends.insert(count)
    }
    for count in bytes.indices {
      let isRead =
        (try? StoreArchive(parsing: String(decoding: bytes[..<count], as: UTF8.self))) != nil
      let isAtEntry = ends.sorted().prefix(3).contains(count)
      #expect(isRead == isAtEntry, "cut after \(count) bytes")
    }
  }

  @Test func `A saved game at the end of version 1 must be readable`() throws {
    let (_, lines) = try wholeGame()
    func read(_ lines: ArraySlice<String>) throws -> StoreArchive {
      try StoreArchive(
        parsing: "concentration data 1\nnamed 5 mine\n" + lines.map { " \($0)\n" }.joined())
    }
    #expect(try read(lines[...]).named.map(\.name) == ["mine"])
    #expect(throws: ArchiveError.self) { try read(lines[..<5]) }
  }

  @Test(arguments: [
    ("", 1), ("concentration data 1\nsetting zoom\n", 2), ("concentration data 1\ngame won x\n", 2),
    ("concentration data 1\nreminder soon x\n", 2), ("concentration data 1\nsetting a b\n\n", 3),
    ("concentration data 1\nkept 5\n", 2), ("concentration data 1\nsetting a b", 2),
  ])
  func `Damaged text is refused with its line`(text: String, line: Int) throws {
    let error = try #require(throws: ArchiveError.self) { try StoreArchive(parsing: text) }
    #expect(error.line == line)
  }
}
