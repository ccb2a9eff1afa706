/// The size in which cards are drawn.
package enum ZoomLevel: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// One letter for each card.
  case small = 1
  /// A frame with symbol and letter.
  case medium = 2
  /// A frame of five lines with symbol, letter and word.
  case large = 3

  package static func < (left: ZoomLevel, right: ZoomLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A change of the size in which cards are drawn.
package enum ZoomChange: Hashable, Sendable {
  case zoomIn
  case zoomOut
  /// The largest size in which the whole board is visible, or else the smallest.
  case fit
  case level(ZoomLevel)
}
