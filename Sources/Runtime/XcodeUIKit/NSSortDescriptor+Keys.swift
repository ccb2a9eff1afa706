import UIKit

// The compiler prefers this to Foundation's own, which is marked as unavailable.
extension NSSortDescriptor {
  /// An order by what objects have for a path of keys; nil is first.
  public convenience init(key: String?, ascending: Bool) {
    let path = key ?? "self"
    self.init(
      keyPath: \NSObject.[keyed: path], ascending: ascending,
      comparator: { left, right in
        guard let left = left as? Keyed, let right = right as? Keyed else { return .orderedSame }
        return left.order(right)
      })
  }
}

/// A value that may be nil.
struct Keyed {
  let value: Any?

  func order(_ other: Keyed) -> ComparisonResult {
    switch (value == nil, other.value == nil) {
    case (true, false): .orderedAscending
    case (false, true): .orderedDescending
    default: KeyedValue.order(value, other.value) ?? .orderedSame
    }
  }
}

extension NSObject {
  subscript(keyed path: String) -> Keyed { Keyed(value: KeyedValue.value(at: path, of: self)) }
}
