import Foundation
import Glibc

/// Where an app keeps what is its own: documents, caches, settings and passing files, below one folder as on a phone.
///
/// Foundation finds these places by variables of the environment, of which `HOME` is not touched: it is the
/// person's, and what the terminal keeps is found before an app is launched.
public struct AppContainer: Sendable {
  private let folder: String
  /// Whether each launch begins with an empty folder.
  private let isFresh: Bool

  /// The container that an environment names; nil if it names none.
  ///
  /// `UIKIT_CONTAINER` is kept, `UIKIT_FRESH_CONTAINER` is emptied at each launch.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard
      let folder = environment["UIKIT_CONTAINER"] ?? environment["UIKIT_FRESH_CONTAINER"],
      folder.hasPrefix("/")
    else { return nil }
    self.folder = folder
    isFresh = environment["UIKIT_CONTAINER"] == nil
  }

  /// The variables by which Foundation finds the places, with their folders.
  var variables: [String: String] {
    [
      "CFFIXED_USER_HOME": folder, "TMPDIR": "\(folder)/tmp",
      "XDG_CACHE_HOME": "\(folder)/Library/Caches",
      "XDG_CONFIG_HOME": "\(folder)/Library/Preferences",
      "XDG_DATA_HOME": "\(folder)/Library/Application Support",
    ]
  }

  /// Makes the folders, and empties them if they should be fresh.
  func prepare() throws {
    let files = FileManager.default
    if isFresh, files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
    for path in Array(variables.values) + ["\(folder)/Documents"] {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  /// Lets the app that is launched next keep what is its own here.
  public func enter() throws {
    try prepare()
    for (name, value) in variables { setenv(name, value, 1) }
    guard isFresh else { return }
    // What an earlier launch of this process has read is kept in memory.
    for key in UserDefaults.standard.dictionaryRepresentation().keys {
      UserDefaults.standard.removeObject(forKey: key)
    }
  }
}
