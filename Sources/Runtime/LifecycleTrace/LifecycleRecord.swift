/// The form of an event in the ring buffer, which is quick to write.
struct LifecycleRecord {
  /// The case of the callback, with its flag.
  enum Kind: UInt8 {
    case viewWillAppear, viewWillAppearAnimated, viewIsAppearing, viewIsAppearingAnimated
    case viewDidAppear, viewDidAppearAnimated, viewWillDisappear, viewWillDisappearAnimated
    case viewDidDisappear, viewDidDisappearAnimated
    case initWithNibName, initWithCoder, awakeFromNib, loadView, outletsConnected, viewDidLoad
    case viewWillLayoutSubviews, viewDidLayoutSubviews
    case updateViewConstraints, viewSafeAreaInsetsDidChange, viewWillTransition, willTransition
    case traitCollectionDidChange, animateAlongsideTransition, transitionCompletion
    case didReceiveMemoryWarning, willMove, willMoveToNone, didMove, didMoveToNone
    case shouldPerformSegue, prepare, `deinit`, deinitUnheld, application, delegate
  }

  var time = Duration.zero
  var name = ""
  var ordinal: Int32 = 0
  var depth: Int32 = 0
  var command: Int32 = 0
  /// 0 stands for none.
  var transition: Int32 = 0
  var transitionKind = LifecycleTransition.Kind.other
  var kind = Kind.deinitUnheld
  /// The numbers of the callback: the size, or in `width` the ordinal of a parent or holder.
  var width = 0.0
  var height = 0.0
  /// The text of the callback.
  var text = ""
  /// The call of a delegate.
  var application = ApplicationCallback.didFinishLaunching
}

extension LifecycleRecord {
  /// Overwrites the record with a callback and the controller that received it.
  ///
  /// Written in place, because copying a record costs more than writing one.
  mutating func write(
    _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration, depth: Int,
    command: Int, transition: LifecycleTransition?
  ) {
    self.time = time
    name = controller.name
    ordinal = Int32(truncatingIfNeeded: controller.ordinal)
    self.depth = Int32(truncatingIfNeeded: depth)
    self.command = Int32(truncatingIfNeeded: command)
    self.transition = Int32(truncatingIfNeeded: transition?.number ?? 0)
    transitionKind = transition?.kind ?? .other
    if !text.isEmpty { text = "" }
    write(callback)
  }

  private mutating func write(_ callback: LifecycleCallback) {
    switch callback {
    case .viewWillAppear(let animated):
      kind = animated ? .viewWillAppearAnimated : .viewWillAppear
    case .viewIsAppearing(let animated):
      kind = animated ? .viewIsAppearingAnimated : .viewIsAppearing
    case .viewDidAppear(let animated):
      kind = animated ? .viewDidAppearAnimated : .viewDidAppear
    case .viewWillDisappear(let animated):
      kind = animated ? .viewWillDisappearAnimated : .viewWillDisappear
    case .viewDidDisappear(let animated):
      kind = animated ? .viewDidDisappearAnimated : .viewDidDisappear
    case .initWithNibName: kind = .initWithNibName
    case .initWithCoder: kind = .initWithCoder
    case .awakeFromNib: kind = .awakeFromNib
    case .loadView: kind = .loadView
    case .outletsConnected: kind = .outletsConnected
    case .viewDidLoad: kind = .viewDidLoad
    case .viewWillLayoutSubviews(let size):
      kind = .viewWillLayoutSubviews
      (width, height) = (size.width, size.height)
    case .viewDidLayoutSubviews(let size):
      kind = .viewDidLayoutSubviews
      (width, height) = (size.width, size.height)
    case .updateViewConstraints: kind = .updateViewConstraints
    case .viewSafeAreaInsetsDidChange: kind = .viewSafeAreaInsetsDidChange
    case .viewWillTransition(let size):
      kind = .viewWillTransition
      (width, height) = (size.width, size.height)
    case .willTransition(let traits):
      kind = .willTransition
      text = traits
    case .traitCollectionDidChange: kind = .traitCollectionDidChange
    case .animateAlongsideTransition: kind = .animateAlongsideTransition
    case .transitionCompletion: kind = .transitionCompletion
    case .didReceiveMemoryWarning: kind = .didReceiveMemoryWarning
    case .willMove(let parent):
      kind = parent == nil ? .willMoveToNone : .willMove
      text = parent?.name ?? ""
      width = Double(parent?.ordinal ?? 0)
    case .didMove(let parent):
      kind = parent == nil ? .didMoveToNone : .didMove
      text = parent?.name ?? ""
      width = Double(parent?.ordinal ?? 0)
    case .shouldPerformSegue(let identifier):
      kind = .shouldPerformSegue
      text = identifier
    case .prepare(let identifier):
      kind = .prepare
      text = identifier
    case .deinit(let holder):
      kind = holder == nil ? .deinitUnheld : .deinit
      text = holder?.name ?? ""
      width = Double(holder?.ordinal ?? 0)
    case .application(let callback):
      kind = .application
      application = callback
    case .delegate(let name):
      kind = .delegate
      text = name
    }
  }

