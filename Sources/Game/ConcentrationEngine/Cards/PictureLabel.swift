/// Names of pictures in base 26, all of one width: `a`, `b`, … for up to 26 pairs, then `aa`, ….
///
/// They spell a layout, and stand on the cards when a theme has too few symbols.
public enum PictureLabel {
  /// Letters that each label needs so that `pairCount` labels differ, 1 through 3 on our boards.
  public static func width(pairCount: Int) -> Int {
    var width = 1
    var reach = 26
    while reach < pairCount {
      reach *= 26
      width += 1
    }
    return width
  }

  /// The label of a picture, in small letters.
  ///
  /// - Parameters:
  ///   - picture: 0 up to, not including, `pairCount`.
  ///   - pairCount: pairs on the board, which decides the width.
  /// - Returns: one through three letters, `a` through `z`.
  public static func text(for picture: Int, pairCount: Int) -> String {
    text(for: picture, pairCount: pairCount, from: UInt8(ascii: "a"))
  }

  /// The label of a picture, in capitals, as it stands on a card.
  static func capitals(for picture: Int, pairCount: Int) -> String {
    text(for: picture, pairCount: pairCount, from: UInt8(ascii: "A"))
  }

  /// Made without intermediate strings, since every flip on a large board needs a label.
  private static func text(for picture: Int, pairCount: Int, from first: UInt8) -> String {
    let width = width(pairCount: pairCount)
    return String(unsafeUninitializedCapacity: width) { letters in
      var rest = picture
      for index in stride(from: width - 1, through: 0, by: -1) {
        letters[index] = first + UInt8(rest % 26)
        rest /= 26
      }
      return width
    }
  }

  /// The value of one letter of either case, 0 through 25, or nil for anything else.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "a"..."z": Int(scalar.value - 0x61)
    case "A"..."Z": Int(scalar.value - 0x41)
    default: nil
    }
  }
}
