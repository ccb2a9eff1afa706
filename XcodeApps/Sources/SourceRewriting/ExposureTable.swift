/// The code that exposes the classes of a file.
struct ExposureTable {
  /// What stands after the text of the file.
  private(set) var trailer: [String] = []
  /// What is inserted before closing braces, by their place: for types that only the type around them sees.
  private(set) var insertions: [(offset: Int, member: String, following: String)] = []
  /// The statement that exposes the file's classes; nil if there are none.
  private(set) var call: String?
  private(set) var findings: [Finding] = []

  private let index: SourceIndex
  private let identifier: String
  private let parts: [(number: Int, part: TypePart)]

  init(_ file: ParsedFile, number: Int, _ index: SourceIndex) {
    self.index = index
    identifier = file.identifier
    parts = index.parts.enumerated().filter { $0.element.file == number }.map { ($0, $1) }
    var calls: [String] = []
    for (number, part) in parts {
      switch part.reach {
      case .file:
        guard let function = function(of: part, number) else { continue }
        trailer += part.wrapped(
          ["extension \(part.name) {", header(number)] + function + ["}", "}"])
        calls += part.wrapped(["\(part.name).\(name(number))(classes)"])
      case .enclosingType, .block: insert(part, number)
      }
    }
    addOptionalRequirements()
    guard !calls.isEmpty else { return }
    call = "__expose_\(identifier)(classes)"
    trailer.append(
      "@MainActor func __expose_\(identifier)(_ classes: UIKitRuntime.ExposedClasses) {")
    trailer += calls + ["}"]
  }

  private func name(_ number: Int) -> String {
    let first = parts.first?.number ?? 0
    return "__expose_\(identifier)_\(number - first)"
  }

  private func header(_ number: Int) -> String {
    "@MainActor static func \(name(number))(_ classes: UIKitRuntime.ExposedClasses) {"
  }

  /// The statements that expose a part of a type and the types that only it sees; nil if there are none.
  private func function(of part: TypePart, _ number: Int, onOneLine: Bool = false) -> [String]? {
    let rows = ExposureRows(part, index)
    let exposed = rows.rows.filter { !onOneLine || $0.conditions.isEmpty }
    var lines: [String] = []
    if rows.name != nil || !exposed.isEmpty {
      let name = rows.name.map { ", as: \"\($0)\"" } ?? ""
      let head = "classes.expose(\(part.name).self\(name)) {"
      lines =
        exposed.isEmpty
        ? [head + " _ in }"]
        : [head] + exposed.flatMap { $0.text.wrapped(in: $0.conditions) } + ["}"]
    }
    for (child, _) in parts.filter({ $1.parent == number && $1.reach == .enclosingType })
    where function(of: index.parts[child], child, onOneLine: true) != nil {
      lines.append("\(index.parts[child].name).\(name(child))(classes)")
    }
    return lines.isEmpty || part.isGeneric ? nil : lines
  }

  /// Puts the code into the body of a type that cannot be seen from outside.
  private mutating func insert(_ part: TypePart, _ number: Int) {
    guard let lines = function(of: part, number, onOneLine: true) else { return }
    let member = ([header(number)] + lines + ["}"]).reduce("") { text, line in
      text.isEmpty || text.hasSuffix("{")
        ? text + " " + line : text + (line == "}" ? " " : "; ") + line
    }
    let following =
      part.reach == .block
      ? "; \(part.lastName).\(name(number))(UIKitRuntime.Device.shared.exposedClasses)" : ""
    insertions.append((part.closingBrace, member, following))
  }

  // MARK: Optional requirements

  private mutating func addOptionalRequirements() {
    for (declaring, method) in index.optionalRequirements {
      let requirement = OptionalRequirement(method: method)
      for (_, part) in parts {
        if part.kind == .declaredProtocol, part.name == declaring.name {
          trailer += part.wrapped([requirement.standard(in: part)])
        }
        guard part.kind != .declaredProtocol,
          part.methods.contains(where: requirement.isImplemented),
          index.protocols(of: part.name).contains(declaring.lastName)
        else { continue }
        let isPublic = declaring.isPublic && index.parts(of: part.name).contains(where: \.isPublic)
        trailer += part.wrapped([
          requirement.implementation(
            in: part, isClass: index.isClass(part), isPublic: isPublic)
        ])
      }
    }
  }
}

extension TypePart {
  /// Lines under the conditions of the type.
  fileprivate func wrapped(_ lines: [String]) -> [String] {
    conditions.isEmpty
      ? lines
      : ["#if \(conditions.map { "(\($0))" }.joined(separator: " && "))"] + lines + ["#endif"]
  }
}

extension String {
  fileprivate func wrapped(in conditions: [String]) -> [String] {
    conditions.isEmpty
      ? [self]
      : ["#if \(conditions.map { "(\($0))" }.joined(separator: " && "))", self, "#endif"]
  }
}
