/// A method that a protocol of the app requires only of those that have it: it becomes a property that holds
/// the method or nil.
struct OptionalRequirement {
  let method: Method

  /// The name of the property: that of the method and its labels.
  var property: String {
    method.labels.isEmpty
      ? method.base + "_0"
      : method.labels.reduce(method.base) { $0 + ($1 == "_" ? "_" : "_" + $1) }
  }

  /// The type of the property.
  var type: String {
    let parameters = method.parameterTypes.joined(separator: ", ")
    return "((\(parameters)) -> \(method.result ?? "Void"))?"
  }

  /// What stands in the protocol in place of the method.
  var requirement: String { "var \(property): \(type) { get }" }

  /// The property of those that have no such method.
  func standard(in part: TypePart) -> String {
    "extension \(part.name) { \(part.isPublic ? "public " : "")var \(property): \(type) { nil } }"
  }

  /// The property of a type that has the method.
  func implementation(in part: TypePart, isClass: Bool, isPublic: Bool) -> String {
    let arguments = method.labels.enumerated().map { number, label in
      label == "_" ? "$\(number)" : "\(label): $\(number)"
    }.joined(separator: ", ")
    let capture = isClass ? "[unowned self] in " : ""
    return "extension \(part.name) { \(isPublic ? "public " : "")var \(property): \(type) "
      + "{ { \(capture)self.\(method.base)(\(arguments)) } } }"
  }

  /// Whether a method implements it.
  func isImplemented(by other: Method) -> Bool {
    !other.isStatic && other.base == method.base && other.labels == method.labels
  }
}
