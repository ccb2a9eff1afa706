/// Help on more than one command.
public struct HelpTopic: Sendable {
  /// The word after `help`.
  public let name: String
  /// What it is about, in a few words.
  public let summary: String
  /// The topic after which it is listed; nil for the order of contributions.
  public let predecessor: String?
  /// True if it stands in place of an earlier contribution's topic of that name.
  public let isOverride: Bool
  private let text: @Sendable (CommandCatalog) -> [String]

  /// A topic with its text.
  ///
  /// - Parameters:
  ///   - name: the word after `help`, lower case.
  ///   - summary: what it is about, in a few words.
  ///   - predecessor: the topic after which it is listed.
  ///   - isOverride: true to stand in place of an earlier contribution's topic of that name.
  ///   - lines: at most 22 lines of 79 columns.
  public init(
    _ name: String, summary: String, after predecessor: String? = nil, isOverride: Bool = false,
    lines: [String]
  ) {
    self.init(
      name, summary: summary, after: predecessor, isOverride: isOverride, text: { _ in lines })
  }

  /// A topic whose text depends on the vocabulary.
  init(
    _ name: String, summary: String, after predecessor: String? = nil, isOverride: Bool = false,
    text: @escaping @Sendable (CommandCatalog) -> [String]
  ) {
    self.name = name
    self.summary = summary
    self.predecessor = predecessor
    self.isOverride = isOverride
    self.text = text
  }

  /// The text, at most 22 lines of 79 columns.
  package func lines(in catalog: CommandCatalog) -> [String] { text(catalog) }
}

/// The shell's own topics.
extension HelpTopic {
  static let lifecycle = HelpTopic(
    "lifecycle", summary: "what the lines of the log mean",
    text: { catalog in
      let name = catalog.examples.controller
      return [
        "Every screen is a view controller, and the calls it receives are logged:",
        "  | + \(name)#1 viewWillAppear(animated: true)",
        "Marks:  *  loaded    +  towards visible    -  away from it",
        "        x  deinit    .  all else (layout, traits, containment)",
        "\(name)#1 is the first controller with the logging name \(name).",
        "set log after prints the calls after each command, set log off hides them;",
        "set calls common (or brief) shows loading and appearance alone; lecture adds",
        "init, outlets, layout and the app's delegates; all has UIKit's own, too.",
        "log repeats the calls of earlier commands; tree shows who is there now.",
        "explain says what the last calls are for; explain order, explain outlets and",
        "the like answer questions. lesson shows mistakes, quiz asks what comes next.",
      ]
    })

  static let scripts = HelpTopic(
    "scripts", summary: "the script format and its exit statuses",
    text: { catalog in
      let program = catalog.programName
      let more = catalog.examples.scripts.map { "; \($0)" } ?? "."
      return [
        "A script is a list of commands, as typed, in full words or short forms.",
        "Run it:  \(program) --script FILE   or   \(program) < FILE",
        "or here: source FILE. record FILE writes what you do as a script.",
        "# starts a comment. ! before a command: it must fail.",
        "case NAME starts afresh; expect checks the last command: help expectations.",
        "Time stands still but for wait; the screen is 80x24\(more)",
        "Exit status: 0 all good, 1 a check failed, 2 unreadable, 3 a command failed.",
      ]
    })

  static let expectations = HelpTopic(
    "expectations", summary: "what expect can check",
    text: { catalog in
      catalog.command(for: "expect").map { HelpTexts(catalog: catalog).details(of: $0) } ?? []
    })

  static let settings = HelpTopic(
    "settings", summary: "what set can change",
    text: { catalog in
      catalog.settings.map { setting in
        let choices = setting.choices.joined(separator: "|")
        return "set \(setting.name) \(choices)".padded(to: 38) + " " + setting.summary
      }
    })

  static let plain = HelpTopic(
    "plain", summary: "the mode without drawing",
    text: { catalog in
      [
        "\(catalog.programName) --plain (or ACCESSIBLE=1) speaks in sentences and draws nothing;",
        "describe says the whole screen.",
      ]
    })

  static let bots = HelpTopic(
    "bots", summary: "the protocol of --machine",
    text: { catalog in
      [
        "\(catalog.programName) --machine answers each line with one reply and an empty line:",
        "  7 press 2       =7 Pressed Next.",
        "  8 press 9       ?8 no control '9'. Controls: 1 Back, 2 Next.",
        "The number in front is optional and comes back. Commands are those of the",
        "prompt; also list-commands, known-command NAME, protocol-version,",
        "state json and log json.",
      ]
    })
}
