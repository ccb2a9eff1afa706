import Foundation

/// The terminal: its size in points and what size classes follow from it.
///
/// A point is a cell, unless the screen says that a cell has more of them.
/// Source: Apple, UIScreen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// How many points a cell is wide and high; 1 by 1 for an app that is made for a terminal.
  public let cellSize: CGSize
  /// The whole terminal, in points.
  public internal(set) var bounds: CGRect

  /// The terminal of the shared application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// Makes a terminal of a size in points; without one it is 80 columns by 24 rows of one point.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - cellSize: how many points a cell is wide and high, each more than 0; an app for a phone keeps
  ///     its points with 8 by 16.
  public init(
    size: CGSize = CGSize(width: 80, height: 24), cellSize: CGSize = CGSize(width: 1, height: 1)
  ) {
    precondition(cellSize.width > 0 && cellSize.height > 0, "a cell has an extent")
    self.cellSize = cellSize
    bounds = CGRect(origin: .zero, size: size)
  }

  /// The terminal again: a cell cannot be divided.
  public var nativeBounds: CGRect { bounds }
  /// How many pixels make a point: one cell is one point.
  public var scale: CGFloat { 1 }
  /// The traits that follow from the size.
  public var traitCollection: UITraitCollection {
    UITraitCollection(screenSize: bounds.size, cellSize: cellSize)
  }
}
