import SwiftSyntax

/// What all files of a module declare.
struct SourceIndex {
  private(set) var parts: [TypePart] = []
  /// The methods that a protocol of the module requires only of those that have them.
  private(set) var optionalRequirements: [(protocol: TypePart, method: Method)] = []
  /// The base names of methods that a `#selector` somewhere names.
  private var selectedNames: Set<String> = []
  /// The selectors that are made of texts.
  private var selectedSelectors: Set<String> = []
  /// The parts of a type by its last name.
  private var partsByName: [String: [Int]] = [:]

  init(_ files: [ParsedFile]) {
    for (number, file) in files.enumerated() {
      let collector = DeclarationCollector(file: number, firstPart: parts.count)
      collector.walk(file.tree)
      parts += collector.parts
      selectedNames.formUnion(collector.selectedNames)
      selectedSelectors.formUnion(collector.selectedSelectors)
    }
    for (number, part) in parts.enumerated() {
      partsByName[part.lastName, default: []].append(number)
      guard part.kind == .declaredProtocol else { continue }
      optionalRequirements += part.methods.filter(\.isOptionalRequirement).map { (part, $0) }
    }
  }

  /// Whether a selector somewhere names a method.
  func isSelected(_ method: Method) -> Bool {
    selectedNames.contains(method.base) || selectedSelectors.contains(method.selector)
  }

  /// Whether a selector somewhere names the getter of a property.
  func isSelected(_ property: Property) -> Bool { selectedNames.contains(property.name) }

  /// The parts of a type, by its name or the last part of that.
  func parts(of name: String) -> [TypePart] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return (partsByName[last] ?? []).map { parts[$0] }
  }

  /// Whether the module declares a type itself.
  func declares(_ name: String) -> Bool {
    parts(of: name).contains { $0.kind != .extended }
  }

  /// A type, its superclasses in the module, and the first that is not: nearest first.
  func chain(of name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let current = next, !chain.contains(current) {
      chain.append(current)
      next = parts(of: current).first { $0.kind == .declaredClass }?.inherited.first
    }
    return chain
  }

  /// Whether a subclass in the module overrides a member of a type.
  func overrides(_ member: String, of type: String) -> Bool {
    parts.contains { part in
      (part.methods.contains { $0.isOverride && $0.base == member }
        || part.properties.contains { $0.isOverride && $0.name == member })
        && chain(of: part.name).dropFirst().contains(type)
    }
  }

  /// Whether a type is a class, as far as that can be seen: one of the module's, or of UIKit's and
  /// Foundation's that is extended.
  func isClass(_ part: TypePart) -> Bool {
    switch part.kind {
    case .declaredClass: return true
    case .declaredProtocol, .otherDeclaration: return false
    case .extended:
      if declares(part.name) { return parts(of: part.name).contains { $0.kind == .declaredClass } }
      return part.lastName.hasPrefix("UI") || part.lastName.hasPrefix("NS")
    }
  }

  /// The protocols that a type conforms to, with those that they inherit, and the same of its superclasses.
  func protocols(of name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = chain(of: name)
    while let next = waiting.popLast() {
      for inherited in parts(of: next).flatMap(\.inherited) where found.insert(inherited).inserted {
        waiting.append(inherited)
      }
    }
    return found
  }

  /// The name under which a method is sent; an override is sent under that of the method it overrides.
  func selector(of method: Method, in type: String) -> String {
    if method.objectiveCName == nil, method.isOverride {
      for superclass in chain(of: type).dropFirst() {
        let overridden = parts(of: superclass).flatMap(\.methods).first {
          $0.base == method.base && $0.labels == method.labels
        }
        if let name = overridden?.objectiveCName { return name }
        if let known = UIKitNames.selector(base: method.base, labels: method.labels) {
          return known
        }
      }
    }
    return method.selector
  }
}
