import SwiftSyntax

/// A property marked `dynamic`, whose setter tells the observers of its object.
///
/// A phone watches the setter by exchanging the class of the object, which the Objective-C runtime can do. Source: Apple,
/// "Key-Value Observing Programming Guide"; UIKIT-CASES.md key-value-observing.
enum ObservedProperty {
  struct Insertion {
    let text: String
    let offset: Int
    /// Whether it follows other statements, if there are any.
    var isStatement = false
  }

  /// What is put into a declaration, on the lines that it has: nothing unless it is `dynamic` and can be set.
  static func insertions(in node: VariableDeclSyntax) -> [Insertion] {
    let modifiers = Set(node.modifiers.map(\.name.text))
    guard modifiers.contains("dynamic"), modifiers.isDisjoint(with: ["lazy", "static", "class"]),
      node.bindingSpecifier.text == "var"
    else { return [] }
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      return insertion(in: binding, "UIKitRuntime.didSet(\"\(name)\", of: self, to: \(name))")
    }
  }

  private static func insertion(in binding: PatternBindingSyntax, _ call: String) -> Insertion? {
    guard let block = binding.accessorBlock else {
      let end =
        binding.initializer?.endPositionBeforeTrailingTrivia
        ?? binding.typeAnnotation?.endPositionBeforeTrailingTrivia
      return end.map { Insertion(text: " { didSet { \(call) } }", offset: $0.utf8Offset) }
    }
    guard case .accessors(let accessors) = block.accessors else { return nil }
    func body(_ name: String) -> CodeBlockSyntax? {
      accessors.first { $0.accessorSpecifier.text == name }?.body
    }
    if let body = body("didSet") ?? body("set") {
      return Insertion(
        text: "\(call) ", offset: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
        isStatement: true)
    }
    guard body("willSet") != nil else { return nil }
    let brace = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    return Insertion(text: " didSet { \(call) } ", offset: brace)
  }
}
