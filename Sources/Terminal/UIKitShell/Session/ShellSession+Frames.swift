/// What an app goes through within one command: what moves, and steps such as the moves of bots.
extension ShellSession {
  /// Whether a person sees the steps one after the other: where pages are drawn, and never in scripts.
  package var showsSteps: Bool { output.showsSteps }

  /// Takes frames from now on, if a person sees any; else nothing is to be taken.
  func beginFrames() -> Bool {
    guard environment.mode == .typed else { return false }
    if output.showsFrames { app.beginFrames() }
    return output.showsFrames || output.showsSteps
  }

  /// Takes the frames, lets the app show each of its steps, and draws them; then it shows where it is
  /// now.
  ///
  /// Where there are steps, they show what the frames before them led to.
  func takeFrames() -> [ReplyFrame] {
    var frames = takeMotion()
    let steps = output.showsSteps ? takeSteps() : []
    if !steps.isEmpty {
      settle()
      frames = steps + takeMotion()
    }
    app.endFrames()
    // What is seen at rest needs no frame.
    if !frames.isEmpty {
      let rest = app.canvas()
      while let last = frames.last, last.message == nil, last.canvas == rest { frames.removeLast() }
    }
    return frames
  }

  /// The frames that were taken since the last call, on the way to a step that says something, or to the reply.
  private func takeMotion(to message: [String]? = nil) -> [ReplyFrame] {
    app.takeFrames().map {
      ReplyFrame(canvas: $0.canvas, message: message, seconds: $0.seconds)
    }
  }

  private func takeSteps() -> [ReplyFrame] {
    var steps: [ReplyFrame] = []
    for delegate in delegates {
      while let message = delegate.showNextStep() {
        if steps.isEmpty { app.restartFrames() }
        settle()
        steps += takeMotion(to: message)
        steps.append(
          ReplyFrame(canvas: app.canvas(), message: message, seconds: settings.pace.seconds))
        app.showedFrame()
      }
    }
    return steps
  }
}
