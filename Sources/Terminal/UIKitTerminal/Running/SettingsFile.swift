import UIKitShell

/// The player's settings file: lines that start with `set`, nothing else.
///
/// A wrong line is reported and skipped; the others hold. Source: SHELL.md "Settings and files".
@MainActor
struct SettingsFile {
  private static let byteLimit = 100_000

  let path: String
  let files: any FileAccess
  let catalog: CommandCatalog

  /// Applies the file, if there is one, and says what is wrong in it.
  func apply(to settings: inout Settings) -> [String] {
    let bytes: [UInt8]
    do throws(FileAccessError) {
      bytes = try files.read(path, limit: Self.byteLimit)
    } catch .noSuchFile {
      return []
    } catch {
      return ["\(path): \(error.message)"]
    }
    var warnings: [String] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let problem = apply(String(line), to: &settings) else { continue }
      warnings.append("\(path):\(index + 1): \(problem)")
    }
    return warnings
  }

  /// Applies one line; the answer says what is wrong with it.
  func apply(_ line: String, to settings: inout Settings) -> String? {
    let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let first = words.first else { return nil }
    guard first.lowercased() == "set", words.count == 3 else {
      return "only lines like 'set color never' belong here"
    }
    guard let setting = catalog.setting(named: words[1]) else {
      let names = catalog.settings.map(\.name).joined(separator: ", ")
      return "no setting '\(words[1])'; there are \(names)"
    }
    guard settings.set(setting, to: words[2]) else {
      return CommandProblem.badSettingValue(name: setting.name, choices: setting.choices).message
    }
    return nil
  }
}
