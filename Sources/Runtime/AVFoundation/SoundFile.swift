import Foundation

/// How long a sound file plays, which its first bytes say.
struct SoundFile {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = [UInt8](data) }

  /// The seconds; nil if this is no sound that is known: WAV, AIFF, MP3, and what MPEG-4 contains.
  var duration: TimeInterval? {
    if text(0) == "RIFF", text(8) == "WAVE" { return wave }
    if text(0) == "FORM", text(8).hasPrefix("AIF") { return aiff }
    if text(4) == "ftyp" { return movie(in: 0..<bytes.count) }
    return mpeg
  }

  // MARK: Reading

  private func text(_ offset: Int) -> String {
    guard offset + 4 <= bytes.count else { return "" }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  private func big(_ offset: Int, _ count: Int = 4) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The offset behind the head of a chunk, and the size that it says.
  private func chunk(_ name: String, size: (Int) -> Int?) -> (start: Int, size: Int)? {
    var offset = 12
    while let length = size(offset + 4) {
      if text(offset) == name { return (offset + 8, length) }
      offset += 8 + length + length % 2
    }
    return nil
  }

  // MARK: Formats

  private var wave: TimeInterval? {
    guard let format = chunk("fmt ", size: little), let data = chunk("data", size: little),
      let rate = little(format.start + 8), rate > 0
    else { return nil }
    return TimeInterval(min(data.size, bytes.count - data.start)) / TimeInterval(rate)
  }

  private var aiff: TimeInterval? {
    guard let common = chunk("COMM", size: { big($0) }), let frames = big(common.start + 2),
      let exponent = big(common.start + 8, 2), let mantissa = big(common.start + 10)
    else { return nil }
    // The rate has 80 bits; the upper half of its mantissa is more than enough.
    let rate = TimeInterval(mantissa) * pow(2, TimeInterval(exponent - 16383 - 31))
    return rate > 0 ? TimeInterval(frames) / rate : nil
  }

  /// The length of a movie, from its header.
  private func movie(in range: Range<Int>) -> TimeInterval? {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, let size = big(offset), size >= 8 {
      let body = offset + 8..<min(offset + size, range.upperBound)
      switch text(offset + 4) {
      case "moov": return movie(in: body)
      case "mvhd":
        let isLong = big(offset + 8, 1) == 1
        let start = offset + (isLong ? 28 : 20)
        guard let scale = big(start), scale > 0, let length = big(start + 4, isLong ? 8 : 4) else {
          return nil
        }
        return TimeInterval(length) / TimeInterval(scale)
      default: offset += size
      }
    }
    return nil
  }

  // Source: ISO/IEC 11172-3, the tables of bit rates and of sampling frequencies of layer III.
  private static let rates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
  private static let lowRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
  private static let frequencies = [44100, 48000, 32000]

  /// The length of a file of MPEG audio: its frames are counted, as their rates may differ.
  private var mpeg: TimeInterval? {
    var offset = 0
    // Source: id3.org, ID3v2: the size has seven bits a byte.
    if text(0).hasPrefix("ID3"), bytes.count > 10 {
      offset = 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1) }
    }
    var seconds: TimeInterval = 0
    while let frame = frame(at: offset) {
      seconds += frame.seconds
      offset += frame.size
    }
    return seconds > 0 ? seconds : nil
  }

  private func frame(at offset: Int) -> (size: Int, seconds: TimeInterval)? {
    guard let head = big(offset), head >> 21 == 0x7FF, head >> 17 & 3 == 1 else { return nil }
    let version = head >> 19 & 3
    let (rate, frequency) = (head >> 12 & 15, head >> 10 & 3)
    guard version != 1, rate > 0, rate < 15, frequency < 3 else { return nil }
    let isFirst = version == 3
    let samples = isFirst ? 1152 : 576
    let hertz = Self.frequencies[frequency] / (isFirst ? 1 : version == 2 ? 2 : 4)
    let bits = (isFirst ? Self.rates : Self.lowRates)[rate] * 1000
    return (samples / 8 * bits / hertz + head >> 9 & 1, TimeInterval(samples) / TimeInterval(hertz))
  }
}
