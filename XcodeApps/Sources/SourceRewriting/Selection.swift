import SwiftSyntax

/// What a `#selector` names.
struct Selection {
  enum Accessor {
    case getter, setter
  }

  let base: String
  /// The labels, if they are written.
  let labels: [String]?
  /// What stands before the last point, such as a type or `self`.
  let owner: String?
  let accessor: Accessor?
  /// The type after `as`, without blanks.
  let type: String?

  init?(_ node: MacroExpansionExprSyntax) {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return nil }
    switch argument.label?.text {
    case "getter": accessor = .getter
    case "setter": accessor = .setter
    default: accessor = nil
    }
    var expression = argument.expression.withoutParentheses
    var cast: String?
    if let sequence = expression.as(SequenceExprSyntax.self),
      let first = sequence.elements.first, let last = sequence.elements.last
    {
      expression = first.withoutParentheses
      cast = last.as(TypeExprSyntax.self)?.type.description.filter { !$0.isWhitespace }
    } else if let converted = expression.as(AsExprSyntax.self) {
      expression = converted.expression.withoutParentheses
      cast = converted.type.description.filter { !$0.isWhitespace }
    }
    type = cast
    let name: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      name = member.declName
      owner = member.base?.trimmedDescription
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference
      owner = nil
    } else {
      return nil
    }
    base = name.baseName.text.filter { $0 != "`" }
    labels = name.argumentNames?.arguments.map(\.name.text)
  }
}

extension ExprSyntax {
  fileprivate var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    else { return self }
    return only.expression.withoutParentheses
  }
}

extension SourceIndex {
  /// The selector that is meant, or nil if there is no such method.
  ///
  /// The type that is named, or those that stand around from the inside, come first, with their
  /// superclasses in the module; then UIKit's own methods, then any type of the module.
  func selector(for selection: Selection, inside enclosing: [String]) -> String? {
    if let accessor = selection.accessor {
      return propertySelector(selection.base, accessor, in: types(for: selection, enclosing))
    }
    for type in types(for: selection, enclosing) {
      if let found = selector(for: selection, in: parts(of: type), of: type) { return found }
    }
    return UIKitNames.selector(base: selection.base, labels: selection.labels)
      ?? selector(for: selection, in: parts, of: "")
      ?? propertySelector(selection.base, .getter, in: types(for: selection, enclosing))
  }

  private func types(for selection: Selection, _ enclosing: [String]) -> [String] {
    let named = selection.owner.flatMap { owner -> String? in
      let name = owner.filter { !"?!".contains($0) }
      return parts(of: name).isEmpty ? nil : name
    }
    return ([named].compactMap { $0 } + enclosing).flatMap(chain)
  }

  private func selector(for selection: Selection, in parts: [TypePart], of type: String) -> String?
  {
    let named = parts.flatMap { part in
      part.methods.filter { $0.base == selection.base }.map { (part, $0) }
    }
    let labelled = named.filter { selection.labels == nil || $0.1.labels == selection.labels }
    let typed = labelled.filter { selection.type?.contains($0.1.parameterList) == true }
    let candidates = typed.isEmpty ? labelled : typed
    let chosen = candidates.first { $0.1.isMarked || $0.0.exposesAllMembers } ?? candidates.first
    return chosen.map { self.selector(of: $0.1, in: type.isEmpty ? $0.0.name : type) }
  }

  private func propertySelector(
    _ name: String, _ accessor: Selection.Accessor, in types: [String]
  ) -> String? {
    let found = types.lazy.flatMap { self.parts(of: $0) }.flatMap(\.properties)
      .first { $0.name == name }
    let key =
      found?.key ?? (accessor == .setter || UIKitNames.properties.contains(name) ? name : nil)
    return key.map { accessor == .getter ? $0 : SelectorName.setter(of: $0) }
  }
}
