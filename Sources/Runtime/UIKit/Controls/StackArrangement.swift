import Foundation

/// The layout of a stack view along its axis, in whole cells.
struct StackArrangement {
  /// The start and end of each view along the stack.
  private(set) var spans: [ClosedRange<CGFloat>] = []

  /// Distributes a length.
  ///
  /// - Parameters:
  ///   - preferred: the preferred length of each view, or nil if it has none.
  ///   - gaps: the spacing between views, one fewer than views.
  ///   - length: the total length, in cells.
  ///   - distribution: the distribution.
  init(
    preferred: [CGFloat?], gaps: [CGFloat], length: CGFloat,
    distribution: UIStackView.Distribution
  ) {
    let room = max(0, length - gaps.reduce(0, +))
    let lengths: [CGFloat]
    var gaps = gaps
    switch distribution {
    case .fillEqually: lengths = Self.shares(of: room, weights: preferred.map { _ in 1 })
    case .fillProportionally:
      lengths = Self.shares(of: room, weights: preferred.map { max(0, $0 ?? 1) })
    case .fill: lengths = Self.filled(preferred, room: room)
    case .equalSpacing:
      lengths = preferred.map { $0 ?? 0 }
      let spare = max(0, length - lengths.reduce(0, +))
      let equal = Self.shares(of: spare, weights: gaps.map { _ in 1 })
      gaps = zip(gaps, equal).map { max($0, $1) }
    }
    var start: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      spans.append(start...(start + length))
      start += length + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// Shares of a length in proportion to weights, in whole cells that add up to it.
  private static func shares(of room: CGFloat, weights: [CGFloat]) -> [CGFloat] {
    let total = weights.reduce(0, +)
    guard total > 0 else { return weights.map { _ in 0 } }
    var used: CGFloat = 0
    var sum: CGFloat = 0
    return weights.map { weight in
      sum += weight
      let end = (room * sum / total).rounded()
      defer { used = end }
      return end - used
    }
  }

  /// The preferred lengths; the rest is given to views without one, or else to the last view.
  private static func filled(_ preferred: [CGFloat?], room: CGFloat) -> [CGFloat] {
    var left = room
    var lengths = preferred.map { asked -> CGFloat in
      let length = min(asked ?? 0, left)
      left -= length
      return length
    }
    let open = preferred.indices.filter { preferred[$0] == nil }
    let takers = open.isEmpty ? Array(preferred.indices.suffix(1)) : open
    for (index, share) in zip(takers, shares(of: left, weights: takers.map { _ in 1 })) {
      lengths[index] += share
    }
    return lengths
  }
}
