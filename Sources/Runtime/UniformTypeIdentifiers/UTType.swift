import Foundation

/// A type of data, such as a picture or a text.
///
/// Two types are equal if their identifiers are. Source: Apple, UTType.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`; case makes no difference.
  public let identifier: String
  /// The identifiers of the types that this one was made to conform to, besides those of the system.
  private let parents: [String]

  private init(_ identifier: String, conformingTo parent: UTType?) {
    self.identifier = identifier.lowercased()
    parents = parent.map { [$0.identifier] } ?? []
  }

  /// A type of the system.
  init(known identifier: String) { self.init(identifier, conformingTo: nil) }

  /// The type with that identifier that the system or the app declares; nil if there is none.
  public init?(_ identifier: String) {
    guard TypeDeclaration.of(identifier.lowercased()) != nil else { return nil }
    self.init(known: identifier)
  }

  /// A type of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, conformingTo: parentType)
  }

  /// A type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, conformingTo: parentType)
  }

  /// The type of the files with an extension, which conforms to another one: of the app if it declares one, or else of the
  /// system; nil if there is none.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(conformingTo: supertype) { $0.extensions.contains(filenameExtension.lowercased()) }
  }

  /// The type with a MIME type, which conforms to another one; nil if the system knows none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(conformingTo: supertype) { $0.mimeType == mimeType.lowercased() }
  }

  private init?(conformingTo supertype: UTType, where isWanted: (TypeDeclaration) -> Bool) {
    let found = [TypeDeclaration.ofApp, TypeDeclaration.all].flatMap { types in
      types.filter { isWanted($0.value) }.keys.sorted()
    }
    guard let type = found.map(UTType.init(known:)).first(where: { $0.conforms(to: supertype) })
    else { return nil }
    self = type
  }

  /// Whether two types have the same identifier.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Says which types the app declares; case makes no difference.
  package static func declare(
    _ types: [(identifier: String, extensions: [String], parents: [String])]
  ) {
    let declarations = types.map { type in
      let declaration = TypeDeclaration(
        parents: type.parents.map { $0.lowercased() },
        extensions: type.extensions.map { $0.lowercased() })
      return (type.identifier.lowercased(), declaration)
    }
    TypeDeclaration.declare(Dictionary(declarations) { first, _ in first })
  }

  // MARK: What it is

  /// The first extension of its files.
  public var preferredFilenameExtension: String? { declaration?.extensions.first }
  /// Its MIME type.
  public var preferredMIMEType: String? { declaration?.mimeType }
  /// Whether the system or the app declares it.
  public var isDeclared: Bool { declaration != nil }
  /// Whether it is one of Apple's public types.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  private var declaration: TypeDeclaration? { TypeDeclaration.of(identifier) }

  /// All the types that it conforms to.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = parents + (declaration?.parents ?? [])
    while let identifier = next.popLast() {
      let type = UTType(known: identifier)
      if found.insert(type).inserted { next += type.declaration?.parents ?? [] }
    }
    return found
  }

  /// Whether it is another type, or one of its kinds.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether it is a kind of another type, and not that type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether another type is a kind of it, and not itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads an identifier.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
