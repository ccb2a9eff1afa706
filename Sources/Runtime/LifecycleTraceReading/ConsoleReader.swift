import LifecycleTrace

/// Finds the calls in lines of a console: of Xcode, of `log show`, of Stanford's logging class and of
/// the text format here.
///
/// A call is the word after a controller, as in `Game(1) viewDidLoad()`, `<App.Game: 0x600> viewDidLoad`
/// or `Game.viewDidLoad()`; whatever stands before is a prefix. Source: docs/TRACE.md.
struct ConsoleReader {
  /// The numbers of controllers that are printed with an address, by name and address.
  private var numbers: [String: [Substring: Int]] = [:]
  /// How many of them there were, by name.
  private var counts: [String: Int] = [:]
  /// The time of the first line that has one, in nanoseconds.
  private var start: Int?

  /// The fields of a line, or nil if it has no call.
  mutating func read(_ text: some StringProtocol) -> TraceLine? {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map { Substring($0) }
    guard var line = call(in: words) else { return nil }
    line.time = time(in: words.prefix(4).map { $0.drop { $0 == "\"" } })
    return line
  }

  /// The nanoseconds since the first line with a time.
  mutating func time(in words: [Substring]) -> Int? {
    guard let stamp = ConsoleTime.nanoseconds(in: words) else { return nil }
    let first = start ?? stamp
    start = first
    return max(0, stamp - first)
  }

  private mutating func call(in words: [Substring]) -> TraceLine? {
    for index in words.indices {
      let rest = words[index...].joined(separator: " ")
      if let line = member(words[index], rest) { return line }
      guard index > 0, let call = ConsoleCall(rest) else { continue }
      let name = words[index - 1]
      if let controller = ConsoleController(name), controller.ordinal != nil || call.standsAlone {
        return call.line(of: controller.name, controller.ordinal)
      }
      if index > 1, let line = described(words[index - 2], address: name, call) { return line }
    }
    return nil
  }

  /// A call after a period: `App.Game.viewDidLoad()`.
  private func member(_ word: Substring, _ rest: String) -> TraceLine? {
    let name = word.prefix { $0 != "(" && $0 != ":" }
    guard let period = name.lastIndex(of: "."),
      let controller = ConsoleController(word[..<period]),
      let call = ConsoleCall(rest.dropFirst(word[...period].count)), call.standsAlone
    else { return nil }
    return call.line(of: controller.name, controller.ordinal)
  }

  /// A call after a description: `<App.Game: 0x600> viewDidLoad`.
  private mutating func described(
    _ word: Substring, address: Substring, _ call: ConsoleCall
  ) -> TraceLine? {
    guard word.last == ":", let open = word.lastIndex(of: "<"), address.hasPrefix("0x"),
      let controller = ConsoleController(word[open...].dropLast())
    else { return nil }
    let address = address.prefix { $0 != ">" && $0 != ";" }
    let number = number(of: controller.name, at: address)
    // Another object can get the memory of one that is gone.
    if call.kind == .deinit { numbers[controller.name]?[address] = nil }
    return call.line(of: controller.name, number)
  }

  private mutating func number(of name: String, at address: Substring) -> Int {
    if let number = numbers[name]?[address] { return number }
    let number = counts[name, default: 0] + 1
    counts[name] = number
    numbers[name, default: [:]][address] = number
    return number
  }
}

/// A word that names a controller: `Game`, `Game#2`, `Game(2)` or `App.Game`, with what surrounds it in a
/// console.
struct ConsoleController {
  let name: String
  /// The number that is written with the name.
  let ordinal: Int?

  init?(_ word: Substring) {
    var text = word.drop { "\"'[<(-+|_".contains($0) }
    var ordinal: Int?
    if text.last == ":" { text.removeLast() }
    if text.last == ")", let open = text.lastIndex(of: "(") {
      ordinal = Int(text[text.index(after: open)...].dropLast())
      guard ordinal != nil else { return nil }
      text = text[..<open]
    } else if let mark = text.lastIndex(of: "#") {
      ordinal = Int(text[text.index(after: mark)...])
      guard ordinal != nil else { return nil }
      text = text[..<mark]
    }
    if let period = text.lastIndex(of: ".") { text = text[text.index(after: period)...] }
    guard let first = text.first, first.isUppercase || ordinal != nil && first.isLetter,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), ordinal ?? 1 >= 1
    else { return nil }
    name = String(text)
    self.ordinal = ordinal
  }
}
