import ConcentrationEngine
import Testing

@Suite("Random numbers")
struct RandomnessTests {
  @Test(arguments: splitMixVectors.indices)
  func `SplitMix64 gives the published words`(index: Int) {
    let vector = splitMixVectors[index]
    var generator = SplitMix64(seed: vector.seed)
    #expect(vector.words.indices.map { _ in generator.next() } == vector.words)
  }

  @Test func `SplitMix64 fills five buckets as Rosetta Code says`() {
    var generator = SplitMix64(seed: 987_654_321)
    var buckets = [0, 0, 0, 0, 0]
    for _ in 0..<100_000 {
      buckets[Int(generator.unitInterval() * 5)] += 1
    }
    #expect(buckets == [20027, 19892, 20073, 19978, 20030])
  }

  @Test(arguments: xoshiroVectors.indices)
  func `xoshiro256** gives the published words`(index: Int) {
    let vector = xoshiroVectors[index]
    var generator = Xoshiro256StarStar(seed: vector.seed)
    #expect(vector.words.indices.map { _ in generator.next() } == vector.words)
  }

  @Test func `xoshiro256** goes on from a given state as the reference program does`() {
    var generator = Xoshiro256StarStar(state: (1, 2, 3, 4))
    let expected: [UInt64] = [
      11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
      607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
      10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    #expect(expected.indices.map { _ in generator.next() } == expected)
  }

  @Test func `xoshiro256** refuses to start from zeros alone`() async {
    await #expect(processExitsWith: .failure) {
      _ = Xoshiro256StarStar(state: (0, 0, 0, 0))
    }
  }

  @Test(arguments: boundedVectors.indices)
  func `A bounded draw gives the known values from the known number of words`(index: Int) {
    let vector = boundedVectors[index]
    var generator = CountingGenerator(seed: vector.seed)
    #expect(vector.values.map { _ in generator.below(vector.bound) } == vector.values)
    #expect(generator.draws == vector.rawDraws)
  }

  @Test func `A draw below one is zero and still takes a word`() {
    var generator = CountingGenerator(seed: 7)
    #expect(generator.below(1) == 0)
    #expect(generator.draws == 1)
  }

  @Test(arguments: shuffleVectors.indices)
  func `A shuffle gives the known order`(index: Int) {
    let vector = shuffleVectors[index]
    var generator = Xoshiro256StarStar(seed: vector.seed)
    var numbers = Array(vector.order.indices)
    numbers.fisherYatesShuffle(using: &generator)
    #expect(numbers == vector.order)
  }

  @Test(arguments: [0, 1])
  func `Shuffling none or one draws nothing`(count: Int) {
    var generator = CountingGenerator(seed: 7)
    var numbers = Array(0..<count)
    numbers.fisherYatesShuffle(using: &generator)
    #expect(numbers == Array(0..<count))
    #expect(generator.draws == 0)
  }

  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C),
      ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `FNV-1a gives the published hashes`(text: String, expected: UInt64) {
    #expect(FNV1a.hash(text.utf8) == expected)
  }
}

/// Counts the words that are drawn.
private struct CountingGenerator: RandomNumberGenerator {
  private var base: Xoshiro256StarStar
  private(set) var draws = 0

  init(seed: UInt64) {
    base = Xoshiro256StarStar(seed: seed)
  }

  mutating func next() -> UInt64 {
    draws += 1
    return base.next()
  }
}
