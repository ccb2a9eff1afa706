/// The bytes of a file, whose offsets have lines and columns.
struct SourceText: Sendable {
  let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int32]
  /// The offset of the first control character that no XML has; nil if there is none.
  let firstControlCharacter: Int?

  init(_ bytes: [UInt8]) {
    var starts: [Int32] = [0]
    var firstControlCharacter: Int?
    for offset in bytes.indices where bytes[offset] < 0x20 {
      switch bytes[offset] {
      case 0x0A: starts.append(Int32(truncatingIfNeeded: offset + 1))
      case 0x09, 0x0D: break
      default: firstControlCharacter = firstControlCharacter ?? offset
      }
    }
    self.bytes = bytes
    lineStarts = starts
    self.firstControlCharacter = firstControlCharacter
  }

  /// The place of a byte.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func position(of offset: Int) -> InterfaceFault.Position {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return InterfaceFault.Position(line: low + 1, column: offset - Int(lineStarts[low]) + 1)
  }

  /// The offset of the first byte that is not UTF-8; nil if all are.
  var firstInvalidByte: Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// The place after the last byte.
  var end: InterfaceFault.Position { position(of: bytes.count) }

  /// The bytes of a range as text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension [UInt8] {
  /// Whether some bytes stand at an offset.
  func contains(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset + length <= count else { return false }
    for index in 0..<length where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}
