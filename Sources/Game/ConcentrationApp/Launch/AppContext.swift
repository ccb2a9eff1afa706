import UIKit

/// What every screen is given: session, settings, messages and environment.
@MainActor
package final class AppContext {
  package let environment: AppEnvironment
  package let session: GameSession
  package let settings: SettingsCenter
  package let messages: MessageBoard
  package let wording: any Wording
  package let reminders: ReminderCenter
  /// All settings of the program; nil where they are not listed.
  package var settingsList: (any SettingsList)?

  init(
    environment: AppEnvironment, session: GameSession, settings: SettingsCenter,
    messages: MessageBoard, wording: any Wording, reminders: ReminderCenter
  ) {
    self.environment = environment
    self.session = session
    self.settings = settings
    self.messages = messages
    self.wording = wording
    self.reminders = reminders
  }

  // MARK: Requests

  /// A command that a screen asks for.
  package struct Request: Hashable, Sendable {
    /// The line as it is typed.
    package let line: String
    /// Whether it stands for the press in recordings.
    package let replacesPress: Bool
  }

  private var requests: [Request] = []

  /// Asks for a command of the prompt, which runs as soon as the present one is at its end.
  func request(_ line: String, replacingPress: Bool = false) {
    requests.append(Request(line: line, replacesPress: replacingPress))
  }

  /// Asks for what a button or a row of the menu stands for.
  func request(_ action: GameAction, replacingPress: Bool = false) {
    request(command(for: action), replacingPress: replacingPress)
  }

  /// Leaves the present press out of recordings, where a script has nothing like it.
  func leavePressUnrecorded() {
    request("", replacingPress: true)
  }

  /// The command of an action now: another game is like the one on the table.
  package func command(for action: GameAction) -> String {
    action == .new ? session.commandForAnotherGame : action.command
  }

  /// Removes and returns what was asked for.
  package func takeRequests() -> [Request] {
    guard !requests.isEmpty else { return [] }
    defer { requests.removeAll() }
    return requests
  }

  /// The context of the running app, for controllers that a storyboard creates.
  static var current: AppContext? {
    (UIApplication.shared.delegate as? AppDelegate)?.context
  }

  /// Removes and returns the posted messages, including reminders that are due by now.
  ///
  /// What the store could not keep before is tried again here.
  ///
  /// - Parameter isIdle: Whether the time passed without input, so that no command has ended.
  /// - Returns: The messages, in order.
  package func takeMessages(isIdle: Bool = false) -> [String] {
    session.keeper.keepUp(isIdle: isIdle)
    reminders.postDue()
    return messages.take()
  }

  /// Posts why something was refused, and what is possible instead.
  func post(_ error: SessionError) { messages.post("\(error.words(in: wording)).") }
}
