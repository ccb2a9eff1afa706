import LifecycleTrace

extension UIKitRuntime {
  /// Observes every lifecycle call before the controller receives it, and every call of the
  /// delegates of application and scenes.
  ///
  /// The runtime tests for nil and does nothing else when there is no observer.
  @preconcurrency @MainActor
  public protocol LifecycleObserver: AnyObject {
    /// Told of a call, with the scheduler's time, its depth of nesting and its transition.
    func observe(
      _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration, depth: Int,
      transition: LifecycleTransition?)

    /// Told that an override did not call `super`, which Apple's documentation asks for.
    func observeMissingSuper(in callback: LifecycleCallback, of controller: ControllerID)
  }
}

extension UIKitRuntime {
  /// The observer that writes everything into a recorder.
  @preconcurrency @MainActor
  public final class LifecycleTracer: LifecycleObserver {
    /// The events and the commands that caused them.
    public var recorder: LifecycleRecorder {
      get { storage.pointee }
      _modify { yield &storage.pointee }
    }
    /// The sequence number of the event to come, without a copy of the recorder.
    public var endSequence: Int { storage.pointee.endSequence }
    /// Kept behind a pointer of its own: every event writes to it, and a stored property would be
    /// checked for overlapping accesses each time.
    private nonisolated(unsafe) let storage: UnsafeMutablePointer<LifecycleRecorder>
    /// Added to the scheduler's time, so that another clock can say when a command began.
    public var timeOffset: Duration {
      get { offset }
      set { offset = newValue }
    }
    private var offset: Duration = .zero
    /// Whose calls are recorded; those of view controllers alone unless told otherwise.
    public var categories: Set<LifecycleCategory> {
      get { recordsApplication ? [.controller, .application] : [.controller] }
      set { recordsApplication = newValue.contains(.application) }
    }
    private var recordsApplication = false
    /// The calls in which an override forgot `super`, by controller, each kept once.
    public private(set) var missingSuper: [ControllerID: Set<LifecycleCallback>] = [:]

    /// Makes an observer that keeps at most `capacity` events.
    ///
    /// - Precondition: `capacity` is 1 or more.
    public init(capacity: Int = 65_536) {
      storage = .allocate(capacity: 1)
      storage.initialize(to: LifecycleRecorder(capacity: capacity))
    }

    deinit {
      storage.deinitialize(count: 1)
      storage.deallocate()
    }

    /// Writes a call down.
    public func observe(
      _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration, depth: Int,
      transition: LifecycleTransition?
    ) {
      if case .application = callback, !recordsApplication { return }
      storage.pointee.append(
        callback, of: controller, at: time + offset, depth: depth, transition: transition)
    }

    /// Keeps the call and the controller.
    public func observeMissingSuper(in callback: LifecycleCallback, of controller: ControllerID) {
      guard missingSuper.count < recorder.capacity else { return }
      missingSuper[controller, default: []].insert(callback)
    }
  }
}
