/// The initializer by which a registered class makes cells or views of a list, for a class that does not inherit it.
///
/// A class with designated initializers of its own inherits a required one only if it overrides all of its
/// superclass. On a phone such a class has no other way to be made, either: the app ends with these words.
struct RegisteredInitializer {
  /// The initializer that a list calls, and the labels of the one that the class would have to override.
  private struct Kind {
    let parameter: String
    let labels: [String]
  }

  private static let kinds: [String: Kind] = {
    let cell = Kind(
      parameter: "registeredWith identifier: String", labels: ["style", "reuseIdentifier"])
    let header = Kind(parameter: "registeredWith identifier: String", labels: ["reuseIdentifier"])
    let item = Kind(parameter: "registeredFrame frame: CGRect", labels: ["frame"])
    return [
      "UITableViewCell": cell, "UITableViewHeaderFooterView": header,
      "UICollectionReusableView": item, "UICollectionViewCell": item,
      "UICollectionViewListCell": item,
    ]
  }()

  /// The declaration for a class, or nil if it inherits the initializer or is not of a list.
  static func declaration(for part: TypePart, in index: SourceIndex) -> String? {
    guard part.kind == .declaredClass, let base = index.chain(of: part.name).last,
      let kind = kinds[base]
    else { return nil }
    let own = part.initializers.filter { !$0.isConvenience }.map(\.labels)
    guard !own.isEmpty, !own.contains(kind.labels) else { return nil }
    let name = "init(\(kind.labels.map { "\($0):" }.joined()))"
    return "\(part.isPublic ? "public " : "")required init(\(kind.parameter)) { fatalError("
      + "\"Use of unimplemented initializer '\(name)' for class '\(part.name)'\") }"
  }
}
