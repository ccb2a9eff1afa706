/// What an app says before the first prompt.
///
/// A drawn screen shows what can be typed, so the greeting adds only what is missing there, and
/// where pages are drawn no more than fits below it.
public struct Greeting: Hashable, Sendable {
  /// The first line where nothing is drawn: what this is, and how to begin.
  public var title: String
  /// What is said in its place where the screen is drawn.
  public var hint: String
  /// A part of the hint that makes it needless where the drawn screen has it already.
  public var hintOnScreen: String?
  /// What is said the very first time that a person starts the program.
  public var firstTime: [String] = []
  /// What is said last, such as what goes on from an earlier run.
  public var last: [String] = []
  /// What is said once where lines scroll, so that all that was drawn stays readable.
  public var scrollingNotice: String?
  /// What the first screen offers, where nothing is drawn.
  public var choices: [String] = []

  /// A greeting of a title and a hint.
  public init(title: String, hint: String) {
    self.title = title
    self.hint = hint
  }

  /// The lines in the order in which they are shown.
  @MainActor
  func lines(
    in session: ShellSession, for presenter: ReplyPresenter, isFirstStart: Bool
  ) -> [String] {
    let notices = session.takeNotices()
    let firstTime = isFirstStart ? firstTime : []
    switch presenter.mode {
    case .plain:
      let reason = presenter.reasonToSpeak.map { [$0] } ?? []
      return [title] + firstTime + reason + notices + last + choices + session.elements.arrival
    case .scroll:
      return presenter.viewportNotice() + hint(beside: session.output.drawnLines()) + firstTime
        + notices + last
    case .page:
      let hint = hint(beside: session.output.drawnLines())
      let log = [presenter.logHint].compactMap { $0 }
      return presenter.fitting(
        presenter.viewportNotice() + notices,
        thenPerhaps: firstTime + presenter.keyHints + hint + last + log)
    }
  }

  private func hint(beside screen: [String]) -> [String] {
    guard let part = hintOnScreen else { return [hint] }
    return screen.contains { $0.contains(part) } ? [] : [hint]
  }
}
