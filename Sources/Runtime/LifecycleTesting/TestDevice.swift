import Foundation

/// The screen on which a test shows an app.
public struct TestDevice: Hashable, Sendable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// The size of a cell of the terminal, in points, more than 0 by 0.
  public var cellSize: CGSize

  /// Makes a screen; where a cell has several points, it is a phone if one side is shorter than 600 points, or
  /// else a pad.
  public init(size: CGSize, cellSize: CGSize = CGSize(width: 8, height: 16)) {
    self.size = size
    self.cellSize = cellSize
  }

  /// A terminal of 80 by 24 cells, each a point.
  public static let terminal = TestDevice(
    size: CGSize(width: 80, height: 24), cellSize: CGSize(width: 1, height: 1))
  /// A phone of 390 by 844 points.
  public static let phone = TestDevice(size: CGSize(width: 390, height: 844))
  /// A pad of 1024 by 768 points.
  public static let pad = TestDevice(size: CGSize(width: 1024, height: 768))
}
