/// The bytes of a file, whose offsets have lines and columns.
struct SourceText: Sendable {
  let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// The place of a byte.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func position(of offset: Int) -> InterfaceFault.Position {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return InterfaceFault.Position(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// A place that another program counted, within the file.
  func position(line: Int, column: Int) -> InterfaceFault.Position {
    let line = min(max(line, 1), lineStarts.count)
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count + 1
    return InterfaceFault.Position(
      line: line, column: min(max(column, 1), max(end - lineStarts[line - 1], 1)))
  }

  /// The offset of the first byte that is not UTF-8; nil if all are.
  var firstInvalidByte: Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var remaining = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&remaining) {
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// The place after the last byte.
  var end: InterfaceFault.Position { position(of: bytes.count) }

  /// Whether a line begins with some bytes.
  func line(_ number: Int, beginsWith prefix: StaticString) -> Bool {
    guard lineStarts.indices.contains(number - 1) else { return false }
    return bytes.contains(prefix, at: lineStarts[number - 1])
  }
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
