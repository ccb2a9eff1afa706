/// What a command, or a few that belong together, keep during one session.
///
/// The session has one of each type and makes it when it is first asked for:
/// `session.state(Quiz.self)`.
@MainActor
public protocol SessionState: AnyObject {
  /// What is kept at the beginning of a session.
  init()
}

/// The states of a session's commands, each found by its type.
@MainActor
struct SessionStates {
  private var states: [ObjectIdentifier: any SessionState] = [:]

  /// The state of a type, which is made now if nothing has asked for it before.
  mutating func state<State: SessionState>(_ type: State.Type) -> State {
    if let state = states[ObjectIdentifier(type)] as? State { return state }
    let state = State()
    states[ObjectIdentifier(type)] = state
    return state
  }
}
