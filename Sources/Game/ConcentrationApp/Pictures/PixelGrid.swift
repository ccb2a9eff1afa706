/// A picture as a grid of inks; nil where nothing is drawn.
struct PixelGrid: Hashable {
  let width: Int
  let pixels: [Character?]
  /// The ink that covers most, without those that only mark eyes and teeth if there are others.
  let mainInk: Character?
  var height: Int { width == 0 ? 0 : pixels.count / width }

  /// Rows of equal length, `.` for nothing.
  init(_ rows: [String]) {
    width = rows.first?.count ?? 0
    pixels = rows.flatMap { row in row.map { pixel -> Character? in pixel == "." ? nil : pixel } }
    mainInk = Self.mainInk(of: pixels)
  }

  /// The ink of a pixel; nil outside.
  subscript(column: Int, row: Int) -> Character? {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
    return pixels[row * width + column]
  }

  /// The grid at twice its size, slanting edges kept slanting.
  ///
  /// Source: Mazzoleni, "Scale2x" (2001).
  var doubled: PixelGrid {
    var result = [Character?](repeating: nil, count: pixels.count * 4)
    for row in 0..<height {
      for column in 0..<width {
        let here = self[column, row]
        let (above, below) = (self[column, row - 1], self[column, row + 1])
        let (left, right) = (self[column - 1, row], self[column + 1, row])
        let isCorner = above != below && left != right
        let quarters = [
          isCorner && left == above ? left : here, isCorner && above == right ? right : here,
          isCorner && left == below ? left : here, isCorner && below == right ? right : here,
        ]
        for (index, ink) in quarters.enumerated() {
          result[(row * 2 + index / 2) * width * 2 + column * 2 + index % 2] = ink
        }
      }
    }
    return PixelGrid(width: width * 2, pixels: result)
  }

  private init(width: Int, pixels: [Character?]) {
    self.width = width
    self.pixels = pixels
    mainInk = Self.mainInk(of: pixels)
  }

  private static func mainInk(of pixels: [Character?]) -> Character? {
    var counts: [Character: Int] = [:]
    for case let ink? in pixels { counts[ink, default: 0] += 1 }
    let inner = counts.filter { !"kwm".contains($0.key) }
    let outer = inner.isEmpty ? counts : inner
    return outer.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Whether a pixel belongs to the figure, where there is one colour only.
  ///
  /// Another ink than the main one is a hole where the figure surrounds it, as eyes and stripes are.
  func isSolid(_ column: Int, _ row: Int) -> Bool {
    guard let ink = self[column, row] else { return false }
    if ink == mainInk { return true }
    let isInside = [(1, 0), (-1, 0), (0, 1), (0, -1)]
      .allSatisfy { self[column + $0.0, row + $0.1] != nil }
    return !isInside
  }

  /// The figure in two lines of four cells of eight dots each, one row below the top.
  var dots: [String] {
    let bits: [[UInt32]] = [[0, 3], [1, 4], [2, 5], [6, 7]]
    let solid = (0..<8).map { row in (0..<8).map { isSolid($0, row - 1) } }
    return (0..<2).map { line in
      String(
        String.UnicodeScalarView(
          (0..<4).map { cell -> Unicode.Scalar in
            var code: UInt32 = 0
            for (row, columns) in bits.enumerated() {
              for (column, bit) in columns.enumerated()
              where solid[line * 4 + row][cell * 2 + column] { code |= 1 << bit }
            }
            return code == 0 ? " " : Unicode.Scalar(0x2800 + code) ?? " "
          }))
    }
  }
}
