/// Seeds that nobody can foresee.
package enum Entropy {
  /// A seed from the system's generator; it is always shown, so that the game can be repeated.
  package static func seed() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
