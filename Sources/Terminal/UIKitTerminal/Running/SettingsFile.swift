import UIKitShell
import UIKitSystem

/// A file of settings: lines that start with `set`, nothing else.
///
/// A wrong line is reported and skipped; the others hold. Source: SHELL.md "Settings and files".
@MainActor
package struct SettingsFile {
  private static let byteLimit = 100_000

  package let path: String
  let files: any FileAccess
  let catalog: CommandCatalog

  private init(path: String, files: any FileAccess, catalog: CommandCatalog) {
    self.path = path
    self.files = files
    self.catalog = catalog
  }

  /// The program's own file, which holds what a person has set in the program.
  ///
  /// - Parameters:
  ///   - directories: Where the person's files are.
  ///   - files: The access to them.
  ///   - catalog: The settings that there are.
  package init(in directories: UserDirectories, files: any FileAccess, catalog: CommandCatalog) {
    self.init(path: directories.state + "/settings", files: files, catalog: catalog)
  }

  /// The person's own file, which is read last and never rewritten.
  package init(
    ofPersonIn directories: UserDirectories, files: any FileAccess, catalog: CommandCatalog
  ) {
    self.init(path: directories.configuration + "/rc", files: files, catalog: catalog)
  }

  /// The whole text; nil if there is no file.
  ///
  /// - Throws: `FileAccessError` if there is one that cannot be read.
  package func text() throws(FileAccessError) -> String? {
    do throws(FileAccessError) {
      return String(
        decoding: try files.readRegularFile(path, limit: Self.byteLimit), as: UTF8.self)
    } catch {
      guard error == .noSuchFile else { throw error }
      return nil
    }
  }

  /// Replaces the whole text.
  package func write(_ text: String) throws(FileAccessError) {
    try files.write(Array(text.utf8), to: path)
  }

  /// Applies the file, if there is one, and says what is wrong in it.
  func apply(to settings: inout Settings) -> [String] {
    do throws(FileAccessError) {
      return apply(try lines(), to: &settings)
    } catch {
      return ["\(path): \(error.message)"]
    }
  }

  private func apply(_ lines: [Substring], to settings: inout Settings) -> [String] {
    lines.enumerated().compactMap { index, line in
      apply(String(line), to: &settings).map { "\(path):\(index + 1): \($0)" }
    }
  }

  private func lines() throws(FileAccessError) -> [Substring] {
    try text()?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  /// The words of the settings that the file sets, by the settings' names, and what is wrong in it.
  ///
  /// - Throws: `FileAccessError` if there is a file that cannot be read.
  package func words() throws(FileAccessError) -> (words: [String: String], problems: [String]) {
    let lines = try lines()
    var settings = Settings()
    let problems = apply(lines, to: &settings)
    var words: [String: String] = [:]
    for line in lines {
      var ignored = settings
      guard apply(String(line), to: &ignored) == nil, let name = Self.words(of: line)?.name,
        let setting = catalog.setting(named: name)
      else { continue }
      words[setting.name] = settings[setting]
    }
    return (words, problems)
  }

  /// The names that the file sets; none if it cannot be read.
  var names: Set<String> {
    Set(((try? lines()) ?? []).compactMap { Self.words(of: $0).map { $0.name.lowercased() } })
  }

  /// Adds a line for each of some settings in place of earlier ones.
  package func set(_ words: [String: String]) throws(FileAccessError) {
    let others = try lines().filter { line in
      guard !line.isEmpty else { return false }
      return Self.words(of: line).map { words[$0.name.lowercased()] == nil } ?? true
    }
    let added = words.sorted { $0.key < $1.key }.map { "set \($0.key) \($0.value)" }
    try write((others.map(String.init) + added).map { $0 + "\n" }.joined())
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
