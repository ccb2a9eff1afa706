import SwiftSyntax

/// A member that is written again at another place.
struct MovedMember {
  /// The class into whose body it goes.
  let type: String
  let text: String
  let path: String
  let line: Int
}

/// Rewrites one file: collects what has to be replaced, then replaces it.
final class FileRewriter: SyntaxVisitor {
  let file: ParsedFile
  let number: Int
  private(set) var findings: [Finding] = []
  private(set) var entryPoint: EntryPoint?
  private(set) var movedMembers: [MovedMember] = []
  /// Our modules under Apple's names that the file imports.
  private(set) var importedModules: Set<String> = []

  let index: SourceIndex
  var edits = EditList()
  /// The names of the types around the present node, from the outside.
  private var enclosing: [String] = []
  private(set) var usesNetwork = false
  private(set) var usesXML = false

  /// The app's module, which tests import.
  private let testedModule: String?
  /// Whether a function is marked with `@Test`.
  private(set) var hasTestFunctions = false

  init(_ file: ParsedFile, number: Int, _ index: SourceIndex, testing testedModule: String? = nil) {
    self.testedModule = testedModule
    self.file = file
    self.number = number
    self.index = index
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
    if file.path.split(separator: "/").last == "main.swift", entryPoint == nil {
      entryPoint = .mainFile
    }
  }

  private func find(_ severity: Finding.Severity, _ message: String, at node: some SyntaxProtocol) {
    findings.append(file.finding(severity, message, at: node))
  }

  // MARK: Attributes

