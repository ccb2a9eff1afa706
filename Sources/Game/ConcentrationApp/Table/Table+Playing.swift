import ConcentrationEngine
import ConcentrationPlayers

extension Table {
  /// Turns one or two cards, then plays the bots' moves.
  ///
  /// - Returns: What happened, in order.
  /// - Throws: `SessionError.move` with the rules' reason; nothing has changed then.
  @discardableResult
  package func flip(
    _ first: Position, then second: Position? = nil
  ) throws(SessionError) -> TurnReport {
    var report = makeReport()
    do throws(MoveError) {
      if let second, let refusal = history.game.refusal(ofFlipAt: second, after: first) {
        throw refusal
      }
      try turn(first, .begins, &report)
      if let second { try turn(second, .continues, &report) }
    } catch {
      throw refusal(error)
    }
    finish(&report)
    return report
  }

  /// Passes to the next player, then plays the bots' moves.
  ///
  /// - Throws: `SessionError.move` with the rules' reason; nothing has changed then.
  @discardableResult
  package func pass() throws(SessionError) -> TurnReport {
    var report = makeReport()
    do throws(MoveError) {
      try giveTurn(.begins, &report)
    } catch {
      throw refusal(error)
    }
    finish(&report)
    return report
  }

  /// Plays the moves of bots whose seats come before the first person's, as a step of their own.
  func playOpeningTurns() {
    var report = makeReport()
    playBots(&report)
    guard !report.events.isEmpty else { return }
    dropLastStep()
    if isOver { stopTime() }
    delegate.table(self, didMake: .opening(report), wasOver: false)
  }

  private func makeReport() -> TurnReport {
    if isShowingSteps {
      steps = []
      isFirstStepShown = false
    }
    return TurnReport(milliseconds: milliseconds, isTimed: history.game.scoring == .timed)
  }

  private func finish(_ report: inout TurnReport) {
    playBots(&report)
    dropLastStep()
    if history.game.isOver { stopTime() }
    stepsInSession += 1
    delegate.table(self, didMake: .turn(report), wasOver: false)
  }

  /// Plays the bots' moves until it is a person's turn or the game is over.
  private func playBots(_ report: inout TurnReport) {
    guard hasBots else { return }
    while let move = bots.nextMove(in: history.game, milliseconds: report.moveTime) {
      do throws(MoveError) {
        switch move {
        case .flip(let position, _): try turn(position, .continues, &report)
        case .pass: try giveTurn(.continues, &report)
        }
      } catch {
        return assertionFailure("a bot made an impossible move: \(error)")
      }
    }
  }

  // MARK: Single moves

  /// Turns one card, which all bots observe.
  private func turn(
    _ position: Position, _ mark: StepMark, _ report: inout TurnReport
  ) throws(MoveError) {
    let player = history.game.currentPlayer
    let outcome = try history.flip(position, milliseconds: report.moveTime, mark)
    let event = TurnEvent.turned(turnedCard(position, outcome, player: player))
    report.events.append(event)
    keepStep(event)
    // What the bots observe is a copy of the game.
    guard hasBots else { return }
    bots.observe(
      .flipped(outcome), after: .flip(position, milliseconds: report.moveTime), in: history.game)
  }

  private var hasBots: Bool { !history.parameters.bots.isEmpty }

  private func giveTurn(_ mark: StepMark, _ report: inout TurnReport) throws(MoveError) {
    let player = history.game.currentPlayer
    let outcome = try history.pass(mark)
    report.events.append(.passed(player: player, outcome))
    keepStep(.passed(player: player, outcome))
    bots.observe(.passed(outcome), after: .pass, in: history.game)
  }

  /// The turned card as all players saw it; records the pair that it completes.
  private func turnedCard(
    _ position: Position, _ outcome: FlipOutcome, player: Int
  ) -> TurnedCard {
    guard let index = history.game.index(of: position) else {
      preconditionFailure("a card that was turned is on the board")
    }
    let picture = history.game.picture(at: index)
    switch outcome {
    case .first:
      return TurnedCard(
        player: player, position: position, picture: picture, outcome: outcome, other: nil,
        otherPicture: nil)
    case .match(let other, _, _), .mismatch(let other, _):
      if case .match = outcome { lastPair = FoundPair(first: other, second: index) }
      return TurnedCard(
        player: player, position: position, picture: picture, outcome: outcome,
        other: history.game.position(at: other), otherPicture: history.game.picture(at: other))
    }
  }

  /// The session's error for a refusal of the rules.
  package func refusal(_ error: MoveError) -> SessionError {
    .move(error, theme, pairCount: history.game.pairCount)
  }
}
