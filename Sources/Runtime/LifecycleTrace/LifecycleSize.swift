/// A size in cells that was passed to a callback.
public struct LifecycleSize: Hashable, Sendable {
  /// Columns, zero or more.
  public let width: Double
  /// Rows, zero or more.
  public let height: Double

  /// Creates a size from columns and rows.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension LifecycleSize: CustomStringConvertible {
  /// The size as logs show it: `80x24`, with decimals only where there are some.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.append(self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ByteOutput {
  /// Adds a size as logs show it: `80x24`.
  mutating func append(_ size: LifecycleSize) {
    append(length: size.width)
    append(UInt8(ascii: "x"))
    append(length: size.height)
  }

  private mutating func append(length: Double) {
    if let whole = Int(exactly: length) { append(decimal: whole) } else { append(number: length) }
  }
}
