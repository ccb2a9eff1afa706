extension Array where Element: AnyObject {
  /// The index of an object, compared by identity.
  @inlinable
  package func indexIdentical(to object: AnyObject) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  /// Whether the array contains an object, compared by identity.
  @inlinable
  package func containsIdentical(to object: AnyObject) -> Bool {
    indexIdentical(to: object) != nil
  }

  /// The elements that fulfil a condition, in their order: this array itself, not a copy, if all do.
  @inlinable
  package func keeping(_ isKept: (Element) -> Bool) -> [Element] {
    for index in indices where !isKept(self[index]) {
      var kept = Array(self[..<index])
      for element in self[(index + 1)...] where isKept(element) { kept.append(element) }
      return kept
    }
    return self
  }

  /// Removes an object, compared by identity.
  @inlinable
  package mutating func removeIdentical(to object: AnyObject) {
    if let index = indexIdentical(to: object) { remove(at: index) }
  }
}
