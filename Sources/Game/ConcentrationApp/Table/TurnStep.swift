import ConcentrationEngine

/// A state of the board within a turn, to be shown for a moment.
struct TurnStep: Hashable, Sendable {
  /// The game as it was then.
  let game: Game
  /// What had just happened.
  let event: TurnEvent
  /// The pair that was just found.
  let pair: FoundPair?
  /// Whether the pair is seen face up, before it is marked as found.
  let isRevealing: Bool

  /// The card that was turned.
  var position: Position? {
    guard case .turned(let card) = event else { return nil }
    return card.position
  }
}

extension Table {
  /// The state that is shown: a step of the last turn, or else the current state.
  var shownGame: Game { shownStep?.game ?? history.game }

  /// The step that is shown in place of the current state.
  var shownStep: TurnStep? { isFirstStepShown ? steps.first : nil }

  /// Whether steps of the last turn are still shown.
  var isShowingSteps: Bool { !steps.isEmpty }

  /// The presenter of the state that is shown.
  var shownPresenter: GamePresenter {
    GamePresenter(game: shownGame, id: id, theme: theme, seats: seats)
  }

  /// Keeps what has just happened, a pair in two steps: first both cards are seen.
  func keepStep(_ event: TurnEvent) {
    guard delegate.keepsSteps else { return }
    var pair: FoundPair?
    if case .turned(let card) = event, case .match = card.outcome { pair = lastPair }
    if pair != nil {
      steps.append(TurnStep(game: game, event: event, pair: pair, isRevealing: true))
    }
    steps.append(TurnStep(game: game, event: event, pair: pair, isRevealing: false))
  }

  /// Leaves out the last step unless it would never be seen, since the result covers the board.
  func dropLastStep() {
    if !isOver, !steps.isEmpty { steps.removeLast() }
  }

  /// Shows the next step, or the current state after the last one.
  ///
  /// - Returns: What happened in the step, in one sentence; nil for the current state.
  func showNextStep() -> String? {
    if isFirstStepShown { steps.removeFirst() }
    isFirstStepShown = !steps.isEmpty
    return shownStep.map { shownPresenter.sentence(for: $0) }
  }
}

extension GameSession {
  /// Shows the next step of the last turn.
  ///
  /// - Returns: What happened in the step, in one sentence; nil once the current state is shown.
  package func showNextStep() -> String? {
    guard let table, table.isShowingSteps else { return nil }
    defer { notifyPlay() }
    return table.showNextStep()
  }
}

extension GamePresenter {
  /// What happens in one step of a turn.
  fileprivate func sentence(for step: TurnStep) -> String {
    guard case .turned(let card) = step.event, step.isRevealing else {
      return sentences(
        for: TurnReport(milliseconds: 0, isTimed: false, events: [step.event]), isWhole: false)
    }
    let isBot = seats.bots.contains(card.player)
    let word = word(for: card.picture)
    return isBot
      ? "\(seats.names[card.player]) turns \(card.position) \(word)."
      : "\(card.position) is \(word)."
  }
}
