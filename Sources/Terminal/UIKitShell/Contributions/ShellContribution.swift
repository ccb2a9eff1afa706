/// What an app, or the shell itself, adds: commands and the other words of the language, and what is
/// known of the running app beyond UIKit.
///
/// The shell is made from a list of contributions. Its own commands, settings and topics are one of
/// them; an app adds another:
///
///     let paint = ShellContribution(
///       name: "Paint", commands: [.mix], settings: [.palette],
///       makeDelegate: { app in PaintSession(app) })
///
/// Help, completion, `set`, `state`, `expect` and the meaning of a line all come from the sum.
/// Within a group of commands, and among settings and topics, those of an earlier contribution
/// stand first.
public struct ShellContribution: Sendable {
  /// Who contributes; named where two contributions contradict each other.
  public var name: String
  /// The commands that are added.
  public var commands: [Command] = []
  /// What a first word means that is no command, such as a card that is turned when it is typed.
  public var bareWords: [BareWord] = []
  /// The settings that are added.
  public var settings: [Setting] = []
  /// The keys of `state` that the app's screens, or the app itself, can have.
  public var stateKeys: [String] = []
  /// The keys that the shell finds out of screens that an app says nothing of.
  var ownStateKeys: [String] = []
  /// What `expect` can check besides.
  public var expectations: [ExpectationKind] = []
  /// The kinds of expectation that the shell checks without a contributed `ExpectationKind`.
  var ownExpectations: [String] = []
  /// Help on more than one command.
  public var topics: [HelpTopic] = []
  /// What help takes for examples; nil for the shell's own.
  public var examples: HelpExamples?
  /// What answers for the running app; called when it was launched.
  public var makeDelegate: (@MainActor @Sendable (RunningApp) -> any ShellSessionDelegate)?

  /// A contribution of nothing yet.
  public init(
    name: String, commands: [Command] = [], bareWords: [BareWord] = [], settings: [Setting] = [],
    stateKeys: [String] = [], expectations: [ExpectationKind] = [], topics: [HelpTopic] = [],
    examples: HelpExamples? = nil,
    makeDelegate: (@MainActor @Sendable (RunningApp) -> any ShellSessionDelegate)? = nil
  ) {
    self.name = name
    self.commands = commands
    self.bareWords = bareWords
    self.settings = settings
    self.stateKeys = stateKeys
    self.expectations = expectations
    self.topics = topics
    self.examples = examples
    self.makeDelegate = makeDelegate
  }
}

/// A first word that is no command and nevertheless means one.
public struct BareWord: Sendable {
  /// The command that is run, with the word as its first argument.
  public var command: String
  /// What help says of it, such as `a card alone flips it`; empty for nothing.
  public var summary: String
  /// True for a word that means it; asked for first words that no command has.
  public var matches: @Sendable (String) -> Bool

  /// Words that mean a command.
  public init(
    command: String, summary: String, matches: @escaping @Sendable (String) -> Bool
  ) {
    self.command = command
    self.summary = summary
    self.matches = matches
  }
}
