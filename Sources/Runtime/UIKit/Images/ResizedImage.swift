import CoreGraphics
import Foundation
import QuartzCore

extension UIImage {
  /// Draws an image with caps: the corners as they are, the edges along themselves, the middle in both
  /// directions, each part tiled or stretched.
  @MainActor
  func drawResized(caps: UIEdgeInsets, in rect: CGRect, on context: CGContext) {
    let (columns, rows) = (
      PictureBand.bands(of: size.width, caps: (caps.left, caps.right), in: rect.width),
      PictureBand.bands(of: size.height, caps: (caps.top, caps.bottom), in: rect.height)
    )
    for row in rows {
      for column in columns {
        let part = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length,
          height: row.source.length)
        let place = CGRect(
          x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
          width: column.target.length, height: row.target.length)
        draw(part, over: place, on: context)
      }
    }
  }

  @MainActor
  private func draw(_ part: CGRect, over place: CGRect, on context: CGContext) {
    guard part.width > 0, part.height > 0, place.width > 0, place.height > 0 else { return }
    guard look.resizingMode == .tile else { return drawPart(part, in: place, on: context) }
    context.saveGState()
    context.clip(to: place)
    for y in stride(from: place.minY, to: place.maxY, by: part.height) {
      for x in stride(from: place.minX, to: place.maxX, by: part.width) {
        drawPart(part, in: CGRect(origin: CGPoint(x: x, y: y), size: part.size), on: context)
      }
    }
    context.restoreGState()
  }

  /// Draws a part of the image, stretched to a rectangle.
  @MainActor
  private func drawPart(_ part: CGRect, in place: CGRect, on context: CGContext) {
    let (across, down) = (place.width / part.width, place.height / part.height)
    context.saveGState()
    context.clip(to: place)
    context.drawImage(
      self,
      in: CGRect(
        x: place.minX - part.minX * across, y: place.minY - part.minY * down,
        width: size.width * across, height: size.height * down))
    context.restoreGState()
  }
}
