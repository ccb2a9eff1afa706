import ConcentrationEngine

extension CardMemory {
  /// A card drawn evenly from those not remembered.
  ///
  /// - Precondition: There is one.
  func anyUnknown(using generator: inout Xoshiro256StarStar) -> Int {
    unknown(Int(generator.below(UInt64(unknownCount))))
  }

  /// A card drawn evenly from those not remembered, but not the given one.
  ///
  /// - Precondition: There is another one.
  func anyUnknown(
    besides card: Int, using generator: inout Xoshiro256StarStar
  ) -> Int {
    guard !isRemembered(card) else { return anyUnknown(using: &generator) }
    let drawn = unknown(Int(generator.below(UInt64(unknownCount - 1))))
    return drawn == card ? unknown(unknownCount - 1) : drawn
  }

  /// The next card not remembered, but not the given one; in reading order as long as no other
  /// card was chosen.
  ///
  /// - Precondition: There is another one.
  func nextUnknown(besides card: Int?) -> Int {
    let next = unknown(unknownCount - 1)
    return next == card ? unknown(unknownCount - 2) : next
  }
}
