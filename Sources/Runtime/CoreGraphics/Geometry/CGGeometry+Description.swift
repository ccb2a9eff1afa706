import Foundation

// Printed as on a phone, where lines such as `bounds.size = (375.0, 667.0)` come from; Foundation on
// Linux prints the names of type and parts.
// Source: UIKIT-CASES.md vcl-line-format.

extension CGPoint: @retroactive CustomStringConvertible {
  /// The two coordinates in parentheses.
  public var description: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomStringConvertible {
  /// Width and height in parentheses.
  public var description: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomStringConvertible {
  /// Origin and size in parentheses.
  public var description: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
