import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@Suite("Boards and positions")
struct BoardTests {
  @Test(arguments: ["1x2", "2x1", "4x4", "6x5", "26x99"])
  func `A size prints and parses`(text: String) throws {
    #expect(try BoardSize(parsing: text).description == text)
  }

  @Test(arguments: [(1, 2, 2), (4, 4, 16), (26, 99, 2574)])
  func `A size has its cards`(columns: Int, rows: Int, cards: Int) throws {
    let size = try BoardSize(columns: columns, rows: rows)
    #expect(size.cardCount == cards)
    #expect(size.pairCount == cards / 2)
    #expect(size.positions.count == cards)
    #expect(Set(size.positions).count == cards)
  }

  @Test(
    arguments: [
      (3, 3, .oddCardCount(columns: 3, rows: 3)), (60, 60, .tooLarge(columns: 60, rows: 60)),
      (27, 2, .tooLarge(columns: 27, rows: 2)), (2, 100, .tooLarge(columns: 2, rows: 100)),
      (0, 4, .tooSmall(columns: 0, rows: 4)), (4, -1, .tooSmall(columns: 4, rows: -1)),
      (.max, .max, .tooLarge(columns: .max, rows: .max)),
    ] as [(Int, Int, BoardSizeError)])
  func `A size that cannot be is refused with its reason`(
    columns: Int, rows: Int, error: BoardSizeError
  ) {
    #expect(throws: error) { try BoardSize(columns: columns, rows: rows) }
  }

  @Test(arguments: [
    ("", 1), ("x4", 1), ("4", 2), ("4x", 3), ("4y4", 2), ("4x4 ", 4), ("4x4x4", 4), (" 4x4", 1),
    ("-4x4", 1), ("٤x4", 1), ("99999999999999999999x2", 1), ("3x3", 1), ("4x\u{301}4", 3),
  ])
  func `A text that is no size is refused at its column`(text: String, column: Int) throws {
    let error = try #require(textError { try BoardSize(parsing: text) })
    #expect(error.line == 1)
    #expect(error.column == column)
  }

  @Test(arguments: ["4x4", "26x99", "1x2", "7x4"])
  func `Index and position are each other's inverse`(text: String) throws {
    let size = try BoardSize(parsing: text)
    for index in 0..<size.cardCount {
      #expect(size.index(of: size.position(at: index)) == index)
    }
    #expect(size.positions == size.positions.sorted())
    #expect(size.index(of: Position(column: size.columns % 26, row: size.rows)) == nil)
  }

  @Test func `Every position of the largest board prints and parses, in either case`() throws {
    for position in try BoardSize(columns: 26, rows: 99).positions {
      #expect(try Position(parsing: position.description) == position)
      #expect(try Position(parsing: position.description.uppercased()) == position)
    }
    #expect(Position(column: 1, row: 1).description == "b2")
    #expect(Position(column: 25, row: 98).description == "z99")
  }

  @Test(arguments: [
    ("", 1), ("b", 1), ("2", 1), ("b0", 2), ("b-2", 1), ("bb2", 1), ("b2c", 3), ("b2 ", 3),
    ("ä1", 1), ("b\u{301}2", 1), ("b1000", 2), ("b99999999999999999999", 2), ("\u{1B}[2J", 1),
  ])
  func `A text that is no card is refused at its column`(text: String, column: Int) throws {
    let error = try #require(textError { try Position(parsing: text) })
    #expect(error.column == column)
    #expect(!"\(error)".unicodeScalars.contains { $0.value < 32 })
  }

  @Test func `A position or a number outside of its range is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) { _ = Position(column: 26, row: 0) }
    await #expect(processExitsWith: .failure) { _ = Position(column: 0, row: -1) }
    await #expect(processExitsWith: .failure) { _ = BoardSize.standard.position(at: 16) }
  }

  @Test(arguments: Seeds.some)
  func `A layout prints and parses within an ID`(seed: UInt64) throws {
    for size in ["2x2", "4x4", "8x7", "26x99"] {
      let id = GameID(
        size: try BoardSize(parsing: size), theme: .shapes, seed: SeedText(seed)
      ).layoutID
      #expect(try GameID(parsing: id.description) == id)
    }
  }

  @Test func `A layout needs two cards of each picture`() throws {
    let size = try BoardSize(columns: 2, rows: 2)
    #expect(throws: LayoutError.wrongCardCount(found: 2, expected: 4)) {
      try Layout(size: size, pictures: [0, 0])
    }
    #expect(throws: LayoutError.thirdCopy(picture: 0, card: 2, pairCount: 2)) {
      try Layout(size: size, pictures: [0, 0, 0, 1])
    }
    for picture in [-1, 2, .max] {
      #expect(throws: LayoutError.noSuchPicture(picture, card: 1, pairCount: 2)) {
        try Layout(size: size, pictures: [0, picture, 0, 1])
      }
    }
  }

  @Test(arguments: [("2x2", 0, "bbaa"), ("4x2", 42, "abddaccb"), ("4x4", 1, "")])
  func `The deal of a seed is the pinned one`(size: String, seed: UInt64, labels: String) throws {
    let size = try BoardSize(parsing: size)
    let layout = Layout(size: size, seed: SeedText(seed))
    guard
      let vector = shuffleVectors.first(where: {
        $0.seed == seed && $0.order.count == size.cardCount
      })
    else {
      Issue.record("no vector")
      return
    }
    #expect(layout.pictures == vector.order.map { $0 / 2 })
    #expect(labels.isEmpty || layout.description == labels)
  }
}
