/// What comes while nothing is entered.
extension ReplyPresenter {
  /// Says what came without a line, and draws what has changed with it: by a load, say, or the time of a game.
  mutating func tell(_ notices: [String], after calls: String) -> LineResponse {
    guard mode == .page else {
      return LineResponse(output: calls + (notices.isEmpty ? "" : notice(notices)))
    }
    guard !notices.isEmpty else { return refresh() }
    return LineResponse(output: calls + notice(notices) + refresh().output)
  }
}
