/// How many lines each type has in all, over its declaration and its extensions in a module.
///
/// A line counts for the innermost type around it, so that a namespace has few of its own.
struct TypeLengths {
  /// The lines by module and type, as in `UIKit.UIKitRuntime.Bitmap`.
  private(set) var lines: [String: Int] = [:]
  /// Files in which braces do not match, of which nothing can be said.
  private(set) var unreadable: [String] = []

  mutating func add(_ code: SwiftCode, path: String, module: String) {
    var scopes: [Scope] = []
    var depth = 0
    var declared: String?
    for line in code.lines {
      if declared == nil { declared = Self.typeName(declaredBy: line) }
      var innermost = scopes.last?.type ?? declared
      for character in line.utf8 {
        if character == UInt8(ascii: "{") {
          if let name = declared {
            let type = (scopes.last.map { $0.type + "." } ?? "") + name
            scopes.append(Scope(type: type, depth: depth))
            innermost = type
            declared = nil
          }
          depth += 1
        } else if character == UInt8(ascii: "}") {
          depth -= 1
          if scopes.last?.depth == depth { scopes.removeLast() }
        }
      }
      if let innermost { lines["\(module).\(innermost)", default: 0] += 1 }
    }
    if depth != 0 { unreadable.append(path) }
  }

  private struct Scope {
    let type: String
    /// The braces that are open around it.
    let depth: Int
  }

  /// The type that a line declares or extends.
  private static func typeName(declaredBy line: String) -> String? {
    guard
      ["class ", "struct ", "enum ", "actor ", "protocol ", "extension "].contains(
        where: line.contains),
      let match = line.firstMatch(
        of:
          #/^\s*(?:@\S+\s+|\w+(?:\(\w+\))?\s+)*?(?:class|struct|enum|actor|protocol|extension)\s+([\w.]+)/#
      ),
      !["func", "var", "let", "subscript", "override"].contains(String(match.1))
    else { return nil }
    return String(match.1)
  }
}
