import ConcentrationTestSupport
import Testing

@testable import ConcentrationEngine

@Suite("Undo, redo, restart and replay")
struct GameHistoryTests {
  @Test func `A move takes eight bytes, so that a growing history takes sixteen at most`() {
    #expect(MemoryLayout<MoveRecord>.stride == 8)
    #expect(MemoryLayout<Card>.stride == 4)
  }

  @Test(arguments: Seeds.some)
  func `Undo restores each game exactly, redo makes it again`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed)
    var history = GameHistory(try play.parameters())
    var games = [history.game]
    for _ in 0..<200 {
      let move = play.move(in: history.game)
      if moveError({ try history.apply(move) }) == nil { games.append(history.game) }
    }
    let attempts = history.attempts
    for game in games.dropLast().reversed() {
      #expect(history.undo() != nil)
      #expect(history.game == game)
      #expect(history.game.brokenInvariants == [])
    }
    #expect(history.undo() == nil)
    #expect(!history.canUndo)
    for game in games.dropFirst() {
      #expect(history.redo() != nil)
      #expect(history.game == game)
    }
    #expect(history.redo() == nil)
    #expect(history.attempts == attempts)
  }

  @Test(arguments: Seeds.some)
  func `A random walk over moves, undo, redo and restart keeps the games straight`(seed: UInt64)
    throws
  {
    var play = RandomPlay(seed: seed)
    var walk = Xoshiro256StarStar(seed: seed &+ 1)
    var history = GameHistory(try play.parameters())
    var past: [Game] = []
    var future: [Game] = []
    var attempts = 0
    for _ in 0..<400 {
      let game = history.game
      switch walk.below(10) {
      case 0, 1:
        #expect((history.undo() != nil) == !past.isEmpty)
        if let earlier = past.popLast() {
          future.append(game)
          #expect(history.game == earlier)
        }
      case 2:
        #expect((history.redo() != nil) == !future.isEmpty)
        if let later = future.popLast() {
          past.append(game)
          #expect(history.game == later)
        }
      case 3:
        guard history.restart() else { continue }
        past.append(game)
        future = []
        #expect(history.game == Game(history.parameters))
        play.clock = 0
      default:
        let before = history
        guard moveError({ try history.apply(play.move(in: game)) }) == nil else {
          #expect(history == before)
          continue
        }
        attempts += history.game.flips - game.flips
        past.append(game)
        future = []
      }
      #expect(history.canUndo == !past.isEmpty)
      #expect(history.canRedo == !future.isEmpty)
      #expect(history.attempts == attempts)
    }
  }

  @Test(arguments: Seeds.some)
  func `Replay equals play`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed)
    var history = GameHistory(try play.parameters())
    for round in 0..<2 {
      var frames: [(Move, GameEvent, Game)] = []
      for _ in 0..<60 {
        let move = play.move(in: history.game)
        if let event = try? history.apply(move) { frames.append((move, event, history.game)) }
      }
      let replayed = Array(history.replay)
      #expect(replayed.map(\.move) == frames.map(\.0))
      #expect(replayed.map(\.event) == frames.map(\.1))
      #expect(replayed.map(\.game) == frames.map(\.2))
      #expect(history.replay.start == Game(history.parameters))
      #expect(history.moves == frames.map(\.0), "round \(round)")
      history.restart()
      play.clock = 0
      #expect(history.moves == [])
    }
  }

  @Test func `Undo is no free peek: attempts stay counted and the game is marked`() throws {
    var history = try makeHistory("2x2/shapes:abba")
    try history.flip(at("a1"))
    #expect(!history.isAssisted)
    history.undo()
    #expect(history.attempts == 1)
    #expect(history.isAssisted)
    #expect(history.game.flips == 0)
    history.redo()
    #expect(history.attempts == 1)
    try history.flip(at("b1"))
    #expect(history.attempts == 2)
  }

  @Test func `Restart is a step that undo takes back, and helps the player`() throws {
    var history = try makeHistory("2x2/shapes:abba")
    #expect(history.restart() == false)
    #expect(!history.canUndo)
    try history.flip(at("a1"))
    try history.flip(at("b1"))
    let before = history.game
    #expect(history.restart() == true)
    #expect(history.restart() == false)
    #expect(history.isAssisted)
    #expect(history.game == Game(history.parameters))
    #expect(history.undo() == .restart)
    #expect(history.game == before)
    #expect(history.redo() == .restart)
    #expect(history.attempts == 2)
  }

  @Test func `A double flip is one step`() throws {
    var history = try makeHistory("2x2/shapes:abba")
    let outcomes = try history.flip(at("a1"), then: at("b1"))
    #expect(outcomes == (.first(turnedBack: nil), .mismatch(with: 0, points: 0)))
    #expect(history.undo() == .moves([.flip(try at("a1")), .flip(try at("b1"))]))
    #expect(history.game == Game(history.parameters))
    #expect(history.redo()?.moves.count == 2)
    #expect(history.game.flips == 2)
  }

  @Test func `With a card up a double flip ends one move and begins the next`() throws {
    var history = try makeHistory("2x2/shapes:abba")
    try history.flip(at("a1"))
    try history.flip(at("b2"), then: at("a2"))
    #expect(history.game.pairsFound == 1)
    #expect(history.game.faceUp == .one(2))
  }

  @Test(arguments: [
    ("a1", "a1"), ("a1", "q9"), ("q9", "a1"), ("q9", "q9"), ("b2", "a1"), ("b2", "b2"),
  ])
  func `A double flip of which one is refused changes nothing, not even what can be redone`(
    first: String, second: String
  ) throws {
    var history = try makeHistory("2x4/shapes:abbaccdd")
    try history.flip(at("a1"), then: at("b2"))
    try history.flip(at("a3"))
    history.undo()
    let before = history
    #expect(
      moveError { try history.flip(at(first), then: at(second)) } != nil)
    #expect(history == before)
    #expect(history.canRedo)
  }

  @Test(arguments: Seeds.some)
  func `A double flip refuses exactly what two flips refuse, and does what they do`(seed: UInt64)
    throws
  {
    var play = RandomPlay(seed: seed)
    var history = GameHistory(try play.parameters())
    for _ in 0..<100 {
      let game = history.game
      guard case .flip(let first, let time) = play.move(in: game),
        case .flip(let second, _) = play.move(in: game)
      else { continue }
      var single = game
      let refusal = moveError {
        try single.flip(first, milliseconds: time)
        if first == second { throw MoveError.samePositionTwice(first) }
        try single.flip(second, milliseconds: time)
      }
      let before = history
      let doubleRefusal = moveError {
        try history.flip(first, then: second, milliseconds: time)
      }
      #expect((refusal == nil) == (doubleRefusal == nil))
      #expect(refusal == nil ? history.game == single : history == before)
      if refusal == nil {
        var taken = history
        taken.undo()
        #expect(taken.game == game)
      }
    }
  }

  @Test func `Undo against bots goes back to the person's last decision`() throws {
    let bot = try Bot(seat: 1, level: "sharp", seed: SeedText(7))
    var history = try makeHistory("2x4/shapes:abbaccdd", players: 2, bots: [bot])
    try history.flip(at("a1"))
    let decision = history.game
    try history.flip(at("b1"))
    for card in ["a3", "b3", "a4", "a1"] {
      try history.flip(at(card), .continues)
    }
    #expect(history.game.currentPlayer == 0)
    #expect(history.undo()?.moves.count == 5)
    #expect(history.game == decision)
    #expect(history.redo()?.moves.count == 5)
    #expect(history.moves.count == 6)
  }

  @Test func `What a bot does before the first decision cannot be undone`() throws {
    let bot = try Bot(seat: 0, level: "sharp", seed: SeedText(7))
    var history = try makeHistory("2x4/shapes:abbaccdd", players: 2, bots: [bot])
    try history.flip(at("a1"), .continues)
    try history.flip(at("b1"), .continues)
    #expect(!history.canUndo)
    #expect(history.undo() == nil)
    try history.flip(at("a3"))
    #expect(history.undo() == .moves([.flip(try at("a3"))]))
    #expect(history.game.flips == 2)
    #expect(!history.canUndo)
  }

  @Test func `A new move forgets what could be redone`() throws {
    var history = try makeHistory("2x2/shapes:abba")
    try history.flip(at("a1"))
    history.undo()
    try history.flip(at("b1"))
    #expect(!history.canRedo)
    #expect(history.moves == [.flip(try at("b1"))])
  }
}
