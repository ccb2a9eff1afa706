import Testing

@testable import ConcentrationPlayers

@Suite("Names of players")
struct PlayerCatalogTests {
  @Test(arguments: PlayerTests.names)
  func `A name printed is read back`(name: String) throws {
    let kind = try PlayerKind(parsing: name)
    #expect(try PlayerKind(parsing: kind.description) == kind)
  }

  @Test func `Names stand for what they say`() throws {
    #expect(try PlayerKind(parsing: "fifo:4") == .memory(.lastCards(4)))
    #expect(try PlayerKind(parsing: "forget:0.1") == .memory(.forgetting(0.1)))
    #expect(try PlayerKind(parsing: "encode:0.25") == .memory(.noticing(0.25)))
    #expect(try PlayerKind(parsing: "nopass_free") == .strategy(.noPassingFree))
    #expect(try PlayerKind(parsing: "perfect").basis == .strategy(.passing))
    #expect(try PlayerKind(parsing: "amnesiac") == .memory(.lastCards(0)))
  }

  @Test(arguments: [
    "", "nobody", "fifo", "fifo:", "fifo:-1", "fifo:2575", "fifo:99999999999999999999",
    "forget:2", "forget:nan", "forget:0x1p-1", "encode:", "zp:1", "perfect:", ":", "Perfect",
  ])
  func `What is no name is refused with what is possible`(text: String) {
    #expect(throws: PlayerNameError.self) { try PlayerKind(parsing: text) }
  }

  @Test func `Messages say what is possible and carry no control characters`() {
    let unknown = PlayerNameError.unknown("a\u{1B}[2Jb", known: ["easy", "fifo:CARDS"])
    #expect("\(unknown)" == "there is no player 'a[2Jb': try easy, fifo:CARDS")
    #expect(
      "\(PlayerNameError.parameter("fifo", usage: "fifo:CARDS"))"
        == "'fifo' is not a player: fifo:CARDS, CARDS from 0 to 2574")
    #expect(throws: PlayerNameError.tooLong(limit: 40)) {
      try PlayerKind(parsing: String(repeating: "x", count: 41))
    }
  }

  @Test func `Every strategy, level and entry has a name of its own`() throws {
    let names = PlayerCatalog.entries.map(\.name)
    #expect(Set(names).count == names.count)
    for strategy in TwoPlayerStrategy.allCases {
      #expect(try PlayerKind(parsing: strategy.rawValue) == .strategy(strategy))
    }
    for level in PlayerLevel.allCases {
      #expect(try PlayerKind(parsing: level.rawValue) == .level(level))
    }
  }
}
