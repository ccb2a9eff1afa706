import UIKitShell

/// A file of settings: lines that start with `set`, nothing else.
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
      bytes = try files.readRegularFile(path, limit: Self.byteLimit)
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

  /// The names that the file sets.
  var names: Set<String> {
    guard let bytes = try? files.readRegularFile(path, limit: Self.byteLimit) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(lines.compactMap { Self.words(of: $0).map { $0.name.lowercased() } })
  }

  /// Adds a line for a setting in place of an earlier one.
  func set(_ name: String, to word: String) throws(FileAccessError) {
    var text = ""
    do throws(FileAccessError) {
      text = String(decoding: try files.readRegularFile(path, limit: Self.byteLimit), as: UTF8.self)
    } catch {
      guard error == .noSuchFile else { throw error }
    }
    let others = text.split(separator: "\n").filter { Self.words(of: $0)?.name != name[...] }
    let lines = others.map(String.init) + ["set \(name) \(word)"]
    try files.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: path)
  }

  /// The name and the word of a line that sets something; nil for any other.
  private static func words(of line: Substring) -> (name: Substring, word: Substring)? {
    let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard words.count == 3, words[0].lowercased() == "set" else { return nil }
    return (words[1], words[2])
  }

  /// Applies one line; the answer says what is wrong with it.
  func apply(_ line: String, to settings: inout Settings) -> String? {
    guard line.prefix(while: { $0 != "#" }).contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    guard let (name, word) = Self.words(of: line[...]) else {
      return "only lines like 'set color never' belong here"
    }
    guard let setting = catalog.setting(named: name) else {
      let names = catalog.settings.map(\.name).joined(separator: ", ")
      return "no setting '\(name)'; there are \(names)"
    }
    guard settings.set(setting, to: word) else {
      return CommandProblem.badSettingValue(name: setting.name, choices: setting.choices).message
    }
    return nil
  }
}
