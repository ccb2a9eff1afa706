import ConcentrationApp
import ConcentrationEngine
import UIKit
import UIKitShell

extension RunningGame: ShellSessionDelegate {
  // MARK: Time and events

  package var clock: (any SessionClock)? { gameClock }

  package func takeNotices(isIdle: Bool) -> [String] {
    delegate.context.takeMessages(isIdle: isIdle)
  }

  package var retriesWhileIdle: Bool { session.keeper.isBehind }

  package func takeEvents() -> [CommandEvent] { CommandEvent.events(for: session.takeEvents()) }

  package func showNextStep() -> [String]? { session.showNextStep().map { [$0] } }

  // MARK: Settings

  package var settings: [String: String] {
    get { settingsCenter.current.words }
    set { settingsCenter.current.words = newValue }
  }

  package func terminalDidChange(_ terminal: ShellTerminal) {
    var traits = TerminalTraits()
    traits.showsPages = terminal.showsPages
    traits.showsMotion = terminal.showsMotion
    traits.canShowSymbols = terminal.canShowSymbols
    traits.isWidthAmbiguous = terminal.isWidthAmbiguous
    traits.colors =
      switch terminal.colors {
      case ..<16: .none
      case ..<256: .sixteen
      case 256: .table256
      default: .exact
      }
    // Black and white have the same contrast to a colour of this light.
    traits.background =
      terminal.backgroundLuminance.map { $0 > 0.18 ? .light : .dark } ?? .unknown
    settingsCenter.terminal = traits
  }

  /// The sentence of a flip has one row; the cards have the rest.
  package var rowsForMessages: Int? { settingsCenter.showsCards ? 1 : nil }

  // MARK: Screens

  package func screen(for controller: UIViewController) -> (any ShellScreen)? {
    GameScreen(controller)
  }

  package func number(of control: UIControl) -> Int? { control.tag > 0 ? control.tag : nil }

  package var stateValues: [StateEntry] { session.stateValues.map(StateEntry.init) }

  package func place(of feature: ShellFeature) -> String? {
    switch feature {
    case .pages: "The Gallery and the Book have some: tab book"
    case .splitScreen: "Play has one from 100 columns on"
    }
  }

  package func meanings(of word: String) -> [String] {
    let themes = session.themes.map(\.name)
    if NewGameReader(themes: themes).reads(word) { return ["new \(word)"] }
    return switch word.lowercased() {
    case "bot", "computer", "opponent": ["against fair", "against sharp"]
    case "theme": themes.prefix(3).map { "new \($0)" }
    case "size", "level", "difficulty": ["new 6x6", "new 8x8"]
    case "easy": ["new 4x4"]
    case "hard": ["new 8x8"]
    case "menu", "home": ["root"]
    default: []
    }
  }

  package func problem(with word: String) -> CommandProblem? {
    CardReference.isResembled(by: word) ? .notCard(word) : nil
  }

  // MARK: Keys and requests

  /// The menu is for the screens of Play; what it offers does the rest.
  package func command(forFunctionKey number: Int) -> String? {
    guard let action = GameAction.action(forKey: number) else { return nil }
    switch action {
    case .calls: return commandForCalls
    case .menu:
      return screen?.destinations.contains { $0.name == "menu" } == true ? action.command : nil
    default: return delegate.context.command(for: action)
    }
  }

  /// A letter that names a column of the board stays one.
  package func functionKey(forLetter letter: Character) -> Int? {
    let columns = delegate.context.session.table?.game.size.columns ?? 0
    let column = letter.lowercased().unicodeScalars.first.map { Int($0.value) - 97 } ?? -1
    guard !(0..<columns).contains(column) else { return nil }
    return GameAction.key(forLetter: letter)
  }

  /// Shows or hides the calls where they have a place, else prints them.
  private var commandForCalls: String? {
    guard let shell, screen?.placeOfCalls != KeptPlace.none else { return GameAction.calls.command }
    return "set log \(shell.settings.log == .beside ? "off" : "beside")"
  }

  package func takeRequests() -> [CommandRequest] {
    delegate.context.takeRequests().map { request in
      let isCalls = request.line == GameAction.calls.command
      return CommandRequest(
        isCalls ? commandForCalls ?? request.line : request.line,
        replacesPress: request.replacesPress)
    }
  }

  package var showsFocusAtStart: Bool { settingsCenter.showsCards }

  // MARK: The course of a session

  package func sessionDidBegin(_ session: ShellSession) {
    delegate.context.settingsList = SessionSettings(session)
    shell = session
    // A script never shows steps, and is not asked about them at each flip.
    if session.environment.mode == .typed {
      self.session.showsSteps = { [unowned session] in session.showsSteps }
    }
    delegate.context.reminders.announce = { [unowned session] announcement in
      session.causes.attribute(to: "(reminder)", announcement)
    }
  }

  package func greeting(version: String) -> Greeting? {
    var greeting = Greeting(
      title: "Concentration \(version)   find all pairs   (type help, tutorial or quit)",
      hint: "Type help, tutorial or quit.")
    // A wide screen shows the title in its first line.
    greeting.hintOnScreen = "type help, tutorial or quit"
    greeting.firstTime = ["First time here? Type 1, then cards like b2."]
    greeting.scrollingNotice = "Lines scroll here: cards that you have seen stay readable above."
    greeting.last = resumeTutorial().map { [$0] } ?? []
    greeting.choices = offers
    return greeting
  }

  /// What can be done at the start.
  private var offers: [String] {
    let kept = session.keptGames
    guard let first = kept.first else {
      return ["Type new for a game, or look for what else there is."]
    }
    let others = kept.dropFirst().prefix(3).map { "load \($0.id)" }.joined(separator: ", ")
    return ["Kept: \(first.title). Type load to go on, new for another game."]
      + (others.isEmpty ? [] : ["Kept, too: \(others)."])
  }

  package func remarks(on reply: Reply, in session: ShellSession) -> [String] {
    advanceTutorial(after: reply, in: session) ?? []
  }

  package var farewell: String? {
    guard let table = session.table else { return "Concentration: no game was played." }
    let intro = session.keeper.isCurrentKept ? "Kept for next time" : "Concentration"
    return "\(intro): \(table.id), \(table.presenter.pairsFound)."
  }

  // MARK: Recording

  package var documentID: String? { session.table.map { "\($0.id)" } }

  package var documentAsCommand: String? { asCommand }
}

extension GameSettings {
  /// The values as they are typed, by the names of the settings.
  fileprivate var words: [String: String] {
    get {
      [
        "look": look.rawValue, "symbols": symbols.rawValue, "zoom": zoom.rawValue,
        "clock": showsClock ? "on" : "off",
      ]
    }
    set {
      look = newValue["look"].flatMap(LookChoice.init) ?? look
      symbols = newValue["symbols"].flatMap(SymbolChoice.init) ?? symbols
      zoom = newValue["zoom"].flatMap(ZoomChoice.init) ?? zoom
      showsClock = newValue["clock"].map { $0 == "on" } ?? showsClock
    }
  }
}
