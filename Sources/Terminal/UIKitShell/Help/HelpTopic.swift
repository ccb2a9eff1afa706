/// Help on more than one command.
package enum HelpTopic: String, CaseIterable, Hashable, Sendable {
  case cards, lifecycle, scripts, expectations, settings, plain, players, bots

  /// What it is about, in a few words.
  package var summary: String {
    switch self {
    case .cards: "how cards are named and what their marks mean"
    case .lifecycle: "what the lines of the log mean"
    case .scripts: "the script format and its exit statuses"
    case .expectations: "what expect can check"
    case .settings: "what set can change"
    case .plain: "the mode without drawing"
    case .players: "several players, bots, passing"
    case .bots: "the protocol of --machine"
    }
  }

  /// The text, at most 22 lines of 79 columns.
  package var lines: [String] {
    switch self {
    case .cards: Self.cardLines
    case .lifecycle: Self.lifecycleLines
    case .scripts: Self.scriptLines
    case .expectations: Command.expect.details
    case .settings: Setting.all.map(Self.line)
    case .plain: Self.plainLines
    case .players: Self.playerLines
    case .bots: Self.botLines
    }
  }

  private static func line(of setting: Setting) -> String {
    let choices = setting.choices.joined(separator: "|")
    return "set \(setting.name) \(choices)".padded(to: 38) + " " + setting.summary
  }

  private static var cardLines: [String] {
    [
      "A card is a column letter and a row number from the top left: a1, b2, c10.",
      "Marks:  :::::   face down        [  D  ]  the card that is up",
      "        ( D )   up, no match     = D =    a pair that was found",
      "Two cards that differ stay up until your next flip turns them back.",
      "Each symbol has a letter and a word: D is diamond in the theme shapes.",
    ]
  }

  private static var lifecycleLines: [String] {
    [
      "Every screen is a view controller, and the calls it receives are logged:",
      "  | + Game#1 viewWillAppear(animated: true)",
      "Marks:  *  loaded    +  towards visible    -  away from it",
      "        x  deinit    .  all else (layout, traits, containment)",
      "Game#1 is the first controller with the logging name Game.",
      "set log after prints the calls after each command, set log off hides them;",
      "set calls all shows UIKit's own controllers and the rarer calls, too.",
      "log repeats the calls of earlier commands; tree shows who is there now.",
    ]
  }

  private static var scriptLines: [String] {
    [
      "A script is a list of commands, as typed, in full words or short forms.",
      "Run it:  concentration --script FILE   or   concentration < FILE",
      "or here: source FILE. record FILE writes what you do as a script.",
      "# starts a comment. ! before a command: it must fail.",
      "case NAME starts afresh; expect checks the last command: help expectations.",
      "Time stands still but for wait; the screen is 80x24; seeds are 1, 2, 3, ...",
      "Exit status: 0 all good, 1 a check failed, 2 unreadable, 3 a command failed.",
    ]
  }

  private static var plainLines: [String] {
    [
      "concentration --plain (or ACCESSIBLE=1) speaks in sentences and draws nothing;",
      "describe says the whole screen, describe b2 one card, describe 2 one row.",
      "This mode scrolls, so the words of earlier cards stay readable above.",
    ]
  }

  private static var playerLines: [String] {
    [
      "new 4x4 --players 2      two people take turns; a match keeps the turn",
      "new 4x4 --against fair   you against a bot; also: against fair",
      "pass gives the turn away with no card up; when all pass in turn, the game ends.",
      "The player with most pairs wins.",
    ]
  }

  private static var botLines: [String] {
    [
      "concentration --machine answers each line with one reply and an empty line:",
      "  7 flip b2       =7 b2 is diamond. Choose a second card.",
      "  8 flip q9       ?8 no card q9: columns are a to d, rows 1 to 4",
      "The number in front is optional and comes back. Commands are those of the",
      "prompt; also list-commands, known-command NAME, protocol-version,",
      "state json and log json. A card that is face down is never told.",
    ]
  }
}
