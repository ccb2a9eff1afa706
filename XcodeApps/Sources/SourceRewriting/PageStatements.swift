import SwiftSyntax

/// The statements of a playground's page as functions between its declarations.
///
/// A module has statements only in its main file, which runs once and before there is an application. The
/// page's declarations stay where they are. Its variables become those of the file, which are made when they
/// are first used: naming each at its place makes it there.
struct PageStatements {
  /// The function that runs the page.
  static let name = "__playgroundPage"

  /// What is inserted into the file, by its place.
  private(set) var insertions: [(offset: Int, text: String)] = []
  private var calls: [String] = []
  private var isOpen = false

  init(_ file: ParsedFile) {
    var end = 0
    for item in file.tree.statements {
      if case .decl(let declaration) = item.item {
        close(at: end)
        calls += declaration.as(VariableDeclSyntax.self)?.initializedNames.map { "_ = \($0)" } ?? []
      } else {
        open(at: end)
      }
      end = item.byteRange.upperBound
    }
    close(at: end)
  }

  private mutating func open(at offset: Int) {
    guard !isOpen else { return }
    isOpen = true
    let function = "__page\(calls.count)"
    insertions.append((offset, "\(offset == 0 ? "" : "; ")func \(function)() throws {"))
    calls.append("try \(function)()")
  }

  private mutating func close(at offset: Int) {
    if isOpen { insertions.append((offset, " }")) }
    isOpen = false
  }

  /// The function that runs the page, behind the text of the file.
  var trailer: [String] {
    ["func \(Self.name)() throws {"] + calls.map { "  \($0)" } + ["}"]
  }
}

extension VariableDeclSyntax {
  /// The names that get a value where they are declared.
  fileprivate var initializedNames: [String] {
    bindings.filter { $0.initializer != nil }.flatMap { binding in
      let finder = NameFinder(viewMode: .sourceAccurate)
      finder.walk(binding.pattern)
      return finder.names
    }
  }
}

private final class NameFinder: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.text)
    return .skipChildren
  }
}
