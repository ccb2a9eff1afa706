/// Pictures for tests, encoded here in the simplest way that each format allows.
enum TestImages {
  /// A PNG of four bytes a pixel, not compressed.
  ///
  /// Source: Portable Network Graphics (PNG) Specification; RFC 1950 and 1951, stored blocks.
  static func png(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
    var rows: [UInt8] = []
    for row in 0..<height {
      rows.append(0)
      rows += pixels[(row * width * 4)..<((row + 1) * width * 4)]
    }
    return pngHeader(width: width, height: height) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// The beginning of a PNG: signature and header.
  static func pngHeader(width: Int, height: Int) -> [UInt8] {
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
  }

  /// A JPEG of grey blocks of 8x8 pixels.
  ///
  /// Every quantum is 1, the Huffman code of a difference's length is that length in four bits, and
  /// each block ends after its first number. Source: ITU-T T.81, annexes B, C and F.
  static func jpeg(columns: Int, rows: Int, greys: [UInt8]) -> [UInt8] {
    var bits = BitWriter()
    var last = 0
    for grey in greys {
      let number = (Int(grey) - 128) * 8
      let difference = number - last
      last = number
      let length = difference == 0 ? 0 : Int.bitWidth - abs(difference).leadingZeroBitCount
      bits.append(length, count: 4)
      bits.append(difference < 0 ? difference + (1 << length) - 1 : difference, count: length)
      bits.append(0, count: 1)
    }
    return jpegHeader(width: columns * 8, height: rows * 8) + bits.finished + [0xFF, 0xD9]
  }

  /// The beginning of a JPEG with one part a pixel, as far as the data.
  static func jpegHeader(width: Int, height: Int) -> [UInt8] {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker] + bigEndian(UInt16(content.count + 2)) + content
    }
    let size = bigEndian(UInt16(height)) + bigEndian(UInt16(width))
    let noCodes = [UInt8](repeating: 0, count: 16)
    var lengths = noCodes
    lengths[3] = 12
    var ends = noCodes
    ends[0] = 1
    let codes: [UInt8] = Array(0...11)
    var bytes: [UInt8] = [0xFF, 0xD8]
    bytes += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    bytes += segment(0xC0, [8] + size + [1, 1, 0x11, 0])
    bytes += segment(0xC4, [0x00] + lengths + codes)
    bytes += segment(0xC4, [0x10] + ends + [0])
    bytes += segment(0xDA, [1, 1, 0, 0, 63, 0])
    return bytes
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(65_535, bytes.count - start)
      let length = UInt16(count)
      result.append(start + count == bytes.count ? 1 : 0)
      result += bigEndian(length).reversed() + bigEndian(~length).reversed()
      result += bytes[start..<start + count]
      start += count
    } while start < bytes.count
    return result + bigEndian(adler32(bytes))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + body + bigEndian(crc32(body))
  }

  private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}

/// Writes the bits of a JPEG's data, with the zero that follows each byte FF.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var rest = 0
  private var count = 0

  mutating func append(_ bits: Int, count more: Int) {
    for bit in (0..<more).reversed() {
      rest = rest << 1 | (bits >> bit & 1)
      count += 1
      if count == 8 { endByte() }
    }
  }

  /// The bytes, the last one filled with ones.
  var finished: [UInt8] {
    var writer = self
    while writer.count > 0 { writer.append(1, count: 1) }
    return writer.bytes
  }

  private mutating func endByte() {
    bytes.append(UInt8(rest))
    if rest == 0xFF { bytes.append(0) }
    (rest, count) = (0, 0)
  }
}
