import ConcentrationTestSupport
import ConcentrationEngine
import Foundation
import Testing
import UIKit

@testable import ConcentrationApp
@testable import ConcentrationShell
@testable import UIKitShell

/// Cards that turn, as a person at a terminal sees them.
@MainActor @Suite struct CardMotionTests {
  @MainActor
  private struct Player {
    let session: TypedSession
    var terminal: EmulatedTerminal

    init(
      columns: Int = 80, rows: Int = 24, allowsMotion: Bool = true, color: ColorChoice = .exact
    ) throws {
      var options = REPL.Options(
        size: ScreenSize(columns: columns, rows: rows), control: .alternateScreen, isUTF8: true)
      options.allowsMotion = allowsMotion
      session = TypedSession(
        draw: .page, options: options, size: (columns, rows), look: .auto, color: color)
      terminal = EmulatedTerminal(width: columns, height: rows)
      try terminal.feed(session.repl.start().output)
      _ = try type("new 4x4 animals --seed 7")
    }

    /// The pages that are seen after a line, and the bytes of each.
    mutating func type(_ line: String) throws -> (pages: [[String]], bytes: [Int]) {
      try terminal.type(line)
      let response = session.repl.receive(.line(line))
      var (pages, bytes): ([[String]], [Int]) = ([], [])
      for text in (response.playback?.takeAll() ?? []) + [response.withoutFrames.output] {
        try terminal.feed(text)
        pages.append(terminal.lines)
        bytes.append(text.utf8.count)
      }
      return (pages, bytes)
    }

    /// What is seen in the row of a card's plate, within the card.
    func plates(of position: Position, on pages: [[String]]) -> [String] {
      guard let table = session.repl.session.game.session.table,
        let layout = CardTable(table.game.size, columns: 80, rows: 21)
      else { return [] }
      let frame = layout.frame(of: position)
      return pages.map { page in
        let line = page[Int(frame.maxY) - 1].padding(
          toLength: 80, withPad: " ", startingAt: 0)
        return String(line.dropFirst(Int(frame.minX)).prefix(Int(frame.width)))
      }
    }
  }

  private static let card = Position(column: 1, row: 1)

  @Test func `a card turns through its edge, and shows its face at last`() throws {
    var player = try Player()
    let pages = try player.type("b2").pages
    let plates = player.plates(of: Self.card, on: pages)
    #expect(plates.count >= 5)
    let widths = plates.map { $0.trimmingCharacters(in: .whitespaces).count }
    let narrowest = try #require(widths.firstIndex(of: widths.min() ?? 0))
    #expect(narrowest > 0 && narrowest < widths.count - 1 && widths[narrowest] <= 3, "\(plates)")
    #expect(plates.last?.contains("[tiger]") == true, "\(plates)")
    #expect(plates[..<narrowest].allSatisfy { !$0.contains("[") }, "\(plates)")
    // What a turn says comes with its first frame.
    #expect(pages.first?.contains { $0.hasPrefix("b2 is tiger") } == true)
  }

  @Test func `the other cards stay, and the panel is that of the end`() throws {
    var player = try Player()
    let pages = try player.type("b2").pages
    let others = player.plates(of: Position(column: 2, row: 2), on: pages)
    #expect(Set(others).count == 1, "\(others)")
  }

