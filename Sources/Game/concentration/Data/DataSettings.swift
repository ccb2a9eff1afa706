import ConcentrationApp
import ConcentrationShell
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// The settings in an export: those of the program's own file, and the place in the tutorial, which the
/// store has.
@MainActor
struct DataSettings {
  private let file: SettingsFile
  private let rc: SettingsFile
  private let directory: String

  init(directories: UserDirectories, files: any FileAccess) {
    file = SettingsFile(in: directories, files: files, catalog: .concentration)
    rc = SettingsFile(ofPersonIn: directories, files: files, catalog: .concentration)
    directory = directories.state
  }

  /// All settings for an export, and what is left out, line by line.
  func exported(stored: [String: String]) throws(DataFailure) -> ([String: String], [String]) {
    do throws(FileAccessError) {
      let (words, problems) = try file.words()
      return (words.merging(stored.filter(Self.isStored)) { word, _ in word }, problems)
    } catch {
      throw .unread(file.path, error)
    }
  }

  /// The settings of an import: for the file, for the store, and what is left out, line by line.
  func imported(
    _ settings: [String: String]
  ) -> (kept: [String: String], stored: [String: String], problems: [String]) {
    var kept: [String: String] = [:]
    var problems: [String] = []
    let stored = settings.filter(Self.isStored)
    for (name, word) in settings.sorted(by: { $0.key < $1.key }) where stored[name] == nil {
      do throws(SettingRefusal) {
        let setting = try Self.checked(name, word)
        kept[setting.name] = setting.word
      } catch {
        problems.append("\(name) is left out: \(error.reason)")
      }
    }
    return (kept, stored, problems)
  }

  /// The change of the file by which it sets some words.
  func change(to words: [String: String]) throws(DataFailure) -> SettingsChange {
    do throws(FileAccessError) {
      return SettingsChange(
        file: file, directory: directory, textBefore: words.isEmpty ? nil : try file.text(),
        wordsBefore: words.isEmpty ? [:] : try file.words().words, words: words,
        overriding: (try? rc.words().words) ?? [:], rcPath: rc.path)
    } catch {
      throw .unread(file.path, error)
    }
  }

  private static func isStored(_ name: String, _ value: String) -> Bool {
    name == TutorialProgress.word.name && TutorialProgress(value) != nil
  }

  /// A setting and its word as the file has them.
  private static func checked(
    _ name: String, _ word: String
  ) throws(SettingRefusal) -> (name: String, word: String) {
    guard let setting = CommandCatalog.concentration.setting(named: name) else {
      throw SettingRefusal(reason: "there is no setting of that name")
    }
    var settings = Settings()
    guard settings.set(setting, to: word) else {
      throw SettingRefusal(
        reason: CommandProblem.badSettingValue(name: setting.name, choices: setting.choices)
          .message)
    }
    return (setting.name, settings[setting])
  }
}

/// Why a setting is left out.
private struct SettingRefusal: Error {
  var reason: String
}

/// A change of the file of settings that can be taken back.
@MainActor
final class SettingsChange {
  private let file: SettingsFile
  private let directory: String
  private let textBefore: String?
  private let wordsBefore: [String: String]
  private let words: [String: String]
  /// What the rc file sets, and where it is.
  private let overriding: [String: String]
  private let rcPath: String
  private var isMade = false

  init(
    file: SettingsFile, directory: String, textBefore: String?, wordsBefore: [String: String],
    words: [String: String], overriding: [String: String], rcPath: String
  ) {
    self.file = file
    self.directory = directory
    self.textBefore = textBefore
    self.wordsBefore = wordsBefore
    self.words = words
    self.overriding = overriding
    self.rcPath = rcPath
  }

  /// The words that differ from those before.
  private var changes: [String: String] { words.filter { wordsBefore[$0] != $1 } }

  /// Writes the file, if anything differs.
  func make() throws(StoreError) {
    guard !changes.isEmpty else { return }
    guard UserDirectories.make(directory) else {
      throw .failed(path: directory, detail: "the directory cannot be made")
    }
    do throws(FileAccessError) {
      try file.set(changes)
      isMade = true
    } catch {
      throw .failed(path: file.path, detail: error.message)
    }
  }

  /// Puts back what the file held, if it was written; an empty file sets nothing.
  func takeBack() {
    if isMade { try? file.write(textBefore ?? "") }
  }

  /// Adds the settings to a report.
  func count(in report: inout ImportReport) {
    for name in words.keys { report.count(.setting, isKnown: changes[name] == nil) }
  }

  /// What was replaced, and what the rc file sets otherwise, line by line.
  var lines: [String] {
    words.sorted { $0.key < $1.key }.compactMap { name, word in
      if let other = overriding[name], other != word {
        return "\(name) stays \(other): \(rcPath) sets it, and is read last"
      }
      guard let before = wordsBefore[name], before != word else { return nil }
      return "\(name) is \(word) now; it was \(before)"
    }
  }
}
