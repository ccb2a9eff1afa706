/// The public types and members that sources declare, found by the layout of formatted code.
struct PublicInterface {
  /// The members of each type by topic; a member has its argument labels.
  var topics: [String: [String: Set<String>]] {
    found.mapValues { types in
      var shown = types.filter { !hidden.contains($0.key) }
      for name in shown.keys { shown[name]?.formUnion(membersFromSuperclass(of: name)) }
      return shown
    }
  }
  private var found: [String: [String: Set<String>]] = [:]
  /// The types that are not public, whose extensions may have members that serve a public protocol.
  private var hidden: Set<String> = []
  /// The superclasses in `UIKitRuntime`, which stand for what classes of Apple's declare one by one.
  private var superclasses: [String: String] = [:]

  private func membersFromSuperclass(of name: String) -> Set<String> {
    guard let superclass = superclasses[name] else { return [] }
    func members(_ type: String) -> Set<String> {
      found.values.reduce(into: []) { $0.formUnion($1[type] ?? []) }
    }
    // A class with initializers of its own inherits none.
    let makesItself = members(name).contains { $0.hasPrefix("init(") }
    return members(superclass).filter { !makesItself || !$0.hasPrefix("init(") }
  }

  /// Adds what a file declares to a topic.
  mutating func add(_ text: String, to topic: String) {
    var containers: [Container] = []
    let lines = SwiftCode(text).lines
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      let indent = line.count - code.count
      if let last = containers.last, indent == last.indent, code.hasPrefix("}") {
        containers.removeLast()
        continue
      }
      guard !code.isEmpty, indent == containers.last.map({ $0.indent + 2 }) ?? 0,
        let declaration = Declaration(lines[index...])
      else { continue }
      add(declaration, in: containers, to: topic)
      if declaration.opensContainer {
        containers.append(Container(declaration, in: containers.last, indent: indent))
      }
    }
  }

  private mutating func add(
    _ declaration: Declaration, in containers: [Container], to topic: String
  ) {
    let container = containers.last
    let name = [container?.name, declaration.name].compactMap { $0 }.joined(separator: ".")
    if declaration.isType, !declaration.isPublic { hidden.insert(name) }
    superclasses[name] = superclasses[name] ?? declaration.superclass
    guard !declaration.isOverride,
      declaration.isPublic || container?.makesMembersPublic == true,
      declaration.keyword != "extension"
    else { return }
    guard container?.isPublic ?? true else { return }
    if declaration.isType {
      found[topic, default: [:]][name, default: []].formUnion([])
    } else {
      found[topic, default: [:]][container?.name ?? "", default: []].formUnion(declaration.names)
    }
  }

  /// A type or an extension in which the lines are.
  private struct Container {
    let name: String
    let indent: Int
    let isPublic: Bool
    let makesMembersPublic: Bool

    init(_ declaration: Declaration, in outer: Container?, indent: Int) {
      name = [outer?.name, declaration.name].compactMap { $0 }.joined(separator: ".")
      self.indent = indent
      let isExtension = declaration.keyword == "extension"
      isPublic = (declaration.isPublic || isExtension) && outer?.isPublic ?? true
      makesMembersPublic = declaration.keyword == "protocol" && declaration.isPublic
    }
  }
}

/// What one line, and those that its parameters need, declare.
private struct Declaration {
  let keyword: String
  /// The names: several cases may stand on a line.
  let names: [String]
  let isPublic: Bool
  /// Whether a superclass has declared it.
  let isOverride: Bool
  let opensContainer: Bool
  /// The superclass of a class, if that is in `UIKitRuntime`.
  let superclass: String?

  var name: String { names[0] }

  var isType: Bool {
    ["class", "struct", "enum", "protocol", "actor", "typealias"].contains(keyword)
  }

  init?(_ lines: ArraySlice<String>) {
    guard
      let line = lines.first,
      let match = line.firstMatch(
        of:
          #/^ *((?:@\S+ )*(?:[a-z]+(?:\(\w+\))? )*?)(class(?! func| var)|struct|enum|protocol|actor|typealias|extension|func|var|let|init|subscript|case)\b[?!]? *([-+*\/<>=!&|%^~]+|`?[\w.]*`?)/#
      )
    else { return nil }
    keyword = String(match.2)
    let modifiers = match.1.split(separator: " ")
    isPublic = modifiers.contains { $0 == "public" || $0 == "open" } || keyword == "case"
    isOverride = modifiers.contains("override")
    opensContainer =
      ["class", "struct", "enum", "protocol", "actor", "extension"].contains(keyword)
      && !(line.hasSuffix("{}"))
    let rest = lines.prefix(12).joined(separator: " ")
    let head = keyword == "class" ? rest.split(separator: "{").first : nil
    superclass = head?.firstMatch(of: #/: (UIKitRuntime\.\w+)/#).map { String($0.1) }
    switch keyword {
    case "func", "init", "subscript":
      names = [(keyword == "func" ? String(match.3) : keyword) + Self.labels(in: rest)]
    case "case":
      names = line.split(separator: "case ", maxSplits: 1)[1].replacing(#/\([^)]*\)/#, with: "")
        .split(separator: ",").compactMap { $0.split(separator: " ").first.map(Self.plain) }
    default: names = [Self.plain(match.3)]
    }
  }

  private static func plain(_ name: Substring) -> String { name.filter { $0 != "`" } }

  /// The argument labels of the first parameter list, as in `(_:at:)`.
  private static func labels(in text: String) -> String {
    var depth = 0
    var parts = [""]
    loop: for character in text.drop(while: { $0 != "(" }) {
      let isArrow = character == ">" && parts[parts.count - 1].hasSuffix("-")
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where !isArrow: depth -= 1
      case "," where depth == 1:
        parts.append("")
        continue loop
      default: break
      }
      if depth == 0 { break }
      if depth > 1 || character != "(" { parts[parts.count - 1].append(character) }
    }
    let labels = parts.compactMap { part in
      part.split(separator: ":").first?.split(separator: " ").first.map { "\($0):" }
    }
    return "(\(labels.joined()))"
  }
}
