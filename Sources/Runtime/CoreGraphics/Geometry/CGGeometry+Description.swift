import Foundation

// Printed as on a phone, where lines such as `bounds.size = (375.0, 667.0)` come from; Foundation on
// Linux prints the names of type and parts.
// Source: UIKIT-CASES.md vcl-line-format.

extension CGPoint: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// The two coordinates in parentheses.
  public var description: String { "(\(x), \(y))" }
  /// The same as the description.
  public var debugDescription: String { description }
}

extension CGSize: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// Width and height in parentheses.
  public var description: String { "(\(width), \(height))" }
  /// The same as the description.
  public var debugDescription: String { description }
}

extension CGRect: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// Origin and size in parentheses.
  public var description: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  /// The same as the description.
  public var debugDescription: String { description }
}
