import Foundation
import QuartzCore

/// Changes of views whose animation can be paused, scrubbed, reversed and stopped.
///
/// The model has the final values once it has started; what is shown are animations of the layers, whose
/// progress the animator drives. Source: Apple, UIViewPropertyAnimator; UIKIT-CASES.md animator-states,
/// animator-scrub, animator-reverse, animator-stop, animator-continue.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing, which `continueAnimation` can replace for the rest.
  public private(set) var timingParameters: (any UITimingCurveProvider)?
  /// How long it runs, in seconds.
  public let duration: TimeInterval
  /// The seconds before the changes begin to show.
  public private(set) var delay: TimeInterval = 0
  /// Inactive before the start and after the end.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether time goes on.
  public private(set) var isRunning = false
  /// Whether touches reach the views meanwhile, where these are shown.
  open var isUserInteractionEnabled = true { willSet { checkInactive("isUserInteractionEnabled") } }
  /// Whether the app looks itself for what is touched meanwhile, so that views are found where the model
  /// has them.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused, reversed and stopped.
  open var isInterruptible = true { willSet { checkInactive("isInterruptible") } }
  /// Whether it is shown at constant speed while it is paused.
  open var scrubsLinearly = true
  /// Whether it stays paused at its end, without completions.
  open var pausesOnCompletion = false

  private var blocks: [(changes: () -> Void, begin: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  private var shape: Drive.Shape
  /// How much of the duration is over, counted from the start: where it is held, or where it set out.
  private var place = 0.0
  private var run: Drive.Run?
  private var isReversing = false
  /// The delay of a start that waits for the first block; nil without such a start.
  private var awaitedStart: TimeInterval?
  private let application = UIApplication.shared
  private var rider: FrameRider?

  // MARK: Making

  /// Makes an animator with a timing; 0 seconds are 0.2.
  ///
  /// A spring with values of its own lasts until it has settled.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    let given = duration > 0 ? duration : 0.2
    self.duration = parameters.springTimingParameters?.ownDuration ?? given
    timingParameters = parameters
    shape = Self.shape(of: parameters, in: self.duration)
    super.init()
  }

  /// Makes an animator with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that settles in the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// Inside of another animation its duration and curve are taken over, and it cannot be interrupted.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    var plan = ViewAnimation.Plan(duration: duration, delay: delay, options: options)
    let outer = ViewAnimation.current.flatMap { $0.isAnimated ? $0 : nil }
    if let outer { plan.inherit(from: outer.plan) }
    let curve = plan.curve
    let animator = self.init(
      duration: plan.duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
        controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.isInterruptible = outer == nil
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    guard state != .inactive else { return }
    let application = application
    MainActor.assumeIsolated {
      application.log(
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released.")
    }
  }

  private static func shape(
    of parameters: any UITimingCurveProvider, in duration: TimeInterval
  ) -> Drive.Shape {
    Drive.Shape(
      curve: parameters.cubicTimingParameters?.shape ?? .linear,
      spring: parameters.springTimingParameters?.spring(in: duration), duration: duration)
  }

  // MARK: Changes and completions

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(1, max(0, Double(delayFactor)))
    guard state == .active else { return addBeforeStart((animation, factor)) }
    updatePlace()
    make((animation, min(0.999, place + factor * (1 - place))))
    drive()
  }

  private func addBeforeStart(_ block: (changes: () -> Void, begin: Double)) {
    blocks.append(block)
    guard let delay = awaitedStart else { return }
    startAnimation(afterDelay: delay)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, and takes the animations that they become.
  private func make(_ block: (changes: () -> Void, begin: Double)) {
    let begin = min(0.999, block.begin)
    var made: [AnimatorTrack] = []
    ViewAnimation.run(plan: plan, touches: touches, block.changes) { running, change in
      made.append(AnimatorTrack(running, change, begin: begin))
    } onEnd: { [weak self] in
      self?.didLoseAnimations()
    }
    tracks += made
  }

  private var touches: AnimationTouches {
    guard isUserInteractionEnabled else { return .none }
    return isManualHitTestingEnabled ? .atModel : .whereShown
  }

  private var plan: ViewAnimation.Plan {
    var plan = ViewAnimation.Plan(duration: duration, delay: 0, options: [])
    plan.curve = .linear
    return plan
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    checkNotStopped("startAnimation")
    if state == .inactive {
      guard activate() else { return awaitedStart = delay }
      self.delay = max(0, delay)
    }
    guard !isRunning else { return }
    go(
      toward: isReversing ? 0 : 1, for: (isReversing ? place : 1 - place) * duration,
      after: max(0, delay))
  }

  open func pauseAnimation() {
    checkNotStopped("pauseAnimation")
    checkInterruptible("pauseAnimation")
    if state == .inactive, !activate() { return }
    hold()
  }

  /// Runs the blocks; returns whether there were any, as without one there is nothing to start.
  private func activate() -> Bool {
    awaitedStart = nil
    guard !blocks.isEmpty else { return false }
    state = .active
    place = isReversing ? 1 : 0
    let pending = blocks
    blocks = []
    for block in pending { make(block) }
    drive()
    return true
  }

  private func go(
    toward end: Double, for seconds: TimeInterval, after wait: TimeInterval = 0,
    shape new: Drive.Shape? = nil
  ) {
    let now = application.frameClock.now
    run = Drive.Run(
      progress: (place, end), part: (place, end), start: now + wait, duration: seconds,
      shape: Drive.Shape(curve: .linear, spring: nil, duration: seconds))
    isRunning = true
    drive(reshaped: new)
    rider?.stop()
    rider = application.frameClock.ride(every: wait + seconds) { [self] _ in
      didArrive()
      return false
    }
  }

  /// Gives each animation its progress, at rest or along the rest of its shape.
  private func drive(reshaped new: Drive.Shape? = nil) {
    for track in tracks {
      var own = shape
      own.begin = track.begin
      guard let run else {
        track.running.motion.drive = .held(
          scrubsLinearly ? own.inside(place) : own.value(at: place))
        continue
      }
      let time = track.layer.localTime(at: run.start)
      let shown = track.running.motion.drive?.progress(at: time) ?? own.value(at: place)
      let part = new == nil ? run.part : (0, 1)
      track.running.motion.drive = .running(
        Drive.Run(
          progress: (shown, run.part.to), part: part, start: time, duration: run.duration,
          shape: new ?? own))
    }
    for track in tracks { track.layer.lookDidChange() }
  }

  private func updatePlace() {
    if let run { place = run.part(at: application.frameClock.now) }
  }

  /// Stays at the place that has been reached.
  private func hold() {
    updatePlace()
    run = nil
    rider?.stop()
    rider = nil
    isRunning = false
    drive()
  }

  /// Ends at once where there is nothing to animate: no change, or none in a window.
  private func didLoseAnimations() {
    guard isRunning, tracks.allSatisfy({ !$0.isAtLayer }) else { return }
    end(at: .end)
  }

  private func didArrive() {
    place = run?.part.to ?? place
    run = nil
    hold()
    guard !pausesOnCompletion else { return }
    end(at: isReversing ? .start : .end)
  }

  /// Removes the animations, sets the model, and calls the completions.
  private func end(at position: UIViewAnimatingPosition) {
    let settled = tracks
    release()
    settle(position == .current ? [] : settled.map { ($0, $0.value(at: position)) })
    state = .inactive
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }

  private func settle(_ values: [(track: AnimatorTrack, value: AnimatorTrack.Value)]) {
    UIView.performWithoutAnimation {
      for (track, value) in values.reversed() { track.set(value) }
    }
  }

  private func release() {
    let ended = tracks
    tracks = []
    (run, isRunning, blocks) = (nil, false, [])
    rider?.stop()
    rider = nil
    let timeline = application.frameClock.timeline
    for track in ended { timeline.end(track.running, of: track.layer, finished: true) }
  }

  // MARK: Scrubbing, reversing, going on

  open var fractionComplete: CGFloat {
    get {
      let reached = run?.part(at: application.frameClock.now) ?? place
      return CGFloat(isReversing ? 1 - reached : reached)
    }
    set {
      guard !isRunning, state != .stopped else { return }
      if state == .inactive { pauseAnimation() }
      guard state == .active else { return }
      let fraction = min(1, max(0, Double(newValue)))
      place = isReversing ? 1 - fraction : fraction
      drive()
    }
  }

  open var isReversed: Bool {
    get { isReversing }
    set {
      guard newValue != isReversing else { return }
      updatePlace()
      isReversing = newValue
      guard isRunning else { return }
      go(toward: newValue ? 0 : 1, for: (newValue ? place : 1 - place) * duration)
    }
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    checkNotStopped("continueAnimation")
    guard state == .active, !isRunning else { return }
    let rest = isReversing ? place : 1 - place
    let factor = durationFactor > 0 ? Double(durationFactor) : rest
    if let parameters { timingParameters = parameters }
    go(
      toward: isReversing ? 0 : 1, for: factor * duration,
      shape: parameters.map { Self.shape(of: $0, in: factor * duration) })
  }

  // MARK: Ending

  open func stopAnimation(_ withoutFinishing: Bool) {
    checkInterruptible("stopAnimation")
    guard state == .active else { return }
    let shown = tracks.map { ($0, $0.shownValue) }
    stoppedTracks = withoutFinishing ? [] : tracks
    release()
    settle(shown)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// What was animated, for the values at its ends.
  private var stoppedTracks: [AnimatorTrack] = []

  /// Sets the values of an end and calls the completions.
  ///
  /// - Precondition: It was stopped; an inactive one stays as it is.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state != .active, "finishAnimation(at:) may only be called on a stopped property animator")
    guard state == .stopped else { return }
    if finalPosition != .current { tracks = stoppedTracks }
    stoppedTracks = []
    end(at: finalPosition)
  }

  private func checkInactive(_ name: String) {
    precondition(state == .inactive, "\(name) cannot be set on an active property animator")
  }

  private func checkNotStopped(_ name: String) {
    precondition(
      state != .stopped, "\(name) on a stopped property animator: call finishAnimation(at:) before")
  }

  private func checkInterruptible(_ name: String) {
    precondition(
      state != .active || isInterruptible,
      "\(name) on a property animator that is not interruptible")
  }
}
