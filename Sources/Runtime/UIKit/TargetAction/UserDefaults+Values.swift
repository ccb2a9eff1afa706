import Foundation

// Settings by key-value coding. Source: Apple, UserDefaults; "Key-Value Coding Programming Guide".
extension UserDefaults {
  /// Keeps a value under a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value under a key; nil without one.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
