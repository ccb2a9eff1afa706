import LifecycleTrace

// Every lifecycle callback is delivered here, so that it is recorded even if a subclass does not
// call `super`, and appearance is forwarded to children after the override has returned.
extension UIViewController {
  /// Records a call, then makes it.
  @inline(__always)
  final func deliver(_ callback: LifecycleCallback) {
    if application.isObserved { deliverObserved(callback) } else { call(callback) }
  }

  /// The slower path, if an observer is set.
  private func deliverObserved(_ callback: LifecycleCallback) {
    note(callback)
    application.callDepth += 1
    // A call can be nested in another one of the same controller, so both flags are restored.
    let (hadReachedSuper, wasBeingCalled) = (hasReachedSuper, isBeingCalled)
    (hasReachedSuper, isBeingCalled) = (false, true)
    call(callback)
    if !hasReachedSuper, callback.requiresSuper {
      application.lifecycleObserver?.observeMissingSuper(in: callback, of: storedID)
      application.doctor?.didMissSuper(in: callback, of: storedID)
    }
    (hasReachedSuper, isBeingCalled) = (hadReachedSuper, wasBeingCalled)
    application.callDepth -= 1
  }

  /// Called by every base implementation of an appearance call.
  ///
  /// Source: UIKIT-CASES.md direct-call-warning; detected only while an observer is set.
  @inline(__always)
  final func reachedSuper(_ name: StaticString) {
    hasReachedSuper = true
    if application.isObserved, !isBeingCalled { warnOfDirectCall(name) }
  }

  private func warnOfDirectCall(_ name: StaticString) {
    application.log(
      "[ViewController] Calling -\(name): directly on a view controller is not supported, and may "
        + "result in out-of-order callbacks and other inconsistent behavior: \(misuseDescription)")
    application.doctor?.didCallByHand("\(name)", of: self)
  }

  /// Records an event that has no method to call.
  @inline(__always)
  final func note(_ callback: LifecycleCallback) {
    identity.record(callback, to: application)
  }

  /// Calls the method of a callback.
  @inline(__always)
  private func call(_ callback: LifecycleCallback) {
    switch callback {
    case .viewWillAppear(let animated): viewWillAppear(animated)
    case .viewIsAppearing(let animated): viewIsAppearing(animated)
    case .viewDidAppear(let animated): viewDidAppear(animated)
    case .viewWillDisappear(let animated): viewWillDisappear(animated)
    case .viewDidDisappear(let animated): viewDidDisappear(animated)
    case .loadView: loadView()
    case .viewDidLoad: viewDidLoad()
    case .updateViewConstraints: updateViewConstraints()
    case .viewWillLayoutSubviews: viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    case .viewSafeAreaInsetsDidChange: viewSafeAreaInsetsDidChange()
    case .didReceiveMemoryWarning: didReceiveMemoryWarning()
    case .awakeFromNib: awakeFromNib()
    case .initWithNibName, .initWithCoder, .outletsConnected, .viewWillTransition, .willTransition,
      .traitCollectionDidChange, .animateAlongsideTransition, .transitionCompletion, .willMove,
      .didMove, .shouldPerformSegue, .prepare, .deinit, .application, .delegate,
      .animation:
      // These have object arguments or another receiver, and `deliver` with a closure makes the call;
      // or there is none.
      break
    }
  }

  /// Records a call whose arguments are objects, then makes it.
  final func deliver(_ callback: LifecycleCallback, calling override: () -> Void) {
    application.deliver(callback, of: storedID, calling: override)
  }
}

extension UIApplication {
  /// Records a call of a delegate of the application or of a scene, then makes it.
  final func deliver(_ callback: ApplicationCallback, of delegate: ControllerID, call: () -> Void) {
    deliver(.application(callback), of: delegate, calling: call)
  }

  /// Records a call, then makes it.
  fileprivate final func deliver(
    _ callback: LifecycleCallback, of receiver: ControllerID, calling call: () -> Void
  ) {
    guard isObserved else { return call() }
    record(callback, of: receiver)
    callDepth += 1
    call()
    callDepth -= 1
  }
}

extension LifecycleCallback {
  /// Whether Apple's documentation requires every override of the call to call `super`.
  fileprivate var requiresSuper: Bool {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .didReceiveMemoryWarning:
      true
    default:
      false
    }
  }
}

@_spi(Measurement)
extension UIKitRuntime {
  /// Delivers one call, for benchmarks, without changing the appearance state.
  @MainActor
  public static func deliverViewWillAppear(to controller: UIViewController) {
    controller.deliver(.viewWillAppear(animated: false))
  }
}
