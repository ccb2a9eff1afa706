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
      (self.identifier, self.extensions, self.parents) = (identifier, extensions, parents)
    }

    /// Makes types known to `UTType` in this process.
    public static func declare(_ types: [DocumentType]) {
      UTType.declare(types.map { ($0.identifier, $0.extensions, $0.parents) })
    }
  }

  /// Where the documents of an app are, and which it opens.
  @preconcurrency @MainActor
  public struct DocumentEnvironment {
    /// The folder of the documents that a person sees.
    public var folder: () -> URL = { Self.place(.documentDirectory) }
    /// The folder where caches are kept, such as the thumbnails of documents.
    public var caches: () -> URL = { Self.place(.cachesDirectory) }
    /// The identifiers of the types that the app opens; all are opened if there are none.
    public var openedTypes: [String] = []

    private static func place(_ directory: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }

    /// The thumbnails of documents.
    var thumbnails: DocumentThumbnails { DocumentThumbnails(in: caches()) }
  }
}

extension UTType {
  /// The type of a file by the extension of its name.
  init(of file: URL) { self = UTType(filenameExtension: file.pathExtension) ?? .data }
}
