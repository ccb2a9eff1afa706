import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@testable import ConcentrationPlayers

@Suite("The memory of cards")
struct CardMemoryTests {
  @Test(arguments: Seeds.some)
  func `It agrees with a plain dictionary, whatever happens`(seed: UInt64) {
    var generator = Xoshiro256StarStar(seed: seed)
    let pictures = (0..<20).map { $0 / 2 }
    var memory = CardMemory()
    memory.clear(cards: 20)
    var known: [Int: Int] = [:]
    var left = Set(0..<20)
    for _ in 0..<200 {
      guard let card = left.sorted().randomElement(using: &generator) else { return }
      switch generator.below(8) {
      case 0...3:
        memory.remember(card, picture: pictures[card])
        known[card] = pictures[card]
      case 4...6:
        memory.forget(card)
        known[card] = nil
      default:
        for gone in [card, card ^ 1] {
          memory.remove(gone)
          known[gone] = nil
          left.remove(gone)
        }
      }
      check(memory, known: known, left: left)
    }
  }

  private func check(_ memory: CardMemory, known: [Int: Int], left: Set<Int>) {
    var memory = memory
    #expect(Set((0..<memory.count).map(memory.remembered)) == Set(known.keys))
    #expect(Set((0..<memory.unknownCount).map(memory.unknown)) == left.subtracting(known.keys))
    for card in left {
      #expect(memory.isRemembered(card) == (known[card] != nil))
      let mate = known[card ^ 1] == nil ? nil : card ^ 1
      #expect(memory.mate(of: card / 2, besides: card) == mate)
    }
    let pairs = known.keys.filter { known[$0 ^ 1] != nil }
    if let pair = memory.knownPair() {
      #expect(pairs.contains(pair.0) && pair.0 ^ 1 == pair.1)
    } else {
      #expect(pairs.isEmpty)
    }
  }

  @Test func `Unknown cards come in reading order, and draws never give the card that is up`() {
    var generator = Xoshiro256StarStar(seed: 1)
    var memory = CardMemory()
    memory.clear(cards: 4)
    #expect(memory.nextUnknown(besides: nil) == 0)
    #expect(memory.nextUnknown(besides: 0) == 1)
    var drawn: Set<Int> = []
    for _ in 0..<100 { drawn.insert(memory.anyUnknown(besides: 2, using: &generator)) }
    #expect(drawn == [0, 1, 3])
  }
}
