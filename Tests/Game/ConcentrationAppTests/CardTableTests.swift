import ConcentrationEngine
import Testing
import UIKit

@testable import ConcentrationApp

@Suite struct CardTableTests {
  /// Card, `t` for tight, and panel, in windows that leave three rows of the terminal, and two of a low one.
  @Test(arguments: [
    (40, 13, "11x5/12 5x2/12 5x2/3 5x2t/3 3x1/3 3x1t/12 3x1t/3"),
    (60, 17, "11x5/30 5x2/30 5x2/12 5x2t/12 5x2t/3 5x2t/3 3x1t/12"),
    (80, 21, "18x8/30 9x4/30 7x3/30 7x3t/30 5x2/30 5x2t/30 5x2t/12"),
    (100, 27, "18x8/38 11x5/38 7x3/38 7x3/38 5x2/38 5x2/38 5x2t/38"),
    (120, 37, "18x8/38 18x8/38 11x5/38 11x5/38 7x3/38 7x3/38 7x3t/38"),
    (160, 47, "18x8/38 18x8/38 18x8/38 11x5/38 11x5/38 9x4/38 7x3/38"),
    (200, 57, "18x8/66 18x8/66 18x8/66 18x8/66 11x5/66 11x5/66 9x4/66"),
  ])
  func `Cards are as large as specified in each window`(
    columns: Int, rows: Int, expected: String
  ) throws {
    let boards = ["2x2", "4x4", "6x4", "6x6", "8x6", "8x8", "10x10"]
    let layouts = try boards.map { board in
      let table = try #require(
        CardTable(try BoardSize(parsing: board), columns: columns, rows: rows))
      let (width, height) = table.card.extent
      return "\(width)x\(height)\(table.isTight ? "t" : "")/\(table.panelWidth)"
    }
    #expect(layouts.joined(separator: " ") == expected)
  }

  private static let boards = ["2x2", "4x4", "5x4", "6x6", "8x4", "10x10", "12x12", "26x20"]

  @Test(arguments: boards)
  func `Cards and panel lie apart in the window, cards in the middle of their room`(
    board: String
  ) throws {
    let size = try BoardSize(parsing: board)
    for columns in 12...220 {
      for rows in stride(from: 6, through: 70, by: 3) {
        guard let table = CardTable(size, columns: columns, rows: rows) else { continue }
        let edge = table.isTight ? 0 : 1.0
        let room = CGRect(
          x: 0, y: 0,
          width: columns - (table.panelWidth > 3 ? table.panelWidth + 1 : table.panelWidth),
          height: rows)
        let framed = table.grid.insetBy(dx: -1, dy: -edge)
        #expect(room.contains(framed), "\(columns)x\(rows)")
        #expect(abs(room.midX - table.grid.midX) <= 0.5, "\(columns)x\(rows)")
        #expect(abs(room.midY - table.grid.midY) <= 0.5, "\(columns)x\(rows)")
      }
    }
  }

  /// At 60, 100 and 180 columns the panel widens, and where its wider form first has room besides cards
  /// with pictures; its calls are worth a size of the cards.
  @Test(arguments: boards)
  func `A larger window has smaller cards only where its panel is wider`(board: String) throws {
    let size = try BoardSize(parsing: board)
    for columns in 12...220 {
      for rows in 6...70 {
        guard let table = CardTable(size, columns: columns, rows: rows) else { continue }
        let higher = try #require(CardTable(size, columns: columns, rows: rows + 1))
        #expect(higher.card >= table.card, "\(columns)x\(rows)")
        let wider = try #require(CardTable(size, columns: columns + 1, rows: rows))
        #expect(
          wider.card >= table.card || wider.panelWidth > table.panelWidth, "\(columns)x\(rows)")
      }
    }
  }

  @Test(arguments: boards)
  func `Each cell of a card belongs to it, and no cell between cards to any`(
    board: String
  ) throws {
    let size = try BoardSize(parsing: board)
    let table = try #require(CardTable(size, columns: 200, rows: 60))
    var cells = 0
    for row in 0..<60 {
      for column in 0..<200 {
        let point = CGPoint(x: column, y: row)
        guard let position = table.position(at: point) else { continue }
        cells += 1
        #expect(size.contains(position))
        #expect(table.frame(of: position).contains(point))
      }
    }
    #expect(cells == size.columns * size.rows * table.card.extent.columns * table.card.extent.rows)
  }
}
