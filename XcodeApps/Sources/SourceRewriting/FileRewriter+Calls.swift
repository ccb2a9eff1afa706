import SwiftSyntax

// Calls that are written in another way here.
extension FileRewriter {
  /// Lets what is read from a URL be the answer of a recorded network.
  func takeRecordedAnswer(_ node: FunctionCallExprSyntax) {
    guard ["Data", "NSData", "String"].contains(node.calledExpression.trimmedDescription),
      let argument = node.arguments.first, argument.label?.text == "contentsOf"
    else { return }
    let range = argument.expression.byteRange
    edits.insert("UIKitRuntime.recorded(", at: range.lowerBound)
    edits.insert(")", at: range.upperBound)
  }

  /// Reads the standard sound of a notification, which was a method in Swift 4, as the property that it is now.
  func readOldSound(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, let open = node.leftParen, let close = node.rightParen,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "default"
    else { return }
    let sides = node.parent?.as(ExprListSyntax.self)?.map(\.trimmedDescription) ?? []
    let isAssigned = member.base == nil && sides.first?.hasSuffix(".sound") == true
    if isAssigned || member.base?.trimmedDescription == "UNNotificationSound" {
      edits.blank(open.byteRange.lowerBound..<close.byteRange.upperBound)
    }
  }

  /// Gives an attributed string that is made without an argument the one that it needs here.
  func giveEmptyText(to node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
      ["NSAttributedString", "NSMutableAttributedString"].contains(
        node.calledExpression.trimmedDescription)
    else { return }
    edits.insert("string: \"\"", at: parenthesis.byteRange.upperBound)
  }

  /// Calls the property in place of the method, without labels.
  func callProperty(
    _ property: String, _ name: TokenSyntax, _ mark: TokenSyntax, _ call: FunctionCallExprSyntax
  ) {
    let first = call.arguments.first?.expression.byteRange.lowerBound
    let end = first ?? call.leftParen?.byteRange.upperBound ?? name.byteRange.upperBound
    edits.replace(name.byteRange.lowerBound..<end, with: "\(property)\(mark.text)(")
    for argument in call.arguments.dropFirst() {
      guard let label = argument.label else { continue }
      edits.blank(label.byteRange.lowerBound..<argument.expression.byteRange.lowerBound)
    }
  }
}
