/// A number for each player, stored inline, so that copying a game allocates nothing for it.
@frozen
public struct PlayerTotals: Hashable, Sendable {
  @usableFromInline var total0: Int32 = 0
  @usableFromInline var total1: Int32 = 0
  @usableFromInline var total2: Int32 = 0
  @usableFromInline var total3: Int32 = 0
  @usableFromInline let playerCount: UInt8

  /// Zero for each of `count` players.
  ///
  /// - Parameter count: 1 through 4.
  @inlinable
  init(count: Int) {
    playerCount = UInt8(count)
  }

  /// Adds to the number of one player.
  @inlinable
  @inline(__always)
  mutating func add(_ amount: Int, to player: UInt8) {
    let amount = Int32(truncatingIfNeeded: amount)
    switch player {
    case 0: total0 &+= amount
    case 1: total1 &+= amount
    case 2: total2 &+= amount
    default: total3 &+= amount
    }
  }

  /// All players together.
  @inlinable
  public var sum: Int { Int(total0) + Int(total1) + Int(total2) + Int(total3) }
}

extension PlayerTotals: RandomAccessCollection {
  /// The first player.
  @inlinable public var startIndex: Int { 0 }
  /// One past the last player.
  @inlinable public var endIndex: Int { Int(playerCount) }

  /// The number of one player, counted from 0.
  @inlinable
  public subscript(player: Int) -> Int {
    precondition(player >= 0 && player < endIndex, "no such player")
    return switch player {
    case 0: Int(total0)
    case 1: Int(total1)
    case 2: Int(total2)
    default: Int(total3)
    }
  }
}
