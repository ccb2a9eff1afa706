import ConcentrationEngine

extension GameSession {
  /// Turns one or two cards, lets the bots answer, keeps it all, and tells the screens.
  ///
  /// - Returns: What happened, in order.
  /// - Throws: `SessionError.noGame`, or `SessionError.move` with the rules' reason.
  @discardableResult
  package func flip(
    _ first: Position, then second: Position? = nil
  ) throws(SessionError) -> TurnReport {
    guard let elapsed = current?.timer.milliseconds(at: environment.gameClock.milliseconds)
    else { throw .noGame }
    var report = TurnReport(events: [])
    let time = current?.history.game.scoring == .timed ? elapsed : nil
    do throws(MoveError) {
      try perform(first, then: second, time: time, report: &report)
    } catch {
      throw refusal(error)
    }
    finishStep(&report, milliseconds: elapsed)
    return report
  }

  /// Gives the turn to the next player, and lets the bots answer.
  ///
  /// - Throws: `SessionError.noGame`, or `SessionError.move` with the rules' reason.
  @discardableResult
  package func pass() throws(SessionError) -> TurnReport {
    guard hasGame else { throw .noGame }
    var report = TurnReport(events: [])
    do throws(MoveError) {
      try passTurn(mark: .begins, report: &report)
    } catch {
      throw refusal(error)
    }
    finishStep(&report, milliseconds: milliseconds)
    return report
  }

  private func perform(
    _ first: Position, then second: Position?, time: Int64?, report: inout TurnReport
  ) throws(MoveError) {
    if let second, let refusal = current?.history.game.refusal(ofFlipAt: second, after: first) {
      throw refusal
    }
    try turn(first, time: time, mark: .begins, report: &report)
    if let second { try turn(second, time: time, mark: .continues, report: &report) }
  }

  /// Turns one card, and notes what was seen.
  func turn(
    _ position: Position, time: Int64?, mark: StepMark, report: inout TurnReport
  ) throws(MoveError) {
    guard let player = current?.history.game.currentPlayer,
      let outcome = try current?.history.flip(position, milliseconds: time, mark)
    else { return }
    report.events.append(.turned(turnedCard(position, outcome, player: player)))
    showBots(.flipped(outcome), after: .flip(position, milliseconds: time))
  }

  /// Gives the turn away, and notes it.
  func passTurn(mark: StepMark, report: inout TurnReport) throws(MoveError) {
    guard let player = current?.history.game.currentPlayer,
      let outcome = try current?.history.pass(mark)
    else { return }
    report.events.append(.passed(player: player, outcome))
    showBots(.passed(outcome), after: .pass)
  }

  private func turnedCard(
    _ position: Position, _ outcome: FlipOutcome, player: Int
  ) -> TurnedCard {
    let index = current?.history.game.index(of: position) ?? 0
    let picture = current?.history.game.picture(at: index) ?? 0
    switch outcome {
    case .first:
      return TurnedCard(
        player: player, position: position, picture: picture, outcome: outcome, other: nil,
        otherPicture: nil)
    case .match(let other, _, _), .mismatch(let other, _):
      if case .match = outcome { current?.lastPair = FoundPair(first: other, second: index) }
      return TurnedCard(
        player: player, position: position, picture: picture, outcome: outcome,
        other: current?.history.game.position(at: other),
        otherPicture: current?.history.game.picture(at: other))
    }
  }

  /// A refusal of the rules, with what its words need.
  func refusal(_ error: MoveError) -> SessionError {
    guard let current else { return .noGame }
    return .move(error, current.theme, pairCount: current.game.pairCount)
  }
}
