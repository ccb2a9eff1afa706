import ConcentrationApp
import ConcentrationShell
import ConcentrationStore
import TerminalCanvas
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// The lines of `concentration doctor`.
@MainActor
struct DoctorReport {
  private let surroundings: ProcessSurroundings
  private let size: TerminalSize
  private var files: [(name: String, state: String)] = []
  /// The word of the setting `color`.
  private var color = ColorChoice.auto
  /// Whether every file that there is can be read and is whole.
  private(set) var isWell = true

  init(surroundings: ProcessSurroundings, size: TerminalSize) {
    self.surroundings = surroundings
    self.size = size
  }

  /// Versions, terminal and files, one to a line.
  var text: String {
    let sections = [
      VersionText.lines, ["Terminal"] + Self.table(terminal), ["Files"] + Self.table(files),
    ]
    return sections.map { $0.map { VisibleText.make($0) + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func table(_ rows: [(name: String, state: String)]) -> [String] {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    return rows.map { row in
      "  " + row.name + String(repeating: " ", count: width - row.name.count) + row.state
    }
  }

  // MARK: The terminal

  /// Variables that change what is drawn, or where.
  private static let variables = [
    "TERM", "COLORTERM", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS",
    "LINES",
    "LC_ALL", "LC_CTYPE", "LANG", "ACCESSIBLE", "INPUTRC", "TMUX", "SSH_TTY",
  ]

  private var terminal: [(name: String, state: String)] {
    func kind(_ isTerminal: Bool) -> String { isTerminal ? "a terminal" : "no terminal" }
    let depth = ColorDecision(
      option: nil, setting: color, isTerminal: surroundings.outputIsTerminal, isScript: false,
      environment: surroundings.environment
    ).depth
    let colors =
      switch depth {
      case .none: "none"
      case .sixteen: "16"
      case .table256: "256"
      case .exact: "24 bits"
      }
    return [
      ("input", kind(surroundings.inputIsTerminal)),
      ("output", "\(kind(surroundings.outputIsTerminal)), \(size.columns)x\(size.rows)"),
      ("characters", surroundings.isUTF8 ? "UTF-8" : "ASCII"), ("colours", colors),
    ]
      + Self.variables.compactMap { name in
        surroundings.value(of: name).map { (name, $0) }
      }
  }

  // MARK: Files

  /// Looks at the person's files; the database is opened only if there is one.
  mutating func examine(files access: any FileAccess) {
    guard
      let directories = UserDirectories(
        program: "concentration", environment: surroundings.environment)
    else {
      files = [("none", "there is no home directory")]
      return
    }
    add("games", StoreChoice.path(in: directories), access) { () throws(StoreError) in
      try Self.games(in: directories)
    }
    addSettings(SettingsFile(in: directories, files: access, catalog: .concentration), access)
    let history = directories.state + "/history"
    add("history", history, access) { () throws(StoreError) in ("", true) }
  }

  /// Adds a file: its path, its size, and what is in it.
  private mutating func add(
    _ name: String, _ path: String, _ access: any FileAccess,
    contents: () throws(StoreError) -> (text: String, isWell: Bool)
  ) {
    guard let size = access.size(ofFile: path) else {
      files.append((name, "\(path), none yet"))
      return
    }
    do throws(StoreError) {
      let (text, isWhole) = try contents()
      isWell = isWell && isWhole
      files.append((name, "\(path), \(size) bytes" + (text.isEmpty ? "" : "; \(text)")))
    } catch {
      isWell = false
      files.append((name, error.message))
    }
  }

  private static func games(
    in directories: UserDirectories
  ) throws(StoreError) -> (text: String, isWell: Bool) {
    let store = try StoreChoice.openDatabase(in: directories)
    let findings = try store.findings()
    guard findings.isEmpty else {
      return ("damaged: " + findings.joined(separator: "; "), false)
    }
    let played = try store.statistics().groups.reduce(0) { $0 + $1.games }
    return ("whole; \(played) played, \(try store.keptGames().count) unfinished", true)
  }

  private mutating func addSettings(_ file: SettingsFile, _ access: any FileAccess) {
    guard let size = access.size(ofFile: file.path) else {
      files.append(("settings", "\(file.path), none yet"))
      return
    }
    do throws(FileAccessError) {
      let (words, problems) = try file.words()
      color = words["color"].flatMap(ColorChoice.init) ?? .auto
      isWell = isWell && problems.isEmpty
      files.append(
        ("settings", (["\(file.path), \(size) bytes"] + problems).joined(separator: "; ")))
    } catch {
      isWell = false
      files.append(("settings", "\(file.path): \(error.message)"))
    }
  }
}
