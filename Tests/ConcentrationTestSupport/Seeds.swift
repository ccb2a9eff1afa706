import Foundation

/// Seeds for tests that must hold for every seed.
///
/// As arguments of a parameterised test they are printed by the test library when one fails:
/// `@Test(arguments: Seeds.some)`. `SEED=17 swift test` then runs that one alone, and
/// `SEEDS=5000 swift test` looks further than usual.
package enum Seeds {
  /// A hundred seeds, or as the environment says.
  package static let some: [UInt64] = upTo(100)

  /// The seeds from 1 to a count, or as the environment says.
  package static func upTo(_ count: UInt64) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let one = environment["SEED"].flatMap({ UInt64($0) }) { return [one] }
    return Array(1...max(1, environment["SEEDS"].flatMap { UInt64($0) } ?? count))
  }
}
