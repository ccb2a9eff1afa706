/// The names of controllers, each once: an event keeps the number of a name, which counts no references.
struct ControllerNames: Sendable {
  private var names: [String] = []
  private var numbers: [String: Int32] = [:]
  /// The numbers of names that were looked for, by length and first letter; nearly all are found here, where the
  /// two strings are the same memory.
  private var recent = [Int32](repeating: 0, count: 32)

  /// How many there are.
  var count: Int { names.count }

  subscript(number: Int32) -> String { names[Int(number)] }

  /// The number of a name.
  ///
  /// - Complexity: O(1).
  mutating func number(of name: String) -> Int32 {
    let place = (name.utf8.count + Int(name.utf8.first ?? 0)) % 32
    let likely = recent[place]
    if likely < names.count, names[Int(likely)] == name { return likely }
    let number = numbers[name] ?? add(name)
    recent[place] = number
    return number
  }

  private mutating func add(_ name: String) -> Int32 {
    let number = Int32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
