import Foundation

/// The terminal: its size in cells and what size classes follow from it.
///
/// Source: Apple, UIScreen; one point is one cell.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The whole terminal, in cells.
  public internal(set) var bounds: CGRect

  /// The terminal of the shared application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// Makes a terminal of a size in cells; without one it is 80 columns by 24 rows.
  public init(size: CGSize = CGSize(width: 80, height: 24)) {
    bounds = CGRect(origin: .zero, size: size)
  }

  /// The terminal again: a cell cannot be divided.
  public var nativeBounds: CGRect { bounds }
  /// How many pixels make a point: one cell is one point.
  public var scale: CGFloat { 1 }
  /// The traits that follow from the size.
  public var traitCollection: UITraitCollection { UITraitCollection(screenSize: bounds.size) }
}
