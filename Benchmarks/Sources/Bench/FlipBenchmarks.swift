import CReferenceGame
import ConcentrationEngine

/// A list of cards to flip on a board, some of them refused, as they come from a generator.
struct FlipList {
  let size: BoardSize
  let positions: [Position]
  let columns: [UInt8]
  let rows: [UInt8]

  init(size: BoardSize, count: Int) {
    var generator = Xoshiro256StarStar(seed: 5)
    self.size = size
    positions = (0..<count).map { _ in
      size.position(at: Int(generator.below(UInt64(size.cardCount))))
    }
    columns = positions.map { UInt8($0.column) }
    rows = positions.map { UInt8($0.row) }
  }

  /// Flips through the public interface.
  func work() -> Work {
    var generator = Xoshiro256StarStar(seed: 7)
    var game = Game(GameID(size: size, theme: .shapes, seed: SeedText(7)))
    game.deal(using: &generator)
    return Work(name: "flip, \(size.pairCount) pairs", operations: positions.count) {
      consume(flipAll(&game, &generator))
    }
  }

  @inline(never)
  func flipAll(_ game: inout Game, _ generator: inout Xoshiro256StarStar) -> Int {
    var sum = 0
    for position in positions {
      do throws(MoveError) {
        sum += try game.flip(position).points
      } catch {
        sum += 1
      }
      if game.isWon { game.deal(using: &generator) }
    }
    return sum
  }

  /// Flips of the C program.
  func referenceWork() -> Work {
    let game = UnsafeMutablePointer<reference_game>.allocate(capacity: 1)
    reference_set_up(game, Int32(size.columns), Int32(size.rows), 1, false)
    var generator = reference_generator()
    reference_seed(&generator, 7)
    reference_deal(game, &generator)
    return Work(name: "flip in C, \(size.pairCount) pairs", operations: positions.count) {
      consume(reference_flip_all(game, &generator, columns, rows, Int32(columns.count)))
    }
  }
}

/// Flips that the rules always allow, so that boards of different sizes do the same work.
///
/// On a random list a small board refuses more and mispredicts more, which says nothing about the
/// cost of a flip. Here two cards that differ are turned, then the next two, over and over.
struct LegalFlips {
  let size: BoardSize
  let count: Int

  func work() -> Work {
    var generator = Xoshiro256StarStar(seed: 7)
    var game = Game(size: size, using: &generator)
    let cards = Self.cards(of: game, count: count)
    return Work(name: "legal flip, \(size.pairCount) pairs", operations: count) {
      for card in cards { game.flipIfAllowed(index: card) }
      consume(game.flips)
    }
  }

  /// Pairs of cards that differ, spread over the whole board.
  private static func cards(of game: Game, count: Int) -> [Int] {
    var generator = Xoshiro256StarStar(seed: 9)
    var cards: [Int] = []
    while cards.count < count {
      let first = Int(generator.below(UInt64(game.size.cardCount)))
      let second = Int(generator.below(UInt64(game.size.cardCount)))
      if first != second, game.picture(at: first) != game.picture(at: second) {
        cards += [first, second]
      }
    }
    return cards
  }
}
