extension Array where Element: AnyObject {
  /// Where an object is in the list, compared by identity.
  func indexIdentical(to object: AnyObject) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  /// Whether an object is in the list, compared by identity.
  func containsIdentical(to object: AnyObject) -> Bool { indexIdentical(to: object) != nil }

  /// Takes an object off the list, compared by identity.
  mutating func removeIdentical(to object: AnyObject) {
    if let index = indexIdentical(to: object) { remove(at: index) }
  }
}
