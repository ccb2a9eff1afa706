/// The rows of the table of exposed classes for one part of a type.
struct ExposureRows {
  let part: TypePart
  private let index: SourceIndex
  private(set) var rows: [(text: String, conditions: [String])] = []

  init(_ part: TypePart, _ index: SourceIndex) {
    self.part = part
    self.index = index
    guard !part.isGeneric, index.isClass(part) else { return }
    addProperties()
    addMethods()
    if part.kind == .declaredClass { addMaker() }
  }

  /// The name by which the type is found; nil for one inside another, unless it has one for Objective-C.
  var name: String? {
    guard part.kind == .declaredClass, !part.isGeneric else { return nil }
    return part.objectiveCName
      ?? (part.path.count == 1 && part.reach == .file ? part.lastName : nil)
  }

  private mutating func add(_ text: String, _ conditions: [String] = []) {
    rows.append((text, Array(conditions.dropFirst(part.conditions.count))))
  }

  private mutating func addProperties() {
    for property in part.properties
    where !property.isStatic && (property.isMarked || part.exposesAllMembers) {
      let kind = property.isConstant ? "constant" : "property"
      add(
        "$0.\(kind)(\"\(property.key)\", \\\(part.name).\(property.name))", property.conditions)
      if index.isSelected(property) {
        add(
          "$0.action(\"\(property.key)\") "
            + "{ (object: \(part.name)) -> Any? in return object.\(property.name) }",
          property.conditions)
      }
    }
  }

  private mutating func addMethods() {
    for method in part.methods where !method.isStatic && !method.isSwiftOnly {
      guard
        method.isMarked || part.exposesAllMembers || index.isSelected(method)
          || UIKitNames.isEditAction(method)
      else { continue }
      add(row(of: method), method.conditions)
    }
  }

  private func row(of method: Method) -> String {
    let names = method.labels.indices.map { "a\($0)" }
    let parameters = zip(names, method.parameterTypes).map { ", \($0): \($1)" }.joined()
    let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
      .joined(separator: ", ")
    let call = "object.\(method.base)(\(arguments))"
    let body =
      switch (method.canThrow, method.result) {
      case (true, _): "return try? \(call)"
      case (false, nil): "\(call); return nil"
      case (false, _): "return \(call)"
      }
    return "$0.action(\"\(index.selector(of: method, in: part.name))\") "
      + "{ (object: \(part.name)\(parameters)) -> Any? in \(body) }"
  }

  private mutating func addMaker() {
    let chain = index.chain(of: part.name)
    guard let root = chain.last, !index.declares(root) else { return }
    let own = chain.dropLast().flatMap { index.parts(of: $0).flatMap(\.initializers) }
    if root == "UIStoryboardSegue" {
      let labels = ["identifier", "source", "destination"]
      guard own.allSatisfy(\.isConvenience) || own.contains(where: { $0.labels == labels }) else {
        return
      }
      add("$0.makeSegue { \(part.name)(identifier: $0, source: $1, destination: $2) }")
    } else if UIKitNames.madeWithoutArguments.contains(root) {
      let first = chain.first { name in
        index.parts(of: name).contains { $0.initializers.contains { !$0.isConvenience } }
      }
      let designated = first.map { index.parts(of: $0).flatMap(\.initializers) } ?? []
      let usable = designated.contains {
        $0.needsNoArguments && !$0.isPrivate && !$0.canFail
      }
      if first == nil || usable { add("$0.make { \(part.name)() }") }
    }
  }
}
