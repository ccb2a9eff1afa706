import LifecycleTrace

/// A call at the start of a text, with its arguments as far as they are printed.
struct ConsoleCall {
  let kind: LifecycleCallback.Kind
  /// What follows the name.
  private let rest: Substring

  /// How Stanford's class and the text format here write calls by other words than their names.
  ///
  /// Source: docs/UIKIT-CASES.md vcl-line-format; docs/SHELL.md "Lifecycle calls".
  private static let phrases: [(String, LifecycleCallback.Kind)] = [
    ("init(coder:)", .initWithCoder), ("init(nibName:bundle:)", .initWithNibName),
    ("left the heap", .deinit), ("outlets are connected", .outletsConnected),
    ("begin animate(alongsideTransition:", .animateAlongsideTransition),
    ("end animate(alongsideTransition:", .transitionCompletion),
    ("animate(alongsideTransition:) begins", .animateAlongsideTransition),
    ("animate(alongsideTransition:) ends", .transitionCompletion),
  ]

  init?(_ text: some StringProtocol) {
    let text = Substring(text)
    if let (phrase, kind) = Self.phrases.first(where: { text.hasPrefix($0.0) }) {
      self.kind = kind
      rest = text.dropFirst(phrase.count)
      return
    }
    let name = text.prefix { $0.isLetter }
    guard let kind = LifecycleCallback.Kind(rawValue: String(name)), kind.isOfController
    else { return nil }
    self.kind = kind
    rest = text[name.endIndex...]
  }

  /// Whether the call ends the line or is followed by its arguments, so that a sentence about it is none.
  var standsAlone: Bool {
    guard let next = rest.first else { return true }
    return "(:],\"'".contains(next) || kind != .deinit && rest.hasPrefix(" -")
  }

  /// The fields of the call for a controller.
  func line(of controller: String, _ ordinal: Int?) -> TraceLine {
    var line = TraceLine()
    line.controller = controller
    line.ordinal = ordinal
    line.call = kind.rawValue
    switch kind.argument {
    case .animated: line.animated = flag
    case .size: (line.width, line.height) = size
    case .parent: (line.parent, line.parentOrdinal) = parent
    case .segue: line.segue = text(after: kind == .prepare ? "(for: " : "(")
    case .traits: line.traits = text(after: "(to: ")
    default: break
    }
    return line
  }

  /// The argument of `(animated: true)`, `(animated = true)` or `(true)`.
  private var flag: Bool? {
    var value = rest.drop { $0 == "(" || $0 == ":" || $0 == " " }
    if value.hasPrefix("animated") { value = value.dropFirst(8).drop { "=: ".contains($0) } }
    if ["true", "YES", "1"].contains(where: { value.hasPrefix($0) }) { return true }
    if ["false", "NO", "0"].contains(where: { value.hasPrefix($0) }) { return false }
    return nil
  }

  /// The first two numbers: `(375.0, 667.0)`, `{375, 667}` or `80x24`.
  private var size: (Double?, Double?) {
    let numbers = rest.prefix { $0 != "<" }.split { !$0.isNumber && $0 != "." && $0 != "-" }
    let values = numbers.compactMap { Double($0) }.filter(\.isFinite)
    return values.count < 2 ? (nil, nil) : (values[0], values[1])
  }

  /// The outer nil means that nothing is printed, the inner one that there is no parent.
  private var parent: (String??, Int?) {
    guard let label = rest.firstRange(of: "toParent") else { return (nil, nil) }
    var value = rest[label.upperBound...].drop { "=: ".contains($0) }
    if value.hasPrefix("nil") { return (.some(nil), nil) }
    value = value.prefix { $0 != " " }
    if value.last == ")", !value.contains("(") || value.hasSuffix("))") { value.removeLast() }
    guard let controller = ConsoleController(value) else { return (nil, nil) }
    return (controller.name, controller.ordinal)
  }

  /// The argument between a beginning and the last parenthesis; none in `prepare(for:sender:)`.
  private func text(after start: String) -> String? {
    guard rest.hasPrefix(start), let end = rest.lastIndex(of: ")") else { return nil }
    let value = rest[rest.index(rest.startIndex, offsetBy: start.count)..<end]
    return value.isEmpty || value.hasSuffix(":") || value == "?" ? nil : String(value)
  }
}