  private static let removedAttributes: Set = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc", "objcMembers",
    "nonobjc", "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "Test" { hasTestFunctions = true }
    if Self.removedAttributes.contains(name) {
      edits.blank(node.byteRange)
    } else if name == "NSManaged" {
      find(.error, "@NSManaged needs Core Data, which there is not", at: node)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.blank(node.byteRange) }
    return .skipChildren
  }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first else { return .skipChildren }
    let module = UIKitNames.umbrellas[first.name.text] ?? first.name.text
    let start = (node.importKindSpecifier ?? first.name).positionAfterSkippingLeadingTrivia
    let name = start.utf8Offset..<node.byteRange.upperBound
    if UIKitNames.replacedModules.contains(module) {
      edits.replace(name, with: "XcodeUIKit")
    } else if UIKitNames.ownModules.union(UIKitNames.exposingModules).contains(module) {
      // A part of a module, as in `os.log`, is all of it here.
      edits.replace(name, with: module)
      importedModules.insert(module)
    } else if module != testedModule, !UIKitNames.toolchainModules.contains(module),
      !node.isConditional
    {
      find(.error, "there is no module \(module) here, so the app cannot be built", at: first)
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    for (call, isTrue) in PlatformCondition.answers(in: condition) {
      edits.replace(call.byteRange, with: isTrue ? "true" : "false")
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteModule(of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteModule(of: node.baseName.text)
    if node.baseName.text == "abs", enclosing.last == "CGFloat" {
      // The type has a function of this name itself here, which hides that of the standard library.
      if node.parent?.is(MemberAccessExprSyntax.self) != true {
        edits.insert("Swift.", at: node.byteRange.lowerBound)
      }
    }
    if node.baseName.text == "URLSession" {
      edits.replace(node.baseName.byteRange, with: "RecordableURLSession")
    }
    return .visitChildren
  }

  /// Notes a type that is in a module of its own here, and in Foundation on a phone.
  private func noteModule(of name: String) {
    if name.hasPrefix("XMLParser") { usesXML = true }
    if name.hasPrefix("URLSession") || ["URLRequest", "HTTPURLResponse", "URLCache"].contains(name)
    {
      usesNetwork = true
    }
  }

  // MARK: Types

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    enclosing.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = Attributes(node.attributes)
    if attributes.has("main", "UIApplicationMain") {
      entryPoint = .delegate((enclosing + [node.name.text]).joined(separator: "."))
      blankAttribute("main", of: node.attributes)
    }
    if node.genericParameterClause != nil,
      attributes.has("objc", "objcMembers") || node.hasMarkedMembers
    {
      find(.warning, "nothing can be sent to a generic class by a selector", at: node.name)
    }
    return enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node.extendedType.plainName)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    enclosing.removeLast()
    moveOverrides(of: node)
  }

  private func blankAttribute(_ name: String, of list: AttributeListSyntax) {
    for case .attribute(let attribute) in list
    where attribute.attributeName.trimmedDescription == name {
      edits.blank(attribute.byteRange)
    }
  }

  /// Moves what overrides something in an extension, or is overridden there, into the class itself, as Swift
  /// allows neither in an extension without Objective-C.
  private func moveOverrides(of node: ExtensionDeclSyntax) {
    let type = node.extendedType.plainName
    guard index.declares(type) else { return }
    for member in node.memberBlock.members {
      let function = member.decl.as(FunctionDeclSyntax.self)
      let variable = member.decl.as(VariableDeclSyntax.self)
      let modifiers = (function?.modifiers ?? variable?.modifiers)?.map(\.name.text) ?? []
      let name = function?.name.text ?? variable?.bindings.first?.pattern.trimmedDescription
      guard modifiers.contains("override") || name.map({ index.overrides($0, of: type) }) == true
      else { continue }
      let range = member.decl.byteRange
      movedMembers.append(
        MovedMember(
          type: type, text: edits.extract(range, of: file.text), path: file.path,
          line: file.line(of: member.decl)))
    }
  }

  // MARK: Protocols

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if Attributes(node.attributes).has("objc"), node.inheritanceClause == nil {
      edits.insert(": AnyObject", at: node.name.byteRange.upperBound)
    }
    return enter(node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let method = Method(node, conditions: [])
    if method.base == "prepareForInterfaceBuilder", method.isOverride {
      // Only the editor of Xcode calls it.
      edits.blank(node.byteRange)
      return .skipChildren
    }
    if method.isOptionalRequirement {
      edits.replace(node.byteRange, with: OptionalRequirement(method: method).requirement)
      return .skipChildren
    }
    if method.isMarked, method.isSwiftOnly, !enclosing.isEmpty {
      find(
        .warning, "\(method.base) cannot be sent by a selector: its parameters are no objects",
        at: node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let optional = node.modifiers.first(where: { $0.name.text == "optional" }) {
      edits.blank(optional.byteRange)
      find(
        .error, "an optional property of a protocol cannot be translated: make it a method",
        at: optional)
    }
    for insertion in ObservedProperty.insertions(in: node) {
      let separator = insertion.isStatement && !isLineEmpty(before: insertion.offset) ? "; " : ""
      edits.insert(separator + insertion.text, at: insertion.offset)
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath":
      let names = node.arguments.trimmedDescription.split(separator: ".")
      let path = names.drop { $0 == "self" || $0.first?.isUppercase == true }
      edits.replace(node.byteRange, with: "\"\(path.joined(separator: "."))\"")
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let selection = Selection(node) else {
      return find(.error, "\(node.trimmedDescription) names no method", at: node)
    }
    let inside = enclosing.indices.reversed().map { enclosing[$0] }
    guard let name = index.selector(for: selection, inside: inside) else {
      return find(
        .error, "\(node.trimmedDescription): no method \(selection.base) is known", at: node)
    }
    let whole = "Selector(\"\(name)\")"
    // An argument's type is known, and the literal alone is shorter.
    let isArgument = node.parent?.is(LabeledExprSyntax.self) == true
    let isTooLong = whole.utf8.count > node.byteRange.count
    edits.replace(node.byteRange, with: isArgument && isTooLong ? "\"\(name)\"" : whole)
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.isUnwrappedWindow { edits.blank(node.questionMark.byteRange) }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.isUnwrappedWindow { edits.blank(node.exclamationMark.byteRange) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteApplicationMain(node)
    takeRecordedAnswer(node)
    giveEmptyText(to: node)
    readOldSound(node)
    let mark: TokenSyntax
    let member: MemberAccessExprSyntax?
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, member) = (chain.questionMark, chain.expression.as(MemberAccessExprSyntax.self))
    } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, member) = (unwrap.exclamationMark, unwrap.expression.as(MemberAccessExprSyntax.self))
    } else {
      return .visitChildren
    }
    guard let name = member?.declName.baseName, node.trailingClosure == nil else {
      return .visitChildren
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let own = index.optionalRequirements.first {
      $0.method.base == name.text && $0.method.labels == labels
    }
    if let own {
      callProperty(OptionalRequirement(method: own.method).property, name, mark, node)
    } else if labels.contains(where: { $0 != "_" })
      || UIKitNames.unlabelledDelegateMethods.contains(name.text)
    {
      // A closure has no labels, so this is a method that Objective-C may lack.
      edits.blank(mark.byteRange)
    }
    return .visitChildren
  }

  /// Takes the delegate's class from a call of `UIApplicationMain`, whose file is left empty.
  private func noteApplicationMain(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "UIApplicationMain",
      let last = node.arguments.last?.expression.as(FunctionCallExprSyntax.self),
      last.calledExpression.trimmedDescription == "NSStringFromClass",
      let type = last.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base
    else { return }
    entryPoint = .delegate(type.trimmedDescription)
    var statement = Syntax(node)
    while let parent = statement.parent, !parent.is(CodeBlockItemSyntax.self) { statement = parent }
    edits = EditList()
    edits.blank(statement.byteRange)
  }
}

extension ExprSyntax {
  /// Whether this is `….window?` or `….window!`, whose second mark is one too many where the property of
  /// the delegate is not optional itself.
  fileprivate var isUnwrappedWindow: Bool {
    let inner =
      self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    return inner?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
  }
}

extension ImportDeclSyntax {
  /// Whether it stands in an `#if`, which may ask whether there is the module.
  fileprivate var isConditional: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
  }
}

extension ClassDeclSyntax {
  fileprivate var hasMarkedMembers: Bool {
    memberBlock.members.contains {
      let attributes =
        $0.decl.as(FunctionDeclSyntax.self)?.attributes
        ?? $0.decl.as(VariableDeclSyntax.self)?.attributes
      return attributes.map { Attributes($0).areMarks } == true
    }
  }
}
