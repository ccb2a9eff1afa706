import CoreGraphics
import Foundation

extension CALayer {
  /// The contents as the layer shows them: a part of them, whose edges may keep their size.
  package final var shownContents: (any LayerContents)? {
    guard var picture = contents as? any LayerContents else { return nil }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if contentsRect != whole { picture = PartOfContents(picture, contentsRect) }
    if contentsCenter != whole { picture = StretchedContents(picture, contentsCenter) }
    return picture
  }
}

/// A part of a picture, in parts of its size.
@MainActor
private struct PartOfContents: LayerContents {
  private let base: any LayerContents
  private let part: CGRect

  init(_ base: any LayerContents, _ part: CGRect) { (self.base, self.part) = (base, part) }

  var size: CGSize {
    CGSize(width: base.size.width * part.width, height: base.size.height * part.height)
  }

  func draw(in rect: CGRect, on context: CGContext) {
    guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
    let whole = CGSize(width: rect.width / part.width, height: rect.height / part.height)
    context.saveGState()
    context.clip(to: rect)
    base.draw(
      in: CGRect(
        x: rect.minX - part.minX * whole.width, y: rect.minY - part.minY * whole.height,
        width: whole.width, height: whole.height), on: context)
    context.restoreGState()
  }
}

/// A picture of which a part, in parts of its size, is stretched, and what surrounds that is not.
@MainActor
private struct StretchedContents: LayerContents {
  private let base: any LayerContents
  private let center: CGRect

  init(_ base: any LayerContents, _ center: CGRect) { (self.base, self.center) = (base, center) }

  var size: CGSize { base.size }

  func draw(in rect: CGRect, on context: CGContext) {
    let (width, height) = (size.width, size.height)
    let columns = PictureBand.bands(
      of: width, caps: (center.minX * width, (1 - center.maxX) * width), in: rect.width)
    let rows = PictureBand.bands(
      of: height, caps: (center.minY * height, (1 - center.maxY) * height), in: rect.height)
    for row in rows {
      for column in columns {
        let part = CGRect(
          x: column.source.lowerBound / width, y: row.source.lowerBound / height,
          width: column.source.length / width, height: row.source.length / height)
        PartOfContents(base, part).draw(
          in: CGRect(
            x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
            width: column.target.length, height: row.target.length), on: context)
      }
    }
  }
}
