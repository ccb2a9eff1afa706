import UIKit

/// The name of an object's class as a text of C, which stays.
///
/// Source: Apple, object_getClassName(_:).
@MainActor
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  let name = object.map { "\(type(of: $0))" } ?? "nil"
  if let known = classNames[name] { return known }
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
  name.withCString { copy.update(from: $0, count: name.utf8.count + 1) }
  classNames[name] = UnsafePointer(copy)
  return UnsafePointer(copy)
}

/// The names that were asked for, of which there are as many as classes.
@MainActor private var classNames: [String: UnsafePointer<CChar>] = [:]
