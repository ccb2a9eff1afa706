import Foundation

/// A layout in the visual format language, as its parts in reading order.
///
/// Source: Apple, Auto Layout Guide, "Visual Format Language"; UIKIT-CASES.md layout-visual-format.
struct VisualFormat {
  /// A distance or length: how it relates to a number or to a view's length, and how much it matters.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var viewName: String?
    var priority = UILayoutPriority.required
  }

  /// What stands between two views, or between one and the superview.
  enum Connection {
    /// The system's spacing.
    case standard
    case predicates([Predicate])
  }

  struct Part {
    var name: String
    var lengths: [Predicate]
    /// What leads to the part before, or to the superview; nil for the first part without a bar.
    var connection: Connection?
  }

  let axis: NSLayoutConstraint.Axis
  var parts: [Part] = []
  var beginsAtSuperview = false
  /// What leads to the superview at the end.
  var end: Connection?

  /// Reads a format.
  ///
  /// - Precondition: The format follows the grammar, and the metrics that it names are there.
  init(_ format: String, metrics: [String: Any]) {
    var reader = Reader(format: format, rest: format[...], metrics: metrics)
    axis = reader.take("V:") ? .vertical : .horizontal
    if axis == .horizontal { _ = reader.take("H:") }
    beginsAtSuperview = reader.take("|")
    var connection = beginsAtSuperview ? reader.connection() : nil
    while true {
      reader.expect("[")
      let name = reader.name()
      let lengths = reader.peek("(") ? reader.predicates() : []
      reader.expect("]")
      parts.append(Part(name: name, lengths: lengths, connection: connection))
      if reader.isAtEnd { return }
      let next = reader.connection()
      if reader.take("|") {
        end = next
        reader.expectEnd()
        return
      }
      connection = next
    }
  }
}

/// The part of a format that has not been read.
private struct Reader {
  let format: String
  var rest: Substring
  let metrics: [String: Any]

  var isAtEnd: Bool { rest.isEmpty }

  func peek(_ text: String) -> Bool { rest.hasPrefix(text) }

  mutating func take(_ text: String) -> Bool {
    guard peek(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  mutating func expect(_ text: String) {
    if !take(text) { fail("Expected '\(text)' here") }
  }

  func expectEnd() {
    if !isAtEnd { fail("The format ends here") }
  }

  func fail(_ reason: String) -> Never {
    let column = format.distance(from: format.startIndex, to: rest.startIndex)
    preconditionFailure(
      "Unable to parse constraint format: \n\(reason) \n\(format) \n"
        + String(repeating: " ", count: column) + "^")
  }

  mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if name.isEmpty || name.first?.isNumber == true { fail("Expected a name here") }
    rest.removeFirst(name.count)
    return String(name)
  }

  mutating func connection() -> VisualFormat.Connection {
    guard take("-") else { return .predicates([VisualFormat.Predicate()]) }
    if peek("[") || peek("|") { return .standard }
    let predicates = peek("(") ? predicates() : [simplePredicate()]
    expect("-")
    return .predicates(predicates)
  }

  private mutating func simplePredicate() -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    predicate.constant = number() ?? metric(name())
    return predicate
  }

  mutating func predicates() -> [VisualFormat.Predicate] {
    expect("(")
    var found = [predicate()]
    while take(",") { found.append(predicate()) }
    expect(")")
    return found
  }

  private mutating func predicate() -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    if let number = number() {
      predicate.constant = number
    } else {
      let name = name()
      if metrics[name] != nil {
        predicate.constant = metric(name)
      } else {
        predicate.viewName = name
      }
    }
    if take("@") {
      let value = Float(number() ?? metric(name()))
      if !(1...1000 ~= value) { fail("A priority lies between 1 and 1000") }
      predicate.priority = UILayoutPriority(value)
    }
    return predicate
  }

  private mutating func number() -> CGFloat? {
    let sign = peek("-") ? 1 : 0
    let digits = rest.dropFirst(sign).prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let value = Double(rest.prefix(sign + digits.count)) else { return nil }
    rest.removeFirst(sign + digits.count)
    return CGFloat(value)
  }

  private func metric(_ name: String) -> CGFloat {
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: fail("\(name) is not a key in the metrics dictionary.")
    }
  }
}
