import GameplayKit
import Testing

/// Numbers that are drawn.
@Suite struct RandomTests {
  @Test func `a shuffle has the same objects, and a seed the same order`() {
    let cards = Array(0..<52)
    func shuffled(_ source: GKRandomSource) -> [Int] {
      source.arrayByShufflingObjects(in: cards).compactMap { $0 as? Int }
    }
    let first = shuffled(GKMersenneTwisterRandomSource(seed: 7))
    #expect(first.sorted() == cards)
    #expect(first != cards)
    #expect(first == shuffled(GKMersenneTwisterRandomSource(seed: 7)))
    #expect(shuffled(.sharedRandom()).sorted() == cards)
  }

  @Test func `a die shows all of its sides, and no other`() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6))
    #expect((0..<200).allSatisfy { _ in (0..<1).contains(source.nextUniform()) })
  }
}
