import Foundation
import Synchronization
import UniformTypeIdentifiers

extension UIKitRuntime {
  /// Files in the place of the network, so that an app that loads from it shows the same in every run.
  ///
  /// The answer to `https://api.example.org/v1/cats?page=2` is the file `api.example.org/v1/cats?page=2` below the
  /// folder, or else `api.example.org/v1/cats`; an extension, as in `cats.json`, says of which type it is. A path that
  /// ends with `/` has the name `index`. What has no file fails as without a connection.
  public struct RecordedNetwork: Sendable {
    private static let installed = Mutex<RecordedNetwork?>(nil)

    /// The answers in this process; nil if apps ask the network itself.
    public static var current: RecordedNetwork? {
      get { installed.withLock { $0 } }
      set { installed.withLock { $0 = newValue } }
    }

    /// The file with an answer, and its type.
    public struct Answer: Hashable, Sendable {
      /// The file.
      public let file: URL
      /// The type of its contents as a server says it, as `application/json`.
      public var contentType: String {
        UTType(filenameExtension: file.pathExtension)?.preferredMIMEType
          ?? "application/octet-stream"
      }
    }

    private let folder: URL

    /// Takes answers from a folder with one of each host.
    public init(in folder: URL) { self.folder = folder }

    /// Takes answers from the folder that `UIKIT_NETWORK` names; nil if it names none by its whole path.
    public init?(environment: [String: String]) {
      guard let path = environment["UIKIT_NETWORK"], path.hasPrefix("/") else { return nil }
      folder = URL(fileURLWithPath: path, isDirectory: true)
    }

    /// The answer to a request for a page or a file; nil if there is none.
    ///
    /// O(files in one folder).
    public func answer(to url: URL) -> Answer? {
      Self.isWeb(url) ? file(for: url).map { Answer(file: $0) } : nil
    }

    /// The answer to a request that an app makes: the log says which it is, or that there is none.
    package func loggedAnswer(to url: URL) -> Answer? {
      let answer = answer(to: url)
      let found =
        answer.map { "is answered by \($0.file.path)" } ?? "has no answer in \(folder.path)"
      MainThread.perform { UIApplication.shared.log("[Network] \(url.absoluteString) \(found)") }
      return answer
    }

    /// Whether a URL is one of the web, and so would be asked for in the network.
    public static func isWeb(_ url: URL) -> Bool {
      ["http", "https"].contains(url.scheme?.lowercased())
    }

    private func file(for url: URL) -> URL? {
      guard let host = url.host?.lowercased() else { return nil }
      var places = [host] + url.path.split(separator: "/").map(String.init)
      // A file below the folder, whatever a server or an app has written into the URL.
      guard places.allSatisfy({ $0 != ".." && !$0.contains("\0") }) else { return nil }
      if places.count == 1 || url.hasDirectoryPath { places.append("index") }
      let name = places.removeLast()
      let parent = places.reduce(folder) { $0.appendingPathComponent($1, isDirectory: true) }
      let withQuery = url.query.map { "\(name)?\($0)" }
      return [withQuery, name].lazy.compactMap { $0.flatMap { Self.file(named: $0, in: parent) } }
        .first
    }

    /// The regular file of a name, with or without an extension.
    private static func file(named name: String, in folder: URL) -> URL? {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let files = names.filter { $0 == name || $0.hasPrefix("\(name).") }.sorted()
      return files.lazy.map { folder.appendingPathComponent($0) }.first { file in
        (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      }
    }
  }
}

extension UIKitRuntime {
  /// The file that answers a URL of the web, where there is a recorded network, or else the URL itself; the translation of
  /// an app calls it for `Data(contentsOf:)` and `String(contentsOf:)`.
  public static func recorded(_ url: URL) -> URL {
    guard RecordedNetwork.isWeb(url) else { return url }
    return RecordedNetwork.current?.loggedAnswer(to: url)?.file ?? url
  }
}
