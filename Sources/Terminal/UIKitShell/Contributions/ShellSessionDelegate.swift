import UIKit

/// Answers for one launch of an app where UIKit alone does not say enough.
///
/// Everything has a default, so that a delegate says only what is special about its app.
@MainActor
public protocol ShellSessionDelegate: AnyObject {
  // MARK: Time and events

  /// The app's own time; nil where it has none but the shell's.
  var clock: (any SessionClock)? { get }
  /// Takes what the app had to say since the last call.
  ///
  /// - Parameter isIdle: Whether it is said between commands, and not with the reply to one.
  /// - Returns: One sentence a line.
  func takeNotices(isIdle: Bool) -> [String]
  /// Whether something failed that `takeNotices` tries again, so that it is asked twice a second while nothing
  /// is typed.
  var retriesWhileIdle: Bool { get }
  /// Takes what happened in the app since the last call.
  func takeEvents() -> [CommandEvent]

  /// Shows the next step of the last command, and returns its sentences; nil once the app shows
  /// where it is now.
  ///
  /// It is asked only where `ShellSession.showsSteps`; elsewhere an app has no steps to keep.
  func showNextStep() -> [String]?

  // MARK: Settings

  /// The words of the settings that this contribution declares, by name; set when a person sets one.
  var settings: [String: String] { get set }
  /// The terminal shows other things than before.
  func terminalDidChange(_ terminal: ShellTerminal)
  /// The rows that a page keeps for messages below the screen; nil for as many as most messages need.
  var rowsForMessages: Int? { get }

  // MARK: Screens

  /// What the shell says of a controller; nil to have it found out from titles and views.
  func screen(for controller: UIViewController) -> (any ShellScreen)?
  /// The number that the screen shows for a control; nil if it shows none.
  func number(of control: UIControl) -> Int?
  /// What `state` tells on every screen.
  var stateValues: [StateEntry] { get }
  /// Where there is what a command did not find here, as a sentence.
  func place(of feature: ShellFeature) -> String?
  /// The commands that a person may have meant by a word that is none, as it was typed.
  func meanings(of word: String) -> [String]
  /// What is wrong with a word that means nothing; nil if nothing special is.
  func problem(with word: String) -> CommandProblem?

  // MARK: Keys and requests

  /// What a function key does where pages are drawn, as it would be typed; nil for nothing.
  ///
  /// - Parameter number: 1 for F1.
  /// - Returns: the line.
  func command(forFunctionKey number: Int) -> String?
  /// The function key whose meaning a letter has where a person wants letters; nil for none.
  func functionKey(forLetter letter: Character) -> Int?
  /// Takes the commands that screens asked for during the last one, in their order; they are run at once.
  func takeRequests() -> [CommandRequest]
  /// Whether the focus is shown on the first page, so that an arrow moves it at once.
  var showsFocusAtStart: Bool { get }

  // MARK: The course of a session

  /// The session has begun; nothing was typed yet.
  func sessionDidBegin(_ session: ShellSession)
  /// What is said before the first prompt; nil for the shell's own greeting.
  ///
  /// - Parameter version: the program's version.
  /// - Returns: The greeting.
  func greeting(version: String) -> Greeting?
  /// What is said after a command that a person typed, below its reply.
  func remarks(on reply: Reply, in session: ShellSession) -> [String]
  /// One line that is printed at the end; nil for the shell's own.
  var farewell: String? { get }

  // MARK: Recording

  /// Identifies the data that the app works on; nil if there is none.
  var documentID: String? { get }
  /// The shortest command that brings the data to a fresh session.
  ///
  /// A recording writes it in place of a press that changed `documentID`.
  var documentAsCommand: String? { get }
}

extension ShellSessionDelegate {
  /// The shell's own time.
  public var clock: (any SessionClock)? { nil }
  /// Nothing to say.
  public func takeNotices(isIdle: Bool) -> [String] { [] }
  /// Nothing is tried again.
  public var retriesWhileIdle: Bool { false }
  /// No events.
  public func takeEvents() -> [CommandEvent] { [] }
  /// There is none.
  public func showNextStep() -> [String]? { nil }
  /// No settings.
  public var settings: [String: String] {
    get { [:] }
    set {}
  }
  /// Nothing follows it.
  public func terminalDidChange(_ terminal: ShellTerminal) {}
  /// As many as most messages need.
  public var rowsForMessages: Int? { nil }
  /// What UIKit tells.
  public func screen(for controller: UIViewController) -> (any ShellScreen)? { nil }
  /// The next free number in reading order.
  public func number(of control: UIControl) -> Int? { nil }
  /// Nothing but what screens tell.
  public var stateValues: [StateEntry] { [] }
  /// Nowhere.
  public func place(of feature: ShellFeature) -> String? { nil }
  /// Nothing.
  public func meanings(of word: String) -> [String] { [] }
  /// Nothing special.
  public func problem(with word: String) -> CommandProblem? { nil }
  /// Nothing.
  public func command(forFunctionKey number: Int) -> String? { nil }
  /// No letter has one.
  public func functionKey(forLetter letter: Character) -> Int? { nil }
  /// None.
  public func takeRequests() -> [CommandRequest] { [] }
  /// It is hidden until a key shows it.
  public var showsFocusAtStart: Bool { false }
  /// Nothing to do.
  public func sessionDidBegin(_ session: ShellSession) {}
  /// The shell's own.
  public func greeting(version: String) -> Greeting? { nil }
  /// Nothing.
  public func remarks(on reply: Reply, in session: ShellSession) -> [String] { [] }
  /// The shell's own.
  public var farewell: String? { nil }
  /// No data.
  public var documentID: String? { nil }
  /// No command.
  public var documentAsCommand: String? { nil }
}

/// A command that a screen asks for, such as the one that a button stands for.
public struct CommandRequest: Hashable, Sendable {
  /// The line as it would be typed; an empty one leaves the press out of recordings.
  public var line: String
  /// Whether a recording has it in place of the press that asked for it.
  public var replacesPress: Bool

  /// A request for a line.
  public init(_ line: String, replacesPress: Bool = false) {
    self.line = line
    self.replacesPress = replacesPress
  }
}

/// What a command may look for in vain on the screen in front.
public enum ShellFeature: Hashable, Sendable {
  /// Pages that can be turned.
  case pages
  /// A screen with a side list.
  case splitScreen
}
