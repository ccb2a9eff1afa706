import CoreGraphics
import Foundation

/// A file whose pixels are all of one colour, as far as they are not clear.
struct TintedFile: UIKitRuntime.EncodedImage {
  let file: DecodedFile
  let color: UIColor

  var width: Int { file.file.width }
  var height: Int { file.file.height }

  func bitmap(coveringWidth width: Int, height: Int) throws -> UIKitRuntime.Bitmap {
    try file.bitmap(coveringWidth: width, height: height).tinted(color)
  }
}

extension UIKitRuntime.Bitmap {
  /// The bitmap in one colour, as opaque as it was.
  fileprivate func tinted(_ color: UIColor) -> UIKitRuntime.Bitmap {
    let parts = [color.redValue, color.greenValue, color.blueValue].map {
      UInt8(($0 * 255).rounded())
    }
    var tinted: [UInt8] = []
    tinted.reserveCapacity(pixels.count)
    for index in stride(from: 3, to: pixels.count, by: 4) {
      tinted += parts
      tinted.append(UInt8((CGFloat(pixels[index]) * color.alphaValue).rounded()))
    }
    return UIKitRuntime.Bitmap(width: width, height: height, pixels: tinted)
  }
}

extension UIKitRuntime.CellArt {
  /// The art with all characters in one colour.
  func tinted(_ color: UIColor) -> UIKitRuntime.CellArt {
    let rows = (0..<self.rows).map { row in
      cells[row * columns..<(row + 1) * columns].map { Cell($0.character, color: color) }
    }
    return UIKitRuntime.CellArt(rows: rows)
  }
}

extension ImageDrawing {
  /// The same steps in one colour, each as opaque as it was.
  func tinted(_ color: UIColor) -> ImageDrawing {
    ImageDrawing(size: size, steps: steps.map { $0.tinted(color) })
  }
}

extension ImageDrawing.Step {
  fileprivate func tinted(_ tint: UIColor) -> ImageDrawing.Step {
    switch self {
    case .fill(let rect, let color): .fill(rect, tint.covering(color))
    case .strokeFrame(let rect, let color): .strokeFrame(rect, tint.covering(color))
    case .fillPath(let path, let rule, let color): .fillPath(path, rule, tint.covering(color))
    case .strokePath(let path, let style, let color):
      .strokePath(path, style, tint.covering(color))
    case .text(let text, let point, let attributes):
      .text(text, point, attributes.tinted(tint))
    case .image(let image, let rect): .image(image.tinted(tint), rect)
    case .saveState, .restoreState, .concatenate, .clip, .clipToPath: self
    }
  }
}

extension UIKitRuntime.TextAttributes {
  fileprivate func tinted(_ tint: UIColor) -> UIKitRuntime.TextAttributes {
    var tinted = self
    tinted.foreground = foreground.map { tint.covering($0) } ?? tint
    tinted.background = background.map { tint.covering($0) }
    return tinted
  }
}

extension UIColor {
  /// This colour in the place of another one, as opaque as both together.
  fileprivate func covering(_ other: UIColor) -> UIColor {
    other.alphaValue == 1 ? self : withAlphaComponent(alphaValue * other.alphaValue)
  }
}
