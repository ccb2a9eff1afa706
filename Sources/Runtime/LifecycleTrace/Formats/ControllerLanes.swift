/// What every controller of a trace is doing while the trace is read event by event.
///
/// Formats that draw the trace give each controller a lane, in the order of the first events.
struct ControllerLanes {
  /// How far a controller is in its life.
  enum Phase: Hashable {
    /// Not made yet, or gone.
    case absent
    /// In memory, its view not visible.
    case hidden
    /// Between will and did of an appearance or a disappearance.
    case changing
    /// Its view is visible.
    case visible
  }

  /// The controllers that have received a call, in the order of the first one.
  private(set) var controllers: [ControllerID] = []
  /// The phase of each, after the events so far.
  private(set) var phases: [Phase] = []
  private var lanes: [ControllerID: Int] = [:]

  /// What a controller is doing after the events so far.
  func phase(of controller: ControllerID) -> Phase {
    lanes[controller].map { phases[$0] } ?? .absent
  }

  /// Takes the next event.
  ///
  /// - Returns: The number of the controller's lane.
  mutating func observe(_ event: LifecycleEvent) -> Int {
    let lane = lane(of: event.controller)
    phases[lane] = Self.phase(after: event.callback, from: phases[lane])
    return lane
  }

  private mutating func lane(of controller: ControllerID) -> Int {
    if let lane = lanes[controller] { return lane }
    lanes[controller] = controllers.count
    controllers.append(controller)
    phases.append(.absent)
    return controllers.count - 1
  }

  /// The phase that a call leads to.
  static func phase(after callback: LifecycleCallback, from phase: Phase) -> Phase {
    switch callback.appearanceStep?.to {
    case .appearing, .disappearing: .changing
    case .appeared: .visible
    case .disappeared: .hidden
    case nil where callback == .deinit: .absent
    case nil: phase == .absent ? .hidden : phase
    }
  }
}
