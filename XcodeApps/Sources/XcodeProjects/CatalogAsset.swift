import Foundation

/// A picture or a colour in an asset catalog of an app.
public struct CatalogAsset: Hashable, Sendable {
  /// What an asset is.
  public enum Kind: String, Hashable, Sendable {
    /// A picture.
    case image = "imageset"
    /// A colour.
    case color = "colorset"
  }

  /// What it is.
  public let kind: Kind
  /// The groups around it that are a part of its name.
  public let namespace: [String]
  /// Its name without its groups.
  public let name: String

  /// The name by which an app asks for it.
  public var path: String { (namespace + [name]).joined(separator: "/") }

  /// The assets of the catalogs among an app's resources, by their names.
  public static func all(in resources: [XcodeTarget.Resource], files: ProjectFiles) -> [Self] {
    resources.map(\.path).filter { $0.hasSuffix(".xcassets") }.flatMap { catalog in
      let names = files.list(catalog).compactMap { path -> [String]? in
        let parts = path.split(separator: "/").map(String.init)
        return parts.last == "Contents.json" ? parts.dropLast() : nil
      }
      return names.compactMap { CatalogAsset($0, in: catalog, files: files) }
    }.sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
  }

  private init?(_ parts: [String], in catalog: String, files: ProjectFiles) {
    guard let last = parts.last, let dot = last.lastIndex(of: "."),
      let kind = Kind(rawValue: String(last[last.index(after: dot)...]))
    else { return nil }
    self.kind = kind
    name = String(last[..<dot])
    namespace = parts.indices.dropLast().filter { index in
      let folder = parts[...index].joined(separator: "/")
      return Self.isNamespace("\(catalog)/\(folder)/Contents.json", files)
    }.map { parts[$0] }
  }

  /// Whether the contents of a group say that it is a part of the names in it.
  private static func isNamespace(_ path: String, _ files: ProjectFiles) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var isNamespace: Bool?
        enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    return files.contents(path).flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?
      .properties?.isNamespace == true
  }
}
