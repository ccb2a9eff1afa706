/// What is written down of a session: its commands and its transcript, if anywhere.
@MainActor
package final class Recordings {
  /// The file that collects commands; nil if none.
  package var recordPath: String?
  /// The file that collects commands and output; nil if none.
  package var transcriptPath: String?
  /// What was done so far, for a recording that begins later.
  private var past = Past()
  /// What could not be written when nobody had asked for a reply.
  private var unsaid: [String] = []
  /// The app's screen when the first command came.
  private var firstScreenSize: ScreenSize?

  private let environment: ShellEnvironment
  private let catalog: CommandCatalog

  /// Nothing is recorded.
  init(environment: ShellEnvironment, catalog: CommandCatalog) {
    self.environment = environment
    self.catalog = catalog
  }

  /// True if a reply is to be written down somewhere.
  private var isActive: Bool { recordPath != nil || transcriptPath != nil }

  /// Notes the screen of the app before the first command.
  func begin(on size: (columns: Int, rows: Int)) {
    if firstScreenSize == nil {
      firstScreenSize = ScreenSize(columns: size.columns, rows: size.rows)
    }
  }

  /// Writes a reply into the files that collect commands and output.
  ///
  /// - Returns: A sentence for each file that could not be written; it is then closed.
  package func write(_ reply: Reply) -> [String] {
    var problems: [String] = []
    swap(&problems, &unsaid)
    guard reply.isRecorded, let canonical = reply.canonical else { return problems }
    past.note(canonical)
    guard isActive else { return problems }
    append(canonical + "\n", to: &recordPath, &problems)
    if transcriptPath != nil {
      var writer = TranscriptWriter()
      // Of a command with a block a transcript has the first line.
      writer.entry(command: String(canonical.prefix { $0 != "\n" }), reply)
      append(String(decoding: writer.take(), as: UTF8.self), to: &transcriptPath, &problems)
    }
    return problems
  }

  /// What was done since the start; nil once that was too much to be kept.
  package var commandsOfThePast: [String]? { past.commands }

  /// The lines that bring a fresh session of a script to where this one is.
  ///
  /// A game is not all there is to repeat: undo, the screens and their numbers follow from every
  /// command since the start.
  ///
  /// - Throws: `CommandFailure` once so much was done that it is no longer kept.
  func linesOfThePast() throws(CommandFailure) -> String {
    guard let commands = past.commands else {
      throw CommandFailure(.pastForgotten(limit: Past.limit))
    }
    let past = startAsCommands + commands
    guard !past.isEmpty else { return "" }
    return (["# what was done before"] + past + ["# recorded from here on"])
      .map { $0 + "\n" }.joined()
  }

  /// The commands that give a script the settings and the screen that this session began with.
  private var startAsCommands: [String] {
    guard environment.mode == .typed else { return [] }
    var commands: [String] = []
    var settings = environment.settings
    // Calls beside the board are printed nowhere in a person's transcript.
    if settings.shell.log == .beside { settings.shell.log = .off }
    for setting in catalog.settings where Settings.script[setting] != settings[setting] {
      commands.append("set \(setting.name) \(settings[setting])")
    }
    if let size = firstScreenSize, size != .standard {
      commands.append("resize \(size)")
    }
    return commands
  }

  /// Writes down that the terminal gave the app another screen.
  func writeScreen(columns: Int, rows: Int) {
    // Smaller ones cannot be given by a command.
    guard columns >= 10, rows >= 6 else { return }
    writeEvent(
      "resize \(columns)x\(rows)", saying: ["The screen is now \(columns)x\(rows)."])
  }

  /// Writes down something that happened without a command, as the command that does it.
  func writeEvent(_ command: String, saying message: [String]) {
    var reply = Reply()
    reply.canonical = command
    reply.message = message
    unsaid = write(reply)
  }

  /// Adds a text to a file, if there is one; where that fails, it is closed.
  private func append(_ text: String, to file: inout String?, _ problems: inout [String]) {
    guard let path = file else { return }
    do throws(FileAccessError) {
      try environment.files.append(Array(text.utf8), to: path)
    } catch {
      file = nil
      problems.append("\(path): \(error.message); nothing more is written there")
    }
  }

  /// The commands of a session from its beginning, as long as they are not too many.
  struct Past: Sendable {
    /// Commands that are kept; a person types fewer, and long scripts cost no memory.
    static let limit = 10_000

    /// The commands as a recording writes them; nil once there were too many.
    private(set) var commands: [String]? = []

    mutating func note(_ command: String) {
      guard let count = commands?.count else { return }
      if count < Self.limit { commands?.append(command) } else { commands = nil }
    }
  }
}
