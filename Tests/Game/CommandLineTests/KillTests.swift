import ConcentrationApp
import ConcentrationStore
import ConcentrationTestSupport
import Glibc
import Testing

/// The program is killed at any moment, again and again: what it had answered is there afterwards.
@Suite struct KillTests {
  /// Runs of the program for each seed; four seeds make two hundred kills.
  private static let runs = 50

  /// Each seed is a player with data of its own, whose program is killed many times.
  @Test(arguments: Seeds.upTo(4))
  func `no acknowledged move is lost and nothing is recorded twice`(seed: UInt64) throws {
    let directory = try TemporaryDirectory()
    var random = SplitRandom(seed)
    var played = 0
    for run in 1...Self.runs {
      let before = played
      let terminal = try PseudoTerminal(
        ["--plain", "--no-history", "--no-rc"], in: directory.path)
      let acknowledged = try playAndKill(terminal, from: before, random: &random)
      played = try PlayedSteps.inDatabase(of: directory)
      // The step that was under way may or may not have been kept.
      #expect(
        played == acknowledged || played == acknowledged + 1,
        "run \(run): \(acknowledged) steps answered, \(played) kept")
      guard played >= acknowledged, played <= acknowledged + 1 else { return }
    }
    #expect(played > Self.runs, "steps were played at all")
  }

  /// Starts the program, continues from a step, plays a few steps and kills it.
  ///
  /// - Returns: how many steps have been answered, the earlier ones included.
  private func playAndKill(
    _ terminal: PseudoTerminal, from start: Int, random: inout SplitRandom
  ) throws -> Int {
    if random.below(10) == 0 {
      // Killed while it starts.
      terminal.rest(milliseconds: Int32(random.below(60)))
      return try killProgram(terminal, answered: start, isWaiting: false)
    }
    try terminal.wait(for: "play> ")
    try continueGame(terminal, from: start)
    var steps = start
    for _ in 0..<random.below(5) {
      terminal.enter(PlayedSteps.command(steps))
      try terminal.wait(for: "> ")
      steps += 1
    }
    if random.below(4) == 0 { return try killProgram(terminal, answered: steps, isWaiting: false) }
    terminal.enter(PlayedSteps.command(steps))
    terminal.rest(milliseconds: 0, microseconds: UInt32(random.below(6000)))
    return try killProgram(terminal, answered: steps, isWaiting: true)
  }

  /// Continues the kept game if there must be one, and checks that every turned card is in it.
  private func continueGame(_ terminal: PseudoTerminal, from start: Int) throws {
    let flips = PlayedSteps.flipsOfOpenGame(start)
    terminal.enter("look")
    let choices = try terminal.wait(for: "\nplay> ")
    let offer = choices.firstMatch(of: #/(\d+) Continue/#)?.1
    #expect((offer != nil) == (flips != nil), "\(choices)")
    guard let flips, let offer else { return }
    terminal.enter(String(offer))
    try terminal.wait(for: "board> ")
    terminal.enter("state flips")
    let state = try terminal.wait(for: "board> ")
    #expect(state.contains("flips \(flips)\r\n"), "\(state)")
  }

  /// Kills the program, and counts the step under way if its answer still came.
  private func killProgram(
    _ terminal: PseudoTerminal, answered: Int, isWaiting: Bool
  ) throws -> Int {
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForEnd() == 128 + SIGKILL)
    guard isWaiting else { return answered }
    let wasAnswered = (try? terminal.wait(for: "> ", seconds: 0)) != nil
    return wasAnswered ? answered + 1 : answered
  }
}

/// The steps of an endless row of equal games: to deal one, then twelve cards until it is won.
enum PlayedSteps {
  private static let game = "4x2/shapes:aabbccdd"
  private static let cards = [
    "a1", "c1", "b1", "d1", "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2",
  ]
  private static var stepsInGame: Int { cards.count + 1 }

  /// What is typed for a step, counted from 0.
  static func command(_ step: Int) -> String {
    let place = step % stepsInGame
    return place == 0 ? "new \(game)" : cards[place - 1]
  }

  /// The number of cards that were turned in the game under way; nil between two games.
  static func flipsOfOpenGame(_ steps: Int) -> Int? {
    let place = steps % stepsInGame
    return place == 0 ? nil : place - 1
  }

  /// How many steps are in a player's database; an issue is recorded if it holds any others.
  static func inDatabase(of directory: TemporaryDirectory) throws -> Int {
    let path = directory.path + "/.local/share/concentration/games.sqlite"
    guard access(path, F_OK) == 0 else { return 0 }
    let store = try SQLiteGameStore.open(at: path)
    let finished = try store.recentGames(limit: 10_000)
    #expect(Set(finished.map(\.key)).count == finished.count)
    #expect(finished.allSatisfy { $0.game.flips == cards.count && $0.game.outcome == .won })
    let statistics = try store.statistics()
    #expect(statistics.groups.map(\.games).reduce(0, +) == finished.count)
    #expect(statistics.streak.current == finished.count)
    for game in finished {
      #expect(turnedCards(try store.replayText(of: game.key) ?? "") == cards)
    }
    guard let kept = try store.keptGame() else { return finished.count * stepsInGame }
    let turned = turnedCards(kept.draft.text)
    #expect(turned == Array(cards.prefix(turned.count)))
    return finished.count * stepsInGame + 1 + turned.count
  }

  /// The moves of a game's text: those of the last time it was taken up, and those since.
  private static func turnedCards(_ text: String) -> [String] {
    let lines = text.split(separator: "\n")
    guard let start = lines.firstIndex(of: "moves") else { return [] }
    return lines[(start + 1)...].filter { !$0.hasPrefix("end ") }
      .flatMap { $0.split(separator: " ").map(String.init) }
  }
}

/// Numbers that follow from a seed alone.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
struct SplitRandom {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to a bound, which is not reached.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
