import SwiftSyntax

/// The attributes of a declaration.
struct Attributes {
  private let list: [AttributeSyntax]

  init(_ list: AttributeListSyntax) {
    self.list = list.compactMap { $0.as(AttributeSyntax.self) }
  }

  func has(_ names: String...) -> Bool {
    list.contains { names.contains($0.attributeName.trimmedDescription) }
  }

  /// The text between the parentheses of an attribute.
  func argument(of name: String) -> String? {
    list.first { $0.attributeName.trimmedDescription == name }?
      .arguments.map { $0.description.filter { !$0.isWhitespace } }
  }

  /// Whether the declaration is there for Objective-C or Interface Builder.
  var areMarks: Bool {
    has("objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable")
  }
}

extension TypeSyntax {
  /// The name of the type without generic arguments and attributes.
  var plainName: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.plainName).\(member.name.text)"
    }
    return self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
  }

  /// Whether no object can be passed as an argument of this type.
  fileprivate var isSwiftOnly: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .functionType, .tupleType, .packExpansionType: true
    case .attributedType(let type): !type.specifiers.isEmpty || type.baseType.isSwiftOnly
    case .optionalType(let type): type.wrappedType.isSwiftOnly
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.isSwiftOnly
    case .someOrAnyType(let type): type.someOrAnySpecifier.text == "some"
    case .identifierType(let type): type.name.text == "Self"
    default: false
    }
  }

  /// The type in the form that the parameter of a closure may have.
  fileprivate var parameterText: String {
    guard let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
      return trimmedDescription
    }
    return "\(unwrapped.wrappedType.trimmedDescription)?"
  }
}

extension Method {
  init(_ node: FunctionDeclSyntax, conditions: [String]) {
    let attributes = Attributes(node.attributes)
    let modifiers = node.modifiers.map(\.name.text)
    let parameters = node.signature.parameterClause.parameters
    let effects = node.signature.effectSpecifiers
    base = node.name.text.filter { $0 != "`" }
    labels = parameters.map(\.firstName.text)
    parameterTypes = parameters.map(\.type.parameterText)
    objectiveCName = attributes.argument(of: "objc")
    let returned = node.signature.returnClause?.type.trimmedDescription
    result = returned == "Void" || returned == "()" ? nil : returned
    isStatic = modifiers.contains("static") || modifiers.contains("class")
    isOverride = modifiers.contains("override")
    isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    isAsync = effects?.asyncSpecifier != nil
    canThrow = effects?.throwsClause != nil
    isMarked = attributes.areMarks
    isOptionalRequirement = modifiers.contains("optional")
    isSwiftOnly =
      node.genericParameterClause != nil || isAsync || parameters.count > 3
      || parameters.contains { $0.ellipsis != nil || $0.type.isSwiftOnly }
    self.conditions = conditions
    position = node.positionAfterSkippingLeadingTrivia.utf8Offset
    namePosition = node.name.positionAfterSkippingLeadingTrivia.utf8Offset
    callsSuper = node.body?.callsSuper(node.name.text) == true
  }
}

extension CodeBlockSyntax {
  /// Whether it calls `super` with a method's name.
  fileprivate func callsSuper(_ name: String) -> Bool {
    let words = tokens(viewMode: .sourceAccurate).map(\.text)
    return words.indices.contains { words[$0...].starts(with: ["super", ".", name]) }
  }
}

extension Property {
  /// The properties of a declaration, which may have several.
  static func all(in node: VariableDeclSyntax, conditions: [String]) -> [Property] {
    let attributes = Attributes(node.attributes)
    let modifiers = node.modifiers.map(\.name.text)
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      return Property(
        name: name, objectiveCName: attributes.argument(of: "objc"),
        isMarked: attributes.areMarks,
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        isOverride: modifiers.contains("override"),
        isConstant: isLet || binding.accessorBlock?.hasOnlyGetter == true, conditions: conditions)
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether these accessors can only read.
  fileprivate var hasOnlyGetter: Bool {
    guard case .accessors(let list) = accessors else { return true }
    let names = list.map(\.accessorSpecifier.text)
    return names.contains("get") && !names.contains("set")
  }
}

extension Initializer {
  init(_ node: InitializerDeclSyntax) {
    let modifiers = node.modifiers.map(\.name.text)
    let parameters = node.signature.parameterClause.parameters
    labels = parameters.map(\.firstName.text)
    isConvenience = modifiers.contains("convenience")
    isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    canFail = node.optionalMark != nil
    needsNoArguments = parameters.allSatisfy { $0.defaultValue != nil }
  }
}
