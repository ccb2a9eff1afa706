/// Which corners of a rectangle are rounded.
public struct FrameCorners: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = FrameCorners(rawValue: 1)
  /// The upper right corner.
  public static let topRight = FrameCorners(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = FrameCorners(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = FrameCorners(rawValue: 8)
  /// All four.
  public static let all: FrameCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
