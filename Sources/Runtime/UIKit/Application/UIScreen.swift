import Foundation

/// The terminal as a screen: its size in points and the resulting traits.
///
/// A cell is one point, unless the screen was created with another cell size. Source: Apple,
/// UIScreen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The size of a cell in points; 1 by 1 for an app that is designed for a terminal.
  package let cellSize: CGSize
  /// The idiom for which the screen was created; nil if the width decides.
  private let idiom: UIUserInterfaceIdiom?
  /// The bounds of the whole terminal, in points.
  public internal(set) var bounds: CGRect {
    didSet { storedTraits = nil }
  }
  /// Light or dark.
  package internal(set) var userInterfaceStyle = UIUserInterfaceStyle.dark {
    didSet { storedTraits = nil }
  }
  /// The text size that a person has chosen.
  package internal(set) var contentSizeCategory = UIContentSizeCategory.large {
    didSet { storedTraits = nil }
  }
  /// The traits of these bounds, once they were asked for: bars do so whenever they are updated.
  private var storedTraits: UITraitCollection?

  /// The screen of the shared application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// Creates a screen; by default it has 80 columns and 24 rows, each one point.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - cellSize: the size of a cell in points, more than 0 by 0; with 8 by 16 an app for a phone
  ///     needs no other frames.
  package init(
    size: CGSize = CGSize(width: 80, height: 24), cellSize: CGSize = CGSize(width: 1, height: 1)
  ) {
    precondition(cellSize.width > 0 && cellSize.height > 0, "a cell has an extent")
    self.cellSize = cellSize
    let isPhone = min(size.width, size.height) < UITraitCollection.regularPoints
    idiom = cellSize == CGSize(width: 1, height: 1) ? nil : isPhone ? .phone : .pad
    bounds = CGRect(origin: .zero, size: size)
  }

  /// The bounds, since a cell cannot be divided.
  public var nativeBounds: CGRect { bounds }
  /// The pixels in a point, always 1.
  public var scale: CGFloat { 1 }
  /// The traits that follow from the size.
  public var traitCollection: UITraitCollection {
    if let storedTraits { return storedTraits }
    let made = traits(for: bounds.size)
    storedTraits = made
    return made
  }

  /// The traits of the screen if it had a size in points, or of a part of it.
  ///
  /// If a cell is one point, the width decides between phone and pad. Otherwise the idiom is that
  /// of the size with which the screen was created: a phone if one side is shorter than 600 points.
  func traits(for size: CGSize) -> UITraitCollection {
    let made =
      idiom.map { UITraitCollection(deviceSize: size, idiom: $0) }
      ?? UITraitCollection(screenSize: size)
    return UITraitCollection(traitsFrom: [made, chosenTraits])
  }

  /// What a person has chosen.
  private var chosenTraits: UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: .unspecified, userInterfaceStyle: userInterfaceStyle,
      preferredContentSizeCategory: contentSizeCategory, displayScale: scale)
  }

  /// The centre of a cell in points; columns and rows are counted from 0.
  package func point(column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * cellSize.width, y: (CGFloat(row) + 0.5) * cellSize.height)
  }

  /// The size in points of a terminal of a size in cells.
  package func size(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * cellSize.width, height: CGFloat(rows) * cellSize.height)
  }
}
