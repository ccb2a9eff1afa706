import UIKit

/// What an object has at the end of a path of keys, for predicates and orders that name it by a text.
enum KeyedValue {
  /// The value; nil where the object has none, or no such key.
  static func value(at path: String, of object: Any?) -> Any? {
    var value = object
    for key in path.split(separator: ".") where key != "self" && key != "SELF" {
      value = step(String(key), from: value)
    }
    return value
  }

  private static func step(_ key: String, from value: Any?) -> Any? {
    guard let value = value.flatMap(unwrapped) else { return nil }
    if key == "@count" { return (value as? [Any])?.count }
    if let values = value as? [String: Any] { return values[key] }
    guard let object = value as? NSObject, MainThread.isCurrent else { return nil }
    nonisolated(unsafe) var found: Any?
    nonisolated(unsafe) let owner = object
    MainActor.assumeIsolated {
      found = try? UIApplication.shared.exposedClasses.value(forKey: key, of: owner)
    }
    return found
  }

  /// What an optional holds.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  /// Which of two values comes first; nil if they cannot be compared.
  static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (let left as NSNumber, let right as NSNumber): left.compare(right)
    case (let left as Date, let right as Date): left.compare(right)
    case (let left as String, let right as String): left.compare(right)
    case (let left as AnyHashable, let right as AnyHashable) where left == right: .orderedSame
    default: nil
    }
  }
}
