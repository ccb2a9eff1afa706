/// What an app goes through within one command, such as the moves of bots.
extension ShellSession {
  /// Whether a person sees the steps one after the other: where pages are drawn, and never in scripts.
  package var showsSteps: Bool {
    environment.mode == .typed && settings.pace != .off && output.displayMode == .page
  }

  /// Lets the app show each of its steps, and draws them; then it shows where it is now.
  func takeSteps() -> [ReplyStep] {
    var steps: [ReplyStep] = []
    for delegate in delegates {
      while let message = delegate.showNextStep() {
        settle()
        steps.append(ReplyStep(canvas: app.canvas(), message: message))
      }
    }
    if !steps.isEmpty { settle() }
    return steps
  }
}
