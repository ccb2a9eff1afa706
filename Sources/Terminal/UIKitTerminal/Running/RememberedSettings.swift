import UIKitShell
import UIKitSystem

/// The settings that a session leaves to the next one: where the calls of the log are shown.
@MainActor
struct RememberedSettings {
  /// The file, of the form of the settings file, after which it is read.
  let file: SettingsFile
  private let directory: String

  /// The settings in the directory of the person's state.
  init(directory: String, files: any FileAccess, catalog: CommandCatalog) {
    self.directory = directory
    file = SettingsFile(path: directory + "/settings", files: files, catalog: catalog)
  }

  /// Keeps where calls are shown; what cannot be written is not remembered.
  func write(log: LogPlace) {
    guard UserDirectories.make(directory) else { return }
    try? file.files.write(Array("set log \(log.rawValue)\n".utf8), to: file.path)
  }
}
