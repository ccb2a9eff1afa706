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

  /// The objects that are not in another array, in their order.
  package func without(_ others: [Element]) -> [Element] {
    // Loops: most lists are of one object, and none is copied that stays as it is.
    for object in self where others.containsIdentical(to: object) {
      return filter { !others.containsIdentical(to: $0) }
    }
    return self
  }

  /// Removes an object, compared by identity.
  @inlinable
  package mutating func removeIdentical(to object: AnyObject) {
    if let index = indexIdentical(to: object) { remove(at: index) }
  }
}
