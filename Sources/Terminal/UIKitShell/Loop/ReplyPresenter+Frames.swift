/// What is seen on the way to a reply, and what a page says for it.
extension ReplyPresenter {
  /// What is shown on the way to a reply; nothing moves behind a text that takes the page.
  ///
  /// Numbered frames say which they are, when they come, and what shows the next one.
  mutating func frames(of reply: Reply, isNumbered: Bool = false) -> [ReplyFrame] {
    guard mode == .page, !reply.frames.isEmpty else { return [] }
    follow(session.settings)
    frameMessage = nil
    let frames = reply.isText ? reply.frames.filter { $0.message != nil } : reply.frames
    return isNumbered ? numbered(frames, of: reply) : frames
  }

  private func numbered(_ frames: [ReplyFrame], of reply: Reply) -> [ReplyFrame] {
    var seconds = 0.0
    return frames.enumerated().map { index, frame in
      let place = "Frame \(index + 1) of \(frames.count), \(Int((seconds * 1000).rounded())) ms: "
      seconds += frame.seconds
      let message = frame.message ?? pageMessage(of: reply)
      return ReplyFrame(
        canvas: frame.canvas, message: [place + "step shows the next one."] + message,
        seconds: frame.seconds)
    }
  }

  /// Shows a frame on the way to a reply; one with the same message as the one before changes cells alone.
  mutating func draw(_ frame: ReplyFrame, before reply: Reply) -> String {
    let message = frame.message ?? pageMessage(of: reply)
    let screen = cropped(frame.canvas)
    if message == frameMessage, let change = page.update(to: screen) { return change }
    frameMessage = message
    // While one screen slides over another the place of the calls is on neither.
    let isSameScreen = session.app.frontIdentity == shownFront
    return page.show(
      PageContent(
        screen: screen, message: message,
        kind: frame.message == nil ? Self.kind(of: reply) : .event,
        log: isSameScreen ? logBeside : [], callRoom: callRoom))
  }

  /// Shows a frame that belongs to no reply; nothing where that needs the whole page.
  mutating func draw(_ frame: ReplyFrame) -> String { page.update(to: cropped(frame.canvas)) ?? "" }

  /// What a page says for a reply.
  ///
  /// What was printed stands beside the screen where there is room, with the calls.
  func pageMessage(of reply: Reply) -> [String] {
    let log = !reply.printed.isEmpty && hasLogBeside ? [] : log(of: reply)
    // What is wrong before the first prompt is seen before the calls of the launch.
    return reply.isGreeting ? Self.lines(of: reply) + log : log + Self.lines(of: reply)
  }

  static func lines(of reply: Reply) -> [String] {
    reply.message + (reply.failure?.lines ?? []) + reply.advice
  }

  static func kind(of reply: Reply) -> PageContent.MessageKind {
    if reply.failure != nil { return .refusal }
    return reply.isText ? .text : reply.isGreeting ? .greeting : .event
  }
}
