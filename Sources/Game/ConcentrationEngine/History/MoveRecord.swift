/// One move of a history in eight bytes, with what is needed to take it back.
///
/// The growth of an array at most doubles it, so a history stays within 16 bytes a move. What is
/// not stored follows from the records before: the two cards that a flip turned back are those of
/// the two flips before it, points follow from the cards, the player from the kind of move.
///
/// | bits | |
/// |---|---|
/// | 0–11 | number of the card |
/// | 12–13 | kind |
/// | 14 | begins a step of undo |
/// | 15 | the flip has a time |
/// | 16–17 | passes in a row before |
/// | 18 | two cards were turned back |
/// | 19, 20 | the first, the second of them had been seen before |
/// | 21–63 | milliseconds since the flip before |
struct MoveRecord: Hashable, Sendable {
  enum Kind: UInt64 {
    case flip, pass, restart
  }

  private let bits: UInt64

  init(
    _ kind: Kind, card: Int = 0, beginsStep: Bool, hasTime: Bool = false, elapsed: Int64 = 0,
    before: Before = Before()
  ) {
    var bits = UInt64(card) | kind.rawValue << 12 | UInt64(before.passes) << 16
    bits |= UInt64(elapsed) << 21
    bits |= Self.bit(14, if: beginsStep) | Self.bit(15, if: hasTime)
    bits |= Self.bit(18, if: before.turnedBack)
    bits |= Self.bit(19, if: before.firstWasSeen) | Self.bit(20, if: before.secondWasSeen)
    self.bits = bits
  }

  /// What a move changes and its text does not contain.
  struct Before: Hashable {
    var passes = 0
    var turnedBack = false
    var firstWasSeen = false
    var secondWasSeen = false
  }

  var kind: Kind {
    switch (bits >> 12) & 3 {
    case Kind.flip.rawValue: .flip
    case Kind.pass.rawValue: .pass
    default: .restart
    }
  }

  var card: Int { Int(bits & 0xFFF) }
  var beginsStep: Bool { flag(14) }
  var hasTime: Bool { flag(15) }
  var elapsed: Int64 { Int64(bits >> 21) }
  var before: Before {
    Before(
      passes: Int((bits >> 16) & 3), turnedBack: flag(18), firstWasSeen: flag(19),
      secondWasSeen: flag(20))
  }

  private static func bit(_ bit: UInt64, if flag: Bool) -> UInt64 { flag ? 1 << bit : 0 }

  private func flag(_ bit: UInt64) -> Bool { bits >> bit & 1 == 1 }
}

extension Game {
  /// What is needed to take back the next move.
  var beforeMove: MoveRecord.Before {
    var before = MoveRecord.Before(passes: Int(progress.consecutivePasses))
    if case .two(let pair) = faceUp {
      before.turnedBack = true
      before.firstWasSeen = wasSeen(at: pair.first)
      before.secondWasSeen = wasSeen(at: pair.second)
    }
    return before
  }
}
