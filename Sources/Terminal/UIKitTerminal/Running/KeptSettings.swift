import UIKitShell
import UIKitSystem

/// The settings of one run: the program's own file, which is rewritten, then the person's, which never
/// is.
///
/// Source: SHELL.md "Settings and files".
@MainActor
final class KeptSettings: SettingsStore {
  /// The program's own file.
  private let own: SettingsFile
  /// The person's file, which is read last.
  private let rc: SettingsFile
  /// The directory of the program's own file.
  private let directory: String
  /// Why nothing outlasts this session; nil if it does.
  private let reasonForLoss: String?

  init(
    directories: UserDirectories, files: any FileAccess, catalog: CommandCatalog,
    reasonForLoss: String?
  ) {
    directory = directories.state
    own = SettingsFile(in: directories, files: files, catalog: catalog)
    rc = SettingsFile(ofPersonIn: directories, files: files, catalog: catalog)
    self.reasonForLoss = reasonForLoss
  }

  /// Applies both files, and says what is wrong in them.
  func apply(to settings: inout Settings) -> [String] {
    let problems = own.apply(to: &settings)
    return problems + rc.apply(to: &settings)
  }

  func keep(_ name: String, _ word: String) -> String? {
    if let reasonForLoss { return reasonForLoss }
    guard !rc.names.contains(name) else { return "\(rc.path) sets it" }
    guard UserDirectories.make(directory) else { return "\(directory) cannot be made" }
    do throws(FileAccessError) {
      try own.set([name: word])
      return nil
    } catch {
      return "\(own.path): \(error.message)"
    }
  }
}
