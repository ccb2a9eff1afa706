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
    guard part.width > 0, part.height > 0 else { return }
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
    let columns = Self.bands(center.minX, center.maxX, of: size.width, in: rect.width)
    let rows = Self.bands(center.minY, center.maxY, of: size.height, in: rect.height)
    for row in rows {
      for column in columns {
        let part = CGRect(x: column.from, y: row.from, width: column.share, height: row.share)
        PartOfContents(base, part).draw(
          in: CGRect(
            x: rect.minX + column.start, y: rect.minY + row.start, width: column.length,
            height: row.length), on: context)
      }
    }
  }

  private struct Band { let from, share, start, length: CGFloat }

  /// What lies before, in and after the stretched part along one axis; edges that do not fit share the room.
  private static func bands(
    _ start: CGFloat, _ end: CGFloat, of size: CGFloat, in room: CGFloat
  ) -> [Band] {
    let (before, after) = (max(0, start) * size, max(0, 1 - end) * size)
    let fit = min(1, room / max(before + after, .leastNonzeroMagnitude))
    let (first, last) = (before * fit, after * fit)
    return [
      Band(from: 0, share: start, start: 0, length: first),
      Band(from: start, share: end - start, start: first, length: room - first - last),
      Band(from: end, share: 1 - end, start: room - last, length: last),
    ].filter { $0.share > 0 && $0.length > 0 }
  }
}
