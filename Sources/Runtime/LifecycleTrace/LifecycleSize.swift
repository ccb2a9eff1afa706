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
  public var description: String { "\(Self.text(width))x\(Self.text(height))" }

  private static func text(_ length: Double) -> String {
    Int(exactly: length).map { String($0) } ?? String(length)
  }
}
