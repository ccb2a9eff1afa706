import LifecycleTrace

extension UIKitRuntime {
  /// Observes every lifecycle call before the controller receives it, and every call of the
  /// delegates of application and scenes.
  ///
  /// Without an observer a call costs only a test for nil.
  @preconcurrency @MainActor
  public protocol LifecycleObserver: AnyObject {
    /// Called before each call, with the scheduler's time, the depth of nesting and the transition.
    func observe(
      _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration, depth: Int,
      transition: LifecycleTransition?)

    /// Whether calls of the delegates of views and containers are observed as well.
    var observesDelegates: Bool { get }

    /// Whether begin and end of animations are observed as well.
    var observesAnimations: Bool { get }

    /// Called at once after `observe` for a delegate's call that the delegate does not implement, and
    /// that UIKit would not have made: forgets it.
    func withdrawLast()

    /// Called if an override did not call `super` although Apple's documentation requires it.
    func observeMissingSuper(in callback: LifecycleCallback, of controller: ControllerID)
  }
}

extension UIKitRuntime.LifecycleObserver {
  /// False.
  public var observesDelegates: Bool { false }

  /// False.
  public var observesAnimations: Bool { false }

  /// Has nothing to forget: no call of a delegate is observed.
  public func withdrawLast() {}
}

extension UIKitRuntime {
  /// An observer that records calls in a `LifecycleRecorder`.
  @preconcurrency @MainActor
  public final class LifecycleTracer: LifecycleObserver {
    /// The events and the commands that caused them.
    public var recorder: LifecycleRecorder {
      get { storage.pointee }
      _modify { yield &storage.pointee }
    }
    /// The sequence number of the next event, read without copying the recorder.
    public var endSequence: Int { storage.pointee.endSequence }
    /// Accessed through a pointer, since every event writes to it and a stored property would be
    /// checked for overlapping accesses each time.
    private nonisolated(unsafe) let storage: UnsafeMutablePointer<LifecycleRecorder>
    /// Added to the scheduler's time, so that events of a command have the time of another clock.
    public var timeOffset: Duration {
      get { offset }
      set { offset = newValue }
    }
    private var offset: Duration = .zero
    /// The categories of calls that are recorded; by default only those of view controllers.
    public var categories: Set<LifecycleCategory> {
      get {
        Set(
          [.controller] + (recordsApplication ? [.application] : [])
            + (observesDelegates ? [.delegate] : [])
            + (observesAnimations ? [.animation] : []))
      }
      set {
        recordsApplication = newValue.contains(.application)
        observesDelegates = newValue.contains(.delegate)
        observesAnimations = newValue.contains(.animation)
      }
    }
    private var recordsApplication = false
    /// Whether the calls of delegates are recorded.
    public private(set) var observesDelegates = false
    /// Whether begin and end of animations are recorded.
    public private(set) var observesAnimations = false
    /// The calls in which an override did not call `super`, by controller.
    public private(set) var missingSuper: [ControllerID: Set<LifecycleCallback>] = [:]

    /// Creates an observer that records at most `capacity` events.
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

    /// Records a call.
    public func observe(
      _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration, depth: Int,
      transition: LifecycleTransition?
    ) {
      if case .application = callback, !recordsApplication { return }
      // Without the check for overflow, which is two calls of functions.
      let shown = Duration(attoseconds: time.attoseconds &+ offset.attoseconds)
      storage.pointee.append(
        callback, of: controller, at: shown, depth: depth, transition: transition)
    }

    /// Removes the newest event.
    public func withdrawLast() { storage.pointee.removeLast() }

    /// Records the call and the controller.
    public func observeMissingSuper(in callback: LifecycleCallback, of controller: ControllerID) {
      guard missingSuper.count < recorder.capacity else { return }
      missingSuper[controller, default: []].insert(callback)
    }
  }
}
