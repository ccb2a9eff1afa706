/// The names of elements and attributes in a file, each of them once.
struct NameTable: Sendable {
  /// A name, with what the format says of an element that has it.
  struct Name: Sendable {
    let text: String
    let role: ElementRole?
    /// Whether the text between the tags is the element's value.
    let hasText: Bool
  }

  private(set) var names: [Name] = []
  private var numbers: [String: Int32] = [:]

  /// The number of a name, by which it stands in `names`.
  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = Int32(names.count)
    names.append(
      Name(
        text: text, role: ElementRole(element: text), hasText: ElementSchema.texts.contains(text)))
    numbers[text] = number
    return number
  }
}
