import CoreGraphics
import Foundation

extension CALayer: @preconcurrency CAMediaTiming {
  /// When the layer's time begins, in seconds of the superlayer.
  public var beginTime: CFTimeInterval {
    get { motion?.timing.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// How long the layer's time runs, in seconds.
  public var duration: CFTimeInterval {
    get { motion?.timing.duration ?? 0 }
    set { changeTiming { $0.duration = newValue } }
  }
  /// How fast the layer's time runs against the superlayer's; 0 stops it.
  public var speed: Float {
    get { motion?.timing.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }
  /// An offset that is added to the layer's time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { motion?.timing.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// How many runs there are; 0 for one.
  public var repeatCount: Float {
    get { motion?.timing.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  /// How long runs follow each other, in seconds; 0 leaves that to `repeatCount`.
  public var repeatDuration: CFTimeInterval {
    get { motion?.timing.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  /// Whether each run is followed by one backwards.
  public var autoreverses: Bool {
    get { motion?.timing.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  /// What is shown before the beginning and after the end.
  public var fillMode: CAMediaTimingFillMode {
    get { motion?.timing.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    let motion = ownMotion
    change(&motion.timing)
    motion.timeline.timingDidChange()
    lookDidChange()
  }

  final var ownMotion: LayerMotion {
    if let motion { return motion }
    let made = LayerMotion(on: .current)
    motion = made
    return made
  }

  // MARK: Time

  /// A moment of another layer's time, or of `CACurrentMediaTime()` for nil, in this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.absoluteTime(at: t) ?? t)
  }

  /// A moment of this layer's time in another layer's, or in `CACurrentMediaTime()` for nil.
  ///
  /// Where the layer's time stands still all moments are one, and the moment of `beginTime` is the answer.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = absoluteTime(at: t) ?? beginTime
    return l?.localTime(at: time) ?? time
  }

  /// A moment of the clock in the layer's time.
  package final func localTime(at now: Double) -> Double {
    let outer = superlayer?.localTime(at: now) ?? now
    return motion?.timing.localTime(at: outer) ?? outer
  }

  /// The moment of the clock that is one of the layer's time; nil where time stands still.
  final func absoluteTime(at time: Double) -> Double? {
    guard let outer = motion == nil ? time : motion?.timing.parentTime(at: time) else { return nil }
    return superlayer == nil ? outer : superlayer?.absoluteTime(at: outer)
  }

  // MARK: Animations

  final func addCopy(of anim: CAAnimation, forKey key: String?) {
    let key = anim is CATransition ? "transition" : key
    if let key { remove { $0.key == key } }
    ownMotion.timeline.add(anim.duplicate(), to: self, forKey: key)
  }

  final func remove(where isRemoved: (RunningAnimation) -> Bool) {
    guard let motion else { return }
    let removed = motion.animations.filter(isRemoved)
    guard !removed.isEmpty else { return }
    motion.animations.removeAll(where: isRemoved)
    motion.timeline.stop(removed, of: self)
  }

  /// The animation with a key, as it was added.
  public func animation(forKey key: String) -> CAAnimation? {
    motion?.animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations in the order in which they were added; nil if there are none.
  public func animationKeys() -> [String]? {
    let keys = motion?.animations.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  // MARK: Presentation

  /// The layer as it is shown at this moment; nil before it is shown at all.
  ///
  /// A layer with the values of this one, made anew by each call with `init()`, where a phone calls
  /// `init(layer:)`. Its superlayer and sublayers are presentations, too. Source: Apple, CALayer.presentation(); UIKIT-CASES.md
  /// motion-presentation.
  public func presentation() -> Self? {
    if motion?.model != nil { return self }
    guard isCommitted else { return nil }
    return presented(at: Timeline.current.now) as? Self
  }

  /// The layer of which this one is a presentation; the layer itself if it is none.
  public func model() -> Self { motion?.model as? Self ?? self }

  /// The values that are shown at a moment of the clock.
  package final func presented(at now: Double) -> CALayer {
    let copy = type(of: self).init()
    copy.copyValues(of: self)
    copy.asksForActions = false
    for running in motion?.animations ?? [] {
      running.motion.apply(to: copy, at: running.moment(at: time(of: running, at: now)))
    }
    copy.ownMotion.model = self
    return copy
  }

  /// Sets what a key path names, as the property's own setter would.
  package final func assign(_ value: LayerValue, to path: LayerKeyPath) {
    let scratch = CALayer()
    scratch.copyValues(of: self)
    path.set(value, on: scratch)
    switch path.property.name {
    case "bounds": bounds = scratch.storedBounds
    case "position": position = scratch.storedPosition
    case "anchorPoint": anchorPoint = scratch.storedAnchorPoint
    case "transform": transform = scratch.transform
    case "opacity": opacity = scratch.storedOpacity
    case "cornerRadius": cornerRadius = scratch.cornerRadius
    case "shadowOpacity": shadowOpacity = scratch.shadowOpacity
    default: path.set(value, on: self)
    }
  }

  /// How touches find what is in the layer while it is animated.
  package final var touches: AnimationTouches {
    guard let motion, !motion.animations.isEmpty else { return .atModel }
    let rules = motion.animations.map(\.animation.touches)
    return rules.contains(.none) ? .none : rules.contains(.whereShown) ? .whereShown : .atModel
  }

  final var presentedSublayers: [CALayer]? {
    motion?.model?.sublayersInDrawingOrder.compactMap { $0.presentation() }
  }

  /// The value of a key path that is shown at this moment.
  package final func presentedValue(_ path: LayerKeyPath) -> LayerValue {
    guard motion?.animations.isEmpty == false else { return path.value(of: self) }
    return path.value(of: presented(at: Timeline.current.now))
  }
}
