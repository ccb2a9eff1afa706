/// One card of the board, in four bytes so that a large board stays in the cache.
@frozen
@usableFromInline
struct Card: Hashable, Sendable {
  /// The picture, 0 up to the number of pairs; exactly two cards bear each.
  @usableFromInline let picture: UInt16
  @usableFromInline var state: CardState
  /// Whether it has lain face up and been turned back; this belongs to the card, not the picture.
  @usableFromInline var wasSeen: Bool

  @inlinable
  init(picture: UInt16) {
    self.picture = picture
    state = .faceDown
    wasSeen = false
  }
}