  /// The callback with its arguments.
  var callback: LifecycleCallback {
    switch kind {
    case .viewWillAppear: .viewWillAppear(animated: false)
    case .viewWillAppearAnimated: .viewWillAppear(animated: true)
    case .viewIsAppearing: .viewIsAppearing(animated: false)
    case .viewIsAppearingAnimated: .viewIsAppearing(animated: true)
    case .viewDidAppear: .viewDidAppear(animated: false)
    case .viewDidAppearAnimated: .viewDidAppear(animated: true)
    case .viewWillDisappear: .viewWillDisappear(animated: false)
    case .viewWillDisappearAnimated: .viewWillDisappear(animated: true)
    case .viewDidDisappear: .viewDidDisappear(animated: false)
    case .viewDidDisappearAnimated: .viewDidDisappear(animated: true)
    case .initWithNibName: .initWithNibName
    case .initWithCoder: .initWithCoder
    case .awakeFromNib: .awakeFromNib
    case .loadView: .loadView
    case .outletsConnected: .outletsConnected
    case .viewDidLoad: .viewDidLoad
    case .viewWillLayoutSubviews: .viewWillLayoutSubviews(size)
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews(size)
    case .updateViewConstraints: .updateViewConstraints
    case .viewSafeAreaInsetsDidChange: .viewSafeAreaInsetsDidChange
    case .viewWillTransition: .viewWillTransition(to: size)
    case .willTransition: .willTransition(to: text)
    case .traitCollectionDidChange: .traitCollectionDidChange
    case .animateAlongsideTransition: .animateAlongsideTransition
    case .transitionCompletion: .transitionCompletion
    case .didReceiveMemoryWarning: .didReceiveMemoryWarning
    case .willMove: .willMove(toParent: controller)
    case .willMoveToNone: .willMove(toParent: nil)
    case .didMove: .didMove(toParent: controller)
    case .didMoveToNone: .didMove(toParent: nil)
    case .shouldPerformSegue: .shouldPerformSegue(text)
    case .prepare: .prepare(forSegue: text)
    case .deinit: .deinit(heldBy: controller)
    case .deinitUnheld: .deinit(heldBy: nil)
    case .application: .application(application)
    case .delegate: .delegate(text)
    }
  }

  private var size: LifecycleSize { LifecycleSize(width: width, height: height) }
  /// The parent, or the last holder.
  private var controller: ControllerID { ControllerID(name: text, ordinal: Int(width)) }

  /// The event, with the number that follows from its place in the ring.
  func event(sequence: Int) -> LifecycleEvent {
    LifecycleEvent(
      sequence: sequence, time: time,
      controller: ControllerID(name: name, ordinal: Int(ordinal)), callback: callback,
      depth: Int(depth),
      cause: LifecycleCause(
        command: Int(command),
        transition: transition == 0
          ? nil : LifecycleTransition(number: Int(transition), kind: transitionKind)))
  }
}
