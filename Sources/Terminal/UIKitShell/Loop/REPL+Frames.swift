/// Answers on the way to which something is seen to move.
extension REPL {
  /// What is written for a reply, with the frames that lead to it.
  func response(to reply: Reply, echo: String? = nil) -> LineResponse {
    let isStepping = session.settings.pace == .step
    let frames = presenter.frames(of: reply, isNumbered: isStepping)
    let show: @MainActor () -> LineResponse = { [self] in
      LineResponse(output: presenter.show(reply, echo: echo))
    }
    guard !frames.isEmpty else { return show() }
    let playback = Playback(
      frames.map { frame in
        .init(seconds: frame.seconds) { [self] in presenter.draw(frame, before: reply) }
      }, finish: show)
    if isStepping { return pausedMotion.begin(playback) }
    var response = LineResponse()
    response.playback = playback
    return response
  }

  /// Does what no command asked for, and answers with the frames of what moved, and then with what is
  /// written at rest; what is being typed stays.
  func watching(
    _ work: () -> Void, then finish: @escaping @MainActor () -> LineResponse
  ) -> LineResponse {
    let isWatched = session.beginFrames()
    work()
    let frames = isWatched ? session.takeFrames() : []
    guard !frames.isEmpty else { return finish() }
    var response = LineResponse()
    response.leavesLine = true
    response.playback = Playback(
      frames.map { frame in .init(seconds: frame.seconds) { [self] in presenter.draw(frame) } },
      finish: finish)
    return response
  }
}
