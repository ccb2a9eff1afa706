/// The 64-bit hash FNV-1a, which turns a seed that is a word into a number, and finds damaged texts.
///
/// The standard library's `Hasher` is seeded anew in every process, so its values cannot be shared.
///
/// Source: Fowler, Noll, Vo; offset basis and prime of the 64-bit variant.
public enum FNV1a {
  /// The hash of some bytes.
  ///
  /// - Complexity: O(*n*), *n* the number of bytes.
  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }

  /// The hash of a text as 16 hexadecimal digits, small letters.
  ///
  /// It finds accidents, such as a file that was cut off; it is no protection against an author. Texts of one
  /// length that differ in one byte always have different hashes.
  package static func digits(of text: String) -> String {
    let digits = String(hash(text.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
