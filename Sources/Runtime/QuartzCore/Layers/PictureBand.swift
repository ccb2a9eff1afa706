import Foundation

/// A part of a picture along one axis, and where it is drawn, of a picture whose edges keep their size.
package struct PictureBand {
  /// The part, in points of the picture.
  package let source: Range<CGFloat>
  /// Where it is drawn, in points from the beginning of the room.
  package let target: Range<CGFloat>

  /// The cap at the beginning, the middle, the cap at the end; caps that do not fit shrink.
  package static func bands(
    of length: CGFloat, caps: (CGFloat, CGFloat), in room: CGFloat
  ) -> [PictureBand] {
    guard length > 0, room > 0 else { return [] }
    let first = min(max(0, caps.0), length)
    let last = min(max(0, caps.1), length - first)
    let fit = min(1, room / max(first + last, .leastNonzeroMagnitude))
    let (start, end) = (first * fit, room - last * fit)
    return [
      PictureBand(source: 0..<first, target: 0..<start),
      PictureBand(source: first..<(length - last), target: start..<max(start, end)),
      PictureBand(source: (length - last)..<length, target: max(start, end)..<room),
    ]
  }
}

extension Range<CGFloat> {
  /// How far apart the bounds are.
  package var length: CGFloat { upperBound - lowerBound }
}
