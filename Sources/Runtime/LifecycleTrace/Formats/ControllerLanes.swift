/// The phases of all controllers of a trace while the trace is read event by event.
///
/// Formats that draw the trace give each controller a lane, in the order of the first events.
struct ControllerLanes {
  /// A phase in the life of a controller.
  enum Phase: Hashable {
    /// Not yet created, or deallocated.
    case absent
    /// Alive, its view not visible.
    case hidden
    /// Appearing or disappearing, between will and did.
    case changing
    /// Its view is visible.
    case visible
  }

  /// The controllers that have received a call, in the order of the first one.
  private(set) var controllers: [ControllerID] = []
  /// The phase of each, after the events so far.
  private(set) var phases: [Phase] = []
  private var lanes: [ControllerID: Int] = [:]

  /// The phase of a controller after the events so far.
  func phase(of controller: ControllerID) -> Phase {
    lanes[controller].map { phases[$0] } ?? .absent
  }

  /// Observes the next event.
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

  /// The phase after a call.
  static func phase(after callback: LifecycleCallback, from phase: Phase) -> Phase {
    switch callback.appearanceStep?.to {
    case .appearing, .disappearing: .changing
    case .appeared: .visible
    case .disappeared: .hidden
    case nil where callback.kind == .deinit: .absent
    case nil: phase == .absent ? .hidden : phase
    }
  }
}
