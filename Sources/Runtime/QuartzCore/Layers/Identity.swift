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

  /// Removes an object, compared by identity.
  @inlinable
  package mutating func removeIdentical(to object: AnyObject) {
    if let index = indexIdentical(to: object) { remove(at: index) }
  }
}
