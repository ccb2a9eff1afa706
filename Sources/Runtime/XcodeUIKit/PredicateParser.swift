import UIKit

/// Reads a predicate's text.
///
/// Source: Apple, Predicate Format String Syntax.
struct PredicateParser {
  typealias Test = (Any?) -> Bool
  /// What is compared, for an object.
  typealias Operand = (Any?) -> Any?

  private let tokens: [PredicateToken]?
  private var index = 0
  private var arguments: ArraySlice<Any?>

  init(_ format: String, _ arguments: [Any?]) {
    tokens = PredicateToken.all(in: format)
    self.arguments = arguments[...]
  }

  /// The predicate; nil if the text is none.
  mutating func predicate() -> Test? {
    guard let tokens, let test = either() else { return nil }
    return index == tokens.count ? test : nil
  }

  // MARK: Words

  private var token: PredicateToken? {
    tokens.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  private mutating func take(_ words: String...) -> Bool {
    guard case .word(let word) = token, words.contains(word.uppercased()) else { return false }
    index += 1
    return true
  }

  // MARK: Predicates

  private mutating func either() -> Test? {
    guard var test = both() else { return nil }
    while take("OR", "||") {
      guard let left = Optional(test), let right = both() else { return nil }
      test = { left($0) || right($0) }
    }
    return test
  }

  private mutating func both() -> Test? {
    guard var test = single() else { return nil }
    while take("AND", "&&") {
      guard let left = Optional(test), let right = single() else { return nil }
      test = { left($0) && right($0) }
    }
    return test
  }

  private mutating func single() -> Test? {
    if take("NOT", "!") { return single().map { test in { !test($0) } } }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    let (start, left) = (index, arguments)
    if take("("), let test = either(), take(")") { return test }
    // What stands in parentheses may be a value as well.
    (index, arguments) = (start, left)
    return comparison()
  }

  private mutating func comparison() -> Test? {
    guard let left = operand(), case .word(let word) = token,
      let comparison = PredicateComparison(word)
    else { return nil }
    index += 1
    guard let right = operand() else { return nil }
    return { comparison.holds(left($0), right($0)) }
  }

  // MARK: Values

  private mutating func operand() -> Operand? {
    guard let first = value() else { return nil }
    guard take("&") else { return first }
    guard let second = value() else { return nil }
    return { object in
      guard let left = first(object) as? NSNumber, let right = second(object) as? NSNumber else {
        return nil
      }
      return NSNumber(value: left.intValue & right.intValue)
    }
  }

  private mutating func value() -> Operand? {
    guard let token else { return nil }
    index += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in NSNumber(value: number) }
    case .word("("):
      guard let inner = operand(), take(")") else { return nil }
      return inner
    case .word("{"): return list()
    case .word("%K"):
      guard let path = arguments.popFirst() as? String else { return nil }
      return { KeyedValue.value(at: path, of: $0) }
    case .word(let word) where word.hasPrefix("%"):
      guard let argument = arguments.popFirst() else { return nil }
      return { _ in argument }
    case .word(let word): return named(word)
    }
  }

  private mutating func list() -> Operand? {
    var operands: [Operand] = []
    while !take("}") {
      guard let operand = operand() else { return nil }
      operands.append(operand)
      _ = take(",")
    }
    return { [operands] object in operands.compactMap { $0(object) } }
  }

  private func named(_ word: String) -> Operand? {
    switch word.uppercased() {
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in NSNumber(value: true) }
    case "FALSE", "NO": return { _ in NSNumber(value: false) }
    default:
      guard word.first?.isLetter == true || word.first == "_" else { return nil }
      return { KeyedValue.value(at: word, of: $0) }
    }
  }
}
