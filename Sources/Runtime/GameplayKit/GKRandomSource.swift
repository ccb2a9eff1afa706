import Foundation

/// What draws numbers.
public protocol GKRandom {
  /// A number of all that an `Int32` has.
  func nextInt() -> Int
  /// A number from 0 to below another one.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// Yes or no.
  func nextBool() -> Bool
}

/// Draws numbers, as the system does or again and again the same from a seed, which are not those of a phone.
///
/// Source: Apple, GKRandomSource.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()
  private let lock = NSLock()
  /// The state of a generator with a seed; nil for that of the system.
  private var state: UInt64?

  /// Makes a source without a seed.
  public override init() {}

  init(state: UInt64) { self.state = state }

  /// The source of the whole app.
  public class func sharedRandom() -> GKRandomSource { shared }

  private func next() -> UInt64 {
    lock.withLock {
      guard var value = state else {
        var system = SystemRandomNumberGenerator()
        return system.next()
      }
      // Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", SplitMix64.
      value &+= 0x9E37_79B9_7F4A_7C15
      state = value
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  /// A number of all that an `Int32` has.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }

  /// A number from 0 to below another one.
  open func nextInt(upperBound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(max(upperBound, 1))).high)
  }

  /// A number from 0 to 1.
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }

  /// Yes or no.
  open func nextBool() -> Bool { next() >> 63 == 1 }

  /// The same objects in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var objects = array
    for last in objects.indices.dropFirst().reversed() {
      objects.swapAt(last, nextInt(upperBound: last + 1))
    }
    return objects
  }
}

/// Draws the same numbers from the same seed.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  /// Where the numbers begin.
  public let seed: UInt64

  /// Makes a source of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

/// Draws whole numbers between two.
open class GKRandomDistribution: NSObject, GKRandom {
  /// The smallest number.
  public let lowestValue: Int
  /// The greatest number.
  public let highestValue: Int
  private let source: any GKRandom

  /// Makes a distribution of a source.
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = lowestValue
    self.highestValue = highestValue
  }

  /// Makes a distribution of the app's source.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  /// Makes a die.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// A die with six sides.
  public class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }

  /// A die with twenty sides.
  public class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  /// How many numbers there are.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// A number.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number below another one.
  open func nextInt(upperBound: Int) -> Int {
    lowestValue
      + source.nextInt(upperBound: min(upperBound - lowestValue, numberOfPossibleOutcomes))
  }

  /// A number from 0 to 1.
  open func nextUniform() -> Float { source.nextUniform() }

  /// Yes or no.
  open func nextBool() -> Bool { source.nextBool() }
}
