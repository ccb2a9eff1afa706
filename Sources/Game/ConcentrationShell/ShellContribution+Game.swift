import ConcentrationApp
import UIKitShell

extension ShellContribution {
  /// What the game adds to the shell, before the shell's own.
  ///
  /// Source: SHELL.md "Commands".
  package static let concentration = ShellContribution(
    name: "Concentration",
    commands: [
      // Play
      .flip, .new, .restart, .undo, .redo, .hint, .peek, .pass, .against, .describeCards,
      .score,
      .look.reworded(otherWords: ["board"]),
      // Move
      .zoom, .splitGame, .continue,
      // Watch
      .stateOfGame, .replay, .saves,
      // Session
      .save, .load, .id, .recordGame,
      // Help
      .help.reworded(seeAlso: ["apropos", "tutorial"]), .tutorial, .versionOfDeal, .quitGame,
    ],
    bareWords: [
      BareWord(command: "flip", summary: "a card alone flips it") {
        CardReference.forEach(in: $0) { _ in }
      },
      BareWord(command: "help", summary: "") { $0.lowercased() == HelpTopic.rules.name },
    ],
    settings: [
      .look, .symbols, .zoom, .clock, .bell.reworded("ring for pairs, or for misses, too"),
    ],
    stateKeys: StateKey.allCases.map(\.rawValue), expectations: [.card],
    topics: [.rules, .cards, .players, .plainGame, .botsOfGame],
    examples: .concentration, makeDelegate: { RunningGame($0) })
}

extension CommandCatalog {
  /// The vocabulary of the program: the game's words before the shell's own.
  package static let concentration: CommandCatalog = {
    do throws(ContributionConflict) {
      return try CommandCatalog([.concentration, .shell], programName: "concentration")
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

/// The shell's commands with details for this game.
extension Command {
  fileprivate static let splitGame = split.reworded(details: [
    "Shows or hides the list at the side, or gives it 10 to 90 PERCENT of all",
    "A screen is split from 100 columns on: resize 120x30",
  ])

  fileprivate static let stateOfGame = state.reworded(details: [
    "Prints every key and its value, or one of them. No face-down symbol is told.",
    "state json prints all in one line.",
  ])

  fileprivate static let recordGame = record.reworded(details: [
    "Writes each command in full words into FILE, seeds made explicit and refused",
    "ones with !, so that the file runs as a script and shows the same. It begins",
    "with what was done before. Real time and your own statistics are not in it.",
  ])

  fileprivate static let versionOfDeal = version.reworded(details: [
    "Names the versions of the program, the script format and the deal."
  ])

  fileprivate static let quitGame = quit.reworded(
    summary: "leaves; the game is kept", headline: "leave; the game is kept for next time",
    details: ["Leaves. An unfinished game is kept and offered at the next start."])
}

extension Setting {
  fileprivate static let look = Setting(
    "look", choices: LookChoice.allCases.map(\.rawValue), "cards that fill the screen, or a grid",
    after: "draw")
  fileprivate static let symbols = Setting(
    "symbols", choices: SymbolChoice.allCases.map(\.rawValue), "what the cards show",
    after: "look")
  fileprivate static let zoom = Setting(
    "zoom", choices: ZoomChoice.allCases.map(\.rawValue), "size of the cards", after: "ascii")
  fileprivate static let clock = Setting(
    "clock", choices: ["on", "off"], "show the time", after: "bell")
}

extension HelpExamples {
  fileprivate static var concentration: HelpExamples {
    var examples = HelpExamples()
    examples.abbreviation = "und"
    examples.state = "flips 2"
    examples.controller = "Game"
    examples.scripts = "seeds are 1, 2, 3, ..."
    examples.advice = "tutorial for a five-minute tour"
    return examples
  }
}
