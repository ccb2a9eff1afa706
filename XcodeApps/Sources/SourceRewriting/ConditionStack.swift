import SwiftSyntax

/// The conditions of the `#if` around a place.
struct ConditionStack {
  /// The conditions that hold at the present place.
  private(set) var all: [String] = []
  /// For each `#if` around it, the conditions of its clauses so far.
  private var clauses: [[String]] = []

  mutating func enter(_ clause: IfConfigClauseSyntax) {
    if clause.poundKeyword.tokenKind == .poundIf { clauses.append([]) }
    let earlier = clauses.removeLast()
    let condition = clause.condition.map { PlatformCondition.rewritten($0) }
    all.append(
      (earlier.map { "!(\($0))" } + [condition].compactMap { $0 }).joined(separator: " && "))
    clauses.append(earlier + [condition ?? "true"])
  }

  mutating func leave(_ clause: IfConfigClauseSyntax) {
    all.removeLast()
    guard let list = clause.parent?.as(IfConfigClauseListSyntax.self),
      list.last?.id == clause.id
    else { return }
    clauses.removeLast()
  }
}

/// The conditions that ask for the system: to an app it is iOS.
enum PlatformCondition {
  /// The calls in a condition whose answer is known, with the answer.
  static func answers(in condition: some SyntaxProtocol) -> [(
    call: FunctionCallExprSyntax, isTrue: Bool
  )] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.found
  }

  /// A condition with the answers in the place of the calls.
  static func rewritten(_ condition: ExprSyntax) -> String {
    var edits = EditList()
    let start = condition.byteRange.lowerBound
    for (call, isTrue) in answers(in: condition) {
      let range = call.byteRange
      edits.replace(
        range.lowerBound - start..<range.upperBound - start, with: isTrue ? "true" : "false")
    }
    return edits.applied(to: condition.trimmedDescription)
  }

  private final class Finder: SyntaxVisitor {
    var found: [(call: FunctionCallExprSyntax, isTrue: Bool)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.trimmedDescription == "os" {
        found.append((node, node.arguments.trimmedDescription == "iOS"))
      }
      return .skipChildren
    }
  }
}
