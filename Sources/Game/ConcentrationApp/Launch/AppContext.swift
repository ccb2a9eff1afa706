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

  /// The context of the running app, for controllers that a storyboard creates.
  static var current: AppContext? {
    (UIApplication.shared.delegate as? AppDelegate)?.context
  }

  /// Removes and returns the posted messages, including reminders that are due by now.
  ///
  /// What the store could not keep before is tried again here.
  ///
  /// - Parameter isIdle: Whether nobody has typed, and so no command has ended.
  /// - Returns: The messages, in order.
  package func takeMessages(isIdle: Bool = false) -> [String] {
    session.keeper.keepUp(isIdle: isIdle)
    reminders.postDue()
    return messages.take()
  }

  /// Posts why something was refused, and what is possible instead.
  func post(_ error: SessionError) { messages.post("\(error.words(in: wording)).") }
}
