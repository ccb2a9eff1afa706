/// A picture of a symbol as rows of pixels, from which every size of a card is drawn.
///
/// A pixel is one character: `.` for none, else one of the ``inks``.
public struct PixelPicture: Hashable, Sendable {
  /// Six rows of seven pixels, from the top.
  public let pixels: [String]
  /// Four rows of five pixels, for small cards; empty for none.
  public let small: [String]
  /// Two rows of seven ASCII characters, for terminals without others; empty for none.
  public let text: [String]

  /// The inks by their letters, in no order of meaning.
  public static let inks = "kortbgpnevycwmd"

  /// A picture; nil if a part has another size or other characters than it should have.
  ///
  /// - Parameters:
  ///   - pixels: six rows of seven pixels.
  ///   - small: four rows of five pixels, or none.
  ///   - text: two rows of at most seven printable ASCII characters, or none.
  public init?(pixels: [String], small: [String] = [], text: [String] = []) {
    guard Self.isGrid(pixels, columns: 7, rows: 6),
      small.isEmpty || Self.isGrid(small, columns: 5, rows: 4),
      text.isEmpty || Self.isText(text)
    else { return nil }
    self.pixels = pixels
    self.small = small
    self.text = text
  }

  private static func isGrid(_ rows: [String], columns: Int, rows count: Int) -> Bool {
    rows.count == count
      && rows.allSatisfy { row in
        row.utf8.count == columns && row.allSatisfy { $0 == "." || inks.contains($0) }
      }
  }

  private static func isText(_ rows: [String]) -> Bool {
    rows.count == 2
      && rows.allSatisfy { row in
        row.utf8.count <= 7 && row.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
      }
  }
}
