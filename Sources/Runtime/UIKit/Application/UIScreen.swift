import Foundation

/// The terminal: its size in points and what size classes follow from it.
///
/// A point is a cell, unless the screen says that a cell has more of them.
/// Source: Apple, UIScreen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// How many points a cell is wide and high; 1 by 1 for an app that is made for a terminal.
  public let cellSize: CGSize
  /// The device for which the screen was made; nil where the width decides.
  private let idiom: UIUserInterfaceIdiom?
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
    let isPhone = min(size.width, size.height) < UITraitCollection.regularPoints
    idiom = cellSize == CGSize(width: 1, height: 1) ? nil : isPhone ? .phone : .pad
    bounds = CGRect(origin: .zero, size: size)
  }

  /// The terminal again: a cell cannot be divided.
  public var nativeBounds: CGRect { bounds }
  /// How many pixels make a point: one cell is one point.
  public var scale: CGFloat { 1 }
  /// The traits that follow from the size.
  public var traitCollection: UITraitCollection { traits(for: bounds.size) }

  /// The traits of the screen if it had a size in points, or of a part of it.
  ///
  /// Where a point is a cell, phone and pad follow the width. Else the device is the one that the screen
  /// was made for, whatever size it gets: a phone if one side is shorter than 600 points.
  func traits(for size: CGSize) -> UITraitCollection {
    guard let idiom else { return UITraitCollection(screenSize: size) }
    return UITraitCollection(deviceSize: size, idiom: idiom)
  }

  /// The middle of a cell in points, for what is pointed at; columns and rows are counted from 0.
  public func point(column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * cellSize.width, y: (CGFloat(row) + 0.5) * cellSize.height)
  }

  /// The size in points of a terminal of a size in cells.
  public func size(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * cellSize.width, height: CGFloat(rows) * cellSize.height)
  }
}
