import ConcentrationEngine
import Testing

@testable import ConcentrationApp

@Suite struct CardPainterTests {
  private static let fox = Symbol(letter: "F", word: "fox", emoji: "🦊")
  private static let looks: [CardFace.Look] = [.down, .first, .mismatched, .justMatched, .matched]

  private func cells(
    _ look: CardFace.Look, _ size: CardSize, _ means: CardPainter.Means,
    style: SymbolStyle = .shapes, isFocused: Bool = false, symbol: Symbol = Self.fox
  ) -> CellGrid {
    let face =
      look == .down ? CardFace.down : CardFace(look: look, symbol: symbol, picture: 0)
    var grid = CellGrid(columns: size.extent.columns, rows: size.extent.rows)
    CardPainter(means: means, size: size, style: style).draw(
      PlacedCard(face: face, position: Position(column: 1, row: 1), isFocused: isFocused),
      at: CardTable.Place(column: 0, row: 0), on: &grid)
    return grid
  }

  private func lines(_ grid: CellGrid) -> [String] {
    (0..<grid.rows).map { row in
      String((0..<grid.columns).compactMap { grid[$0, row].sign })
    }
  }

  private static let means: [CardPainter.Means] = [
    .colors(.dark), .colors(.light), .colors(.sixteen), .signs, .ascii,
  ]

  @Test(arguments: CardSize.allCases)
  func `States differ by their signs alone, in every size and by all means`(size: CardSize) {
    for means in Self.means {
      let texts = Self.looks.prefix(4).map { lines(cells($0, size, means)).joined() }
      #expect(Set(texts).count == 4, "\(means)")
      let focused = lines(cells(.down, size, means, isFocused: true)).joined()
      // A position of two signs leaves no room in three for both arrows.
      #expect(focused != texts[0], "\(means)")
    }
  }

  @Test func `The plate has the position, or the word in the form of its state`() {
    func plate(_ look: CardFace.Look, isFocused: Bool = false) -> String {
      lines(cells(look, .medium, .colors(.dark), isFocused: isFocused)).last ?? ""
    }
    #expect(plate(.down) == "▀  b2   ▀")
    #expect(plate(.down, isFocused: true) == "  ►b2◄  ".padded)
    #expect(plate(.first) == "▀ [fox] ▀")
    #expect(plate(.mismatched) == "▀ (fox) ▀")
    #expect(plate(.matched) == "▀= fox =▀")
  }

  @Test func `Cards of ASCII are boxes with drawings of letters`() {
    #expect(
      lines(cells(.first, .medium, .ascii)) == [
        #"+-------+"#, #"| /\-/\ |"#, #"| \o,o/ |"#, #"+-[fox]-+"#,
      ])
    #expect(
      lines(cells(.down, .medium, .ascii)) == [
        "+-------+", "|:::::::|", "|:::::::|", "+--b2---+",
      ])
    #expect(lines(cells(.matched, .dots, .ascii)) == ["= F =", "=fox="])
    for size in CardSize.allCases {
      for look in Self.looks {
        let text = lines(cells(look, size, .ascii)).joined()
        let isASCII = text.unicodeScalars.allSatisfy(\.isASCII)
        #expect(isASCII, "\(size) \(look)")
      }
    }
  }

  /// A picture is drawn as half blocks: two pixels a cell.
  @Test func `The pixels of a face have the colours of their inks on paper`() throws {
    let grid = cells(.first, .medium, .colors(.dark))
    let ear = grid[1, 0]
    #expect((ear.sign, ear.ground) == (" ", Palette.dark.ink("r")))
    let nose = grid[4, 2]
    #expect(nose.sign == "▀")
    #expect((nose.ink, nose.ground) == (Palette.dark.ink("r"), Palette.dark.ink("k")))
    #expect(grid[3, 0].ground == Palette.dark[.paper])
  }

  @Test func `Emoji and letters take the place of pictures where they are chosen`() {
    let emoji = lines(cells(.first, .medium, .colors(.dark), style: .emoji)).joined()
    #expect(emoji.contains("🦊"))
    let letter = cells(.first, .medium, .colors(.dark), style: .letters)
    #expect(letter != cells(.first, .medium, .colors(.dark)))
    let word = Symbol(letter: "AB", word: "AB")
    for size in CardSize.allCases where size != .letter {
      #expect(
        lines(cells(.first, size, .colors(.dark), symbol: word)).joined().contains("AB"))
    }
  }

  @Test func `No text is wider than its card`() {
    let long = Symbol(letter: "H", word: "haunted castle", emoji: "🏰")
    for size in CardSize.allCases {
      for means in Self.means {
        for look in Self.looks {
          for line in lines(cells(look, size, means, symbol: long)) {
            #expect(line.count == size.extent.columns, "\(size) \(means) \(look)")
          }
        }
      }
    }
  }
}

extension String {
  /// Plates of an odd width have the blank that is left over at their end.
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 9 - count)) }
}
