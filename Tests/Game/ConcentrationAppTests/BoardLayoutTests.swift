import ConcentrationEngine
import Testing
import UIKit

@testable import ConcentrationApp

@MainActor
@Suite struct BoardLayoutTests {
  /// Widths and heights of SHELL.md "Boards", labels included.
  @Test(arguments: [(4, 4), (8, 8), (12, 12), (26, 18)])
  func `A board is as large as specified at each size`(columns: Int, rows: Int) throws {
    let size = try BoardSize(columns: columns, rows: rows)
    func extent(_ level: ZoomLevel, label: Int = 1) -> [Int] {
      let layout = BoardLayout(size: size, level: level, labelWidth: label)
      return [layout.rowLabelWidth + layout.gridWidth, layout.gridHeight + 1]
    }
    #expect(extent(.small) == [4 + 2 * columns, rows + 1])
    #expect(extent(.small, label: 2) == [4 + 3 * columns, rows + 1])
    #expect(extent(.medium) == [5 + 6 * columns, 2 * rows + 2])
    #expect(extent(.large) == [5 + 10 * columns, 4 * rows + 2])
  }

  @Test func `The largest boards that fit 80x24 are those of the specification`() throws {
    let metrics = BoardMetrics(width: 80, height: 19, labelWidth: 1)
    func fit(_ columns: Int, _ rows: Int) throws -> ZoomLevel {
      metrics.fittingLevel(for: try BoardSize(columns: columns, rows: rows))
    }
    #expect(try fit(7, 4) == .large)
    #expect(try fit(8, 4) == .medium)
    #expect(try fit(12, 8) == .medium)
    #expect(try fit(12, 9) == .small)
    #expect(try fit(26, 18) == .small)
  }

  @Test func `All of a board is visible, with large cards on a high screen only`() throws {
    func level(_ width: Int, _ height: Int, _ columns: Int, _ rows: Int) throws -> ZoomLevel {
      BoardMetrics(width: width, height: height, labelWidth: 1)
        .standardLevel(for: try BoardSize(columns: columns, rows: rows))
    }
    #expect(try level(80, 19, 4, 4) == .medium)
    #expect(try level(86, 35, 4, 4) == .large)
    #expect(try level(200, 55, 12, 12) == .large)
    #expect(try level(86, 35, 12, 12) == .medium)
    #expect(try level(80, 19, 12, 12) == .small)
    #expect(try level(40, 9, 4, 4) == .small)
    #expect(try level(40, 9, 26, 99) == .small)
  }

  @Test func `Cards are told apart by marks alone`() throws {
    let symbol = Symbol(letter: "D", word: "diamond", glyph: "♦", emoji: "🐶")
    func text(_ look: CardFace.Look, _ level: ZoomLevel, _ style: SymbolStyle) -> [String] {
      let face = CardFace(look: look, symbol: look == .down ? nil : symbol, picture: nil)
      return CardDrawing(style: style).lines(of: face, at: level).map(\.text)
    }
    #expect(text(.down, .small, .letters) == ["."])
    #expect(text(.first, .small, .letters) == ["[D]"])
    #expect(text(.matched, .small, .letters) == ["d"])
    #expect(text(.down, .medium, .letters) == ["░░░░░"])
    #expect(text(.first, .medium, .letters) == ["[ D ]"])
    #expect(text(.mismatched, .medium, .shapes) == ["(♦ D)"])
    #expect(text(.justMatched, .medium, .emoji) == ["=🐶D="])
    #expect(text(.first, .large, .shapes) == ["[       ]", "[  ♦ D  ]", "[diamond]"])
  }

  @Test func `The status line drops what does not fit, never in the middle of a word`() throws {
    let id = try GameID(parsing: "4x4/shapes#7")
    let theme = try #require(Theme.builtIn(named: "shapes"))
    let parameters = GameParameters(id)
    let presenter = GamePresenter(
      game: Game(id), id: id, theme: theme, seats: Seats(parameters))
    let line = StatusLine(presenter: presenter, milliseconds: 41_000, attempts: 0)
    #expect(
      line.text(width: 80) == "    Flips 0   Pairs 0/8   Score 0   Time 0:41   4x4/shapes#7")
    #expect(line.text(width: 50) == "    Flips 0   Pairs 0/8   Score 0   Time 0:41")
    #expect(line.text(width: 40) == "Flips 0  Pairs 0/8  Score 0  0:41")
    #expect(line.text(width: 30) == "Flips 0  Pairs 0/8  Score 0")
    let hidden = StatusLine(presenter: presenter, milliseconds: nil, attempts: 3)
    #expect(hidden.text(width: 36) == "Flips 0 (3)  Pairs 0/8  Score 0")
  }
}
