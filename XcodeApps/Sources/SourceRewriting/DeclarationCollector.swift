import SwiftParser
import SwiftSyntax

/// Collects the types of a file with their members, and the names that selectors use.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var parts: [TypePart] = []
  /// The base names in `#selector` and the texts in `Selector("…")`.
  private(set) var selectedNames: Set<String> = []
  private(set) var selectedSelectors: Set<String> = []

  /// What stands around the present node: a type by its index, or code.
  private enum Scope {
    case type(Int)
    case code
  }

  private let file: Int
  private let firstPart: Int
  private var scopes: [Scope] = []
  private var conditions = ConditionStack()

  init(file: Int, firstPart: Int) {
    self.file = file
    self.firstPart = firstPart
    super.init(viewMode: .sourceAccurate)
  }

  private var enclosing: TypePart? {
    guard case .type(let index)? = scopes.last else { return nil }
    return parts[index]
  }

  private func add(_ change: (inout TypePart) -> Void) {
    guard case .type(let index)? = scopes.last else { return }
    change(&parts[index])
  }

  // MARK: Types

  private func enter(
    _ kind: TypePart.Kind, _ name: String, _ node: some DeclGroupSyntax,
    generics: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let attributes = Attributes(node.attributes)
    let modifiers = node.modifiers.map(\.name.text)
    let path = (enclosing?.path ?? []) + name.split(separator: ".").map(String.init)
    let isExposed =
      attributes.has("objcMembers") || kind == .extended && attributes.has("objc")
    parts.append(
      TypePart(
        kind: kind, file: file, path: path,
        inherited: node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? [],
        reach: reach(isPrivate: modifiers.contains("private")),
        isGeneric: generics || enclosing?.isGeneric == true,
        exposesAllMembers: isExposed, objectiveCName: attributes.argument(of: "objc"),
        isPublic: modifiers.contains("public") || modifiers.contains("open"),
        conditions: conditions.all,
        closingBrace: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
        parent: enclosingIndex,
        keywordPosition: node.introducer.positionAfterSkippingLeadingTrivia.utf8Offset))
    scopes.append(.type(parts.count - 1))
    return .visitChildren
  }

  private var enclosingIndex: Int? {
    guard case .type(let index)? = scopes.last else { return nil }
    return firstPart + index
  }

  private func reach(isPrivate: Bool) -> TypePart.Reach {
    guard let last = scopes.last else { return .file }
    switch last {
    case .code: return .block
    case .type(let index):
      return parts[index].reach != .file || isPrivate ? .enclosingType : .file
    }
  }

  private func leave() { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.declaredClass, node.name.text, node, generics: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.otherDeclaration, node.name.text, node, generics: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.otherDeclaration, node.name.text, node, generics: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.otherDeclaration, node.name.text, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.declaredProtocol, node.name.text, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .extended, node.extendedType.plainName, node, generics: node.genericWhereClause != nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let method = Method(node, conditions: conditions.all)
    add { $0.methods.append(method) }
    scopes.append(.code)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let found = Property.all(in: node, conditions: conditions.all)
    add { $0.properties += found }
    scopes.append(.code)
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let initializer = Initializer(node)
    add { $0.initializers.append(initializer) }
    scopes.append(.code)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.code)
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.code)
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { leave() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.code)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { leave() }

  // MARK: Conditions and selectors

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.enter(node)
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.leave(node) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let selection = Selection(node) { selectedNames.insert(selection.base) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let function = node.calledExpression.trimmedDescription
    if ["Selector", "NSSelectorFromString"].contains(function),
      let name = node.arguments.first?.expression.literalText
    {
      selectedSelectors.insert(name)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolation, also one in parentheses.
  var literalText: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literalText
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
