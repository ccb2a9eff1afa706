import Foundation

/// An image: cell art, since a terminal's picture is made of cells.
///
/// Images never change, so they may be made and handed over on any thread.
/// Source: Apple, UIImage.
open class UIImage: NSObject, @unchecked Sendable {
  /// The cells of the image.
  public let cellArt: UIKitRuntime.CellArt

  /// Makes an image of cell art.
  public init(cellArt: UIKitRuntime.CellArt) {
    self.cellArt = cellArt
    super.init()
  }

  /// Makes an image from the text form of cell art.
  ///
  /// - Returns: nil if the data is no cell art; `CellArt(parsing:)` says why.
  public convenience init?(data: Data) {
    guard let art = try? UIKitRuntime.CellArt(parsing: data) else { return nil }
    self.init(cellArt: art)
  }

  /// Finds an image among those registered with the application's view environment.
  ///
  /// - Returns: nil if there is no image of that name.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let image = UIApplication.shared.viewEnvironment.namedImages[name] else { return nil }
    self.init(cellArt: image.cellArt)
  }

  /// The size in points, which are cells.
  open var size: CGSize { CGSize(width: cellArt.columns, height: cellArt.rows) }

  /// How many pixels a point has; a cell is not divided.
  open var scale: CGFloat { 1 }

  /// Draws the image with its first cell at a point of the current context.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image stretched to a rectangle of the current context.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawImage(self, in: rect)
  }

  /// Compares the cells.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.cellArt == cellArt
  }

  /// The hash of the cells.
  open override var hash: Int { cellArt.hashValue }
}
