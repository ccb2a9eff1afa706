import Foundation
import UniformTypeIdentifiers

extension UIKitRuntime {
  /// A type of documents, as an Info.plist declares it.
  public struct DocumentType: Hashable, Sendable {
    /// The identifier, such as `com.example.drawing`; case makes no difference.
    public let identifier: String
    /// The extensions of its files.
    public let extensions: [String]
    /// The identifiers of the types that it conforms to.
    public let parents: [String]

    /// Makes a type.
    public init(
      _ identifier: String, extensions: [String] = [], conformingTo parents: [String] = []
    ) {
      self.identifier = identifier.lowercased()
      self.extensions = extensions.map { $0.lowercased() }
      self.parents = parents.map { $0.lowercased() }
    }
  }

  /// Where the documents of an app are, and of which types.
  @preconcurrency @MainActor
  public struct DocumentEnvironment {
    /// The folder of the documents that a person sees.
    public var folder: () -> URL = { Self.place(.documentDirectory) }
    /// The folder where caches are kept, such as the thumbnails of documents.
    public var caches: () -> URL = { Self.place(.cachesDirectory) }
    /// The types that the app declares.
    public var declaredTypes: [DocumentType] = []
    /// The identifiers of the types that the app opens; all are opened if there are none.
    public var openedTypes: [String] = []

    private static func place(_ directory: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }

    /// The thumbnails of documents.
    var thumbnails: DocumentThumbnails { DocumentThumbnails(in: caches()) }

    /// The type of a file by the extension of its name.
    func type(of url: URL) -> String {
      let ending = url.pathExtension.lowercased()
      let declared = declaredTypes.first { $0.extensions.contains(ending) }
      return declared?.identifier ?? UTType(filenameExtension: ending)?.identifier
        ?? UTType.data.identifier
    }

    /// Whether a file is of one of some types, or of a kind of them.
    func isFile(_ url: URL, ofTypes types: [String]) -> Bool {
      let wanted = Set(types.map { $0.lowercased() })
      return types.isEmpty || !wanted.isDisjoint(with: supertypes(of: type(of: url)))
    }

    /// A type and all that it conforms to.
    private func supertypes(of identifier: String) -> Set<String> {
      var found: Set<String> = []
      var next = [identifier]
      while let type = next.popLast() {
        guard found.insert(type).inserted else { continue }
        next += declaredTypes.first { $0.identifier == type }?.parents ?? []
        next += UTType(importedAs: type).supertypes.map(\.identifier)
      }
      return found
    }
  }
}
