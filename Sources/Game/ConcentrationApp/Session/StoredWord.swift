/// Something that the store keeps in a word besides games, such as how far the tutorial is.
package struct StoredWord: Hashable, Sendable {
  /// Its name in the store.
  package let name: String
  /// What a message calls it.
  let title: String

  package init(name: String, title: String) {
    self.name = name
    self.title = title
  }
}
