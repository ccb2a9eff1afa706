import Foundation

extension UIKitRuntime {
  /// A bitmap of four bytes for each pixel, red, green, blue and opacity, row by row from the top.
  public struct Bitmap: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The bytes of the pixels, four times `width` times `height`, with straight (not
    /// premultiplied) alpha.
    public let pixels: [UInt8]

    /// Makes a bitmap from bytes.
    ///
    /// - Precondition: There are four bytes for each pixel.
    public init(width: Int, height: Int, pixels: [UInt8]) {
      precondition(pixels.count == width * height * 4, "a pixel has four bytes")
      (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// A part of the bitmap, scaled.
    ///
    /// Each new pixel is the mean of the area that it covers, weighted by opacity; when scaled up,
    /// pixels are repeated.
    ///
    /// - Parameters:
    ///   - size: the new size of the whole bitmap in pixels, above zero.
    ///   - columns: the columns to compute, inside the new width.
    ///   - rows: the rows to compute, inside the new height.
    /// - Returns: a bitmap of those columns and rows.
    /// - Complexity: O(n) in the old pixels that the part covers and in the new ones.
    public func scaled(
      to size: (width: Int, height: Int), columns: Range<Int>, rows: Range<Int>
    ) -> Bitmap {
      guard width > 0, height > 0, !columns.isEmpty, !rows.isEmpty else {
        return Bitmap(width: 0, height: 0, pixels: [])
      }
      let sources = columns.map { Self.part($0, of: size.width, in: width) }
      var sums = [PixelSum](repeating: PixelSum(), count: columns.count)
      var result: [UInt8] = []
      result.reserveCapacity(columns.count * rows.count * 4)
      for row in rows {
        for index in sums.indices { sums[index] = PixelSum() }
        for source in Self.part(row, of: size.height, in: height) {
          add(row: source, sources, to: &sums)
        }
        for sum in sums { sum.appendMean(to: &result) }
      }
      return Bitmap(width: columns.count, height: rows.count, pixels: result)
    }

    /// The old pixels that a new one covers: at least one.
    private static func part(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
      let start = index * length / count
      return start..<max(start + 1, (index + 1) * length / count)
    }

    private func add(row: Int, _ sources: [Range<Int>], to sums: inout [PixelSum]) {
      pixels.withUnsafeBufferPointer { pixels in
        let line = UnsafeBufferPointer(
          rebasing: pixels[(row * width * 4)..<((row + 1) * width * 4)])
        for (index, columns) in sources.enumerated() {
          for column in columns { sums[index].add(line, column * 4) }
        }
      }
    }
  }
}

/// A sum of pixels, weighted by opacity.
private struct PixelSum {
  private var red: UInt64 = 0
  private var green: UInt64 = 0
  private var blue: UInt64 = 0
  private var alpha: UInt64 = 0
  private var count: UInt64 = 0

  @inline(__always)
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) {
    let weight = UInt64(bytes[index + 3])
    red &+= UInt64(bytes[index]) &* weight
    green &+= UInt64(bytes[index + 1]) &* weight
    blue &+= UInt64(bytes[index + 2]) &* weight
    alpha &+= weight
    count &+= 1
  }

  func appendMean(to pixels: inout [UInt8]) {
    guard alpha > 0 else { return pixels.append(contentsOf: [0, 0, 0, 0]) }
    for part in [red, green, blue] { pixels.append(UInt8((part + alpha / 2) / alpha)) }
    pixels.append(UInt8((alpha + count / 2) / count))
  }
}
