/// The form of an event in the ring buffer, which is quick to write.
struct LifecycleRecord {
  var time = Duration.zero
  /// The number of the controller's name.
  var name: Int32 = 0
  var ordinal: Int32 = 0
  var depth: Int32 = 0
  var command: Int32 = 0
  /// 0 stands for none.
  var transition: Int32 = 0
  var transitionKind = LifecycleTransition.Kind.other
  var kind = LifecycleCallback.Kind.deinit
  /// The flag of the callback: whether it is animated, or whether there is a parent or holder.
  var flag = false
  /// The numbers of the callback: the size, or in `width` the ordinal of a parent or holder.
  var width = 0.0
  var height = 0.0
  /// The text of the callback.
  var text = ""
  /// The call of a delegate.
  var application = ApplicationCallback.didFinishLaunching
}

extension LifecycleRecord {
  /// Overwrites the record with a callback, and the name and ordinal of the controller that received it.
  ///
  /// Written in place, because copying a record costs more than writing one.
  mutating func write(
    _ callback: LifecycleCallback, of name: Int32, _ ordinal: Int, at time: Duration, depth: Int,
    command: Int, transition: LifecycleTransition?
  ) {
    self.time = time
    self.name = name
    self.ordinal = Int32(truncatingIfNeeded: ordinal)
    self.depth = Int32(truncatingIfNeeded: depth)
    self.command = Int32(truncatingIfNeeded: command)
    self.transition = Int32(truncatingIfNeeded: transition?.number ?? 0)
    transitionKind = transition?.kind ?? .other
    if !text.isEmpty { text = "" }
    write(callback)
  }

  private mutating func write(_ callback: LifecycleCallback) {
    kind = callback.kind
    switch callback {
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated), .viewWillDisappear(let animated),
      .viewDidDisappear(let animated):
      flag = animated
    case .viewWillLayoutSubviews(let size), .viewDidLayoutSubviews(let size),
      .viewWillTransition(let size):
      (width, height) = (size.width, size.height)
    case .willTransition(let words), .shouldPerformSegue(let words), .prepare(let words),
      .delegate(let words), .animation(let words):
      text = words
    case .willMove(let other), .didMove(let other), .deinit(let other):
      flag = other != nil
      text = other?.name ?? ""
      width = Double(other?.ordinal ?? 0)
    case .application(let callback): application = callback
    case .initWithNibName, .initWithCoder, .awakeFromNib, .loadView, .outletsConnected,
      .viewDidLoad, .updateViewConstraints, .viewSafeAreaInsetsDidChange,
      .traitCollectionDidChange, .animateAlongsideTransition, .transitionCompletion,
      .didReceiveMemoryWarning:
      break
    }
  }

  /// The event, with the number that follows from its place in the ring.
  func event(sequence: Int, names: ControllerNames) -> LifecycleEvent {
    var arguments = self
    return LifecycleEvent(
      sequence: sequence, time: time,
      controller: ControllerID(name: names[name], ordinal: Int(ordinal)),
      callback: LifecycleCallback(kind, &arguments),
      depth: Int(depth),
      cause: LifecycleCause(
        command: Int(command),
        transition: transition == 0
          ? nil : LifecycleTransition(number: Int(transition), kind: transitionKind)))
  }
}

extension LifecycleRecord: CallbackArguments {
  func animated() -> Bool { flag }
  func size() -> LifecycleSize { LifecycleSize(width: width, height: height) }
  func traits() -> String { text }
  func segue() -> String { text }
  func parent() -> ControllerID? {
    flag ? ControllerID(name: text, ordinal: Int(width)) : nil
  }
  func holder() -> ControllerID? { parent() }
  func applicationCall() -> ApplicationCallback { application }
  func delegateCall() -> String { text }
}