  @Test func `a turn writes at most twelve times the bytes of the change itself`() throws {
    for line in ["b2", "c3", "a1", "undo"] {
      var player = try Player()
      var still = try Player(allowsMotion: false)
      for before in ["b2", "c3"].prefix(while: { $0 != line }) {
        _ = try player.type(before)
        _ = try still.type(before)
      }
      let moved = try player.type(line).bytes.reduce(0, +)
      let change = try still.type(line).bytes.reduce(0, +)
      #expect(moved <= 12 * change, "\(line): \(moved) bytes against \(change)")
      #expect(
        player.session.repl.session.app.screenLines(ascii: false)
          == still.session.repl.session.app.screenLines(ascii: false))
    }
  }

  @Test func `two cards of one command are turned one after the other`() throws {
    var player = try Player()
    let pages = try player.type("b2 c3").pages
    let first = player.plates(of: Self.card, on: pages)
    let second = player.plates(of: Position(column: 2, row: 2), on: pages)
    let firstUp = try #require(first.firstIndex { $0.contains("tiger") })
    let secondUp = try #require(second.firstIndex { $0.contains("cat") })
    #expect(firstUp < secondUp, "\(first) \(second)")
    #expect(second[...firstUp].allSatisfy { $0.contains("c3") }, "\(second)")
  }

  /// The cells at the left of a card, where its ring is seen.
  private func edges(of position: Position, on pages: [[String]]) throws -> [Character] {
    let layout = try #require(CardTable(try BoardSize(columns: 4, rows: 4), columns: 80, rows: 21))
    let frame = layout.frame(of: position)
    return pages.map { page in
      let line = page[Int(frame.minY)].padding(toLength: 80, withPad: " ", startingAt: 0)
      return line[line.index(line.startIndex, offsetBy: Int(frame.minX) - 1)]
    }
  }

  @Test func `a pair has rings for a moment, and keeps none`() throws {
    var player = try Player()
    let table = try #require(player.session.repl.session.game.session.table)
    let pair = try #require(table.game.pairs.first)
    _ = try player.type("\(pair.0)")
    let pages = try player.type("\(pair.1)").pages
    for card in [pair.0, pair.1] {
      let edges = try edges(of: card, on: pages)
      let ringed = edges.indices.filter { edges[$0] == "▐" }
      // Pages that are alike are one.
      #expect(ringed.count >= 1 && (ringed.first ?? 0) > 3, "\(edges)")
      #expect(edges.last == " ", "\(edges)")
    }
    let board = try #require(player.session.repl.session.app.window?.firstBoard)
    #expect(board.subviews.isEmpty)
  }

  @Test func `a card that is turned back turns, too, and the board is whole afterwards`() throws {
    var player = try Player()
    _ = try player.type("b2")
    let plates = player.plates(of: Self.card, on: try player.type("undo").pages)
    #expect(plates.count >= 5 && plates.last?.contains("b2") == true, "\(plates)")
    let board = try #require(player.session.repl.session.app.window?.firstBoard)
    #expect(board.subviews.isEmpty)
  }

  @Test(arguments: ["new 4x4 animals --seed 8", "new 6x4 food"])
  func `cards are dealt row after row`(line: String) throws {
    var player = try Player()
    var still = try Player(allowsMotion: false)
    for other in ["b2", "c3"] {
      _ = try player.type(other)
      _ = try still.type(other)
    }
    let deal = try player.type(line)
    let change = try still.type(line).bytes.reduce(0, +)
    let rows = try #require(player.session.repl.session.game.session.table?.game.size.rows)
    var dealt = deal.pages.map { page in
      (1...rows).map { row in page.contains { $0.contains("a\(row)") } }
    }
    // Pages before the first that show the game before are none of the deal.
    #expect(dealt.last?.allSatisfy(\.self) == true, "\(deal.pages.last ?? [])")
    dealt.removeAll { $0.allSatisfy(\.self) }
    #expect(dealt.count >= 3, "\(dealt)")
    #expect(dealt.map { $0.count { $0 } } == dealt.map { $0.count { $0 } }.sorted())
    #expect(dealt.allSatisfy { row in row == row.sorted { $0 && !$1 } }, "\(dealt)")
    #expect(deal.bytes.reduce(0, +) <= 12 * change, "\(deal.bytes) against \(change)")
    let board = try #require(player.session.repl.session.app.window?.firstBoard)
    #expect(board.subviews.isEmpty)
  }

  @Test func `a game that goes on is not dealt again`() throws {
    var player = try Player()
    _ = try player.type("b2")
    _ = try player.type("new 4x4 food")
    let pages = try player.type("undo").pages
    #expect(pages.allSatisfy { page in page.contains { $0.contains("d4") } }, "\(pages)")
  }

  @Test func `nothing turns or is dealt without colours, on small cards, or with less motion`()
    throws
  {
    for (columns, rows, allowsMotion, color) in [
      (80, 24, true, ColorChoice.never), (80, 24, false, .exact), (40, 15, true, .exact),
    ] {
      var player = try Player(
        columns: columns, rows: rows, allowsMotion: allowsMotion, color: color)
      for line in ["b2", "new 4x4 food --seed 3"] {
        #expect(try player.type(line).pages.count == 1, "\(line)")
      }
    }
  }
}

extension Game {
  /// The positions of each pair, in reading order.
  fileprivate var pairs: [(Position, Position)] {
    let positions = Array(size.positions)
    return positions.indices.flatMap { first in
      positions.indices.filter { $0 > first && picture(at: $0) == picture(at: first) }
        .map { (positions[first], positions[$0]) }
    }
  }
}

extension UIView {
  fileprivate var firstBoard: BoardView? {
    (self as? BoardView) ?? subviews.lazy.compactMap(\.firstBoard).first
  }
}
