import Foundation
import QuartzCore

/// An animation block while it runs: what its changes become at the layers.
///
/// A view whose layer changes answers with an action of the innermost block, which adds an animation once
/// the new value is known. Source: UIKIT-CASES.md view-animate, view-animate-additive.
@MainActor
final class ViewAnimation {
  /// How changes are animated.
  struct Plan {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var curve: TimingCurve
    var spring: Spring?
    var repeatCount: Float
    var autoreverses: Bool

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
      (self.duration, self.delay, self.options) = (duration, delay, options)
      switch options.rawValue >> 16 & 0xF {
      case 1: curve = .easeIn
      case 2: curve = .easeOut
      case 3: curve = .linear
      default: curve = .easeInEaseOut
      }
      // The curve of the keyboard, which has no name.
      spring = options.rawValue >> 16 & 0xF == 7 ? .system : nil
      repeatCount = options.contains(.repeat) ? .infinity : 0
      autoreverses = options.contains(.autoreverse)
    }

    /// Takes over what holds for a block around this one.
    ///
    /// Source: UIKIT-CASES.md view-animate-nested.
    mutating func inherit(from outer: Plan) {
      guard !options.contains(.overrideInheritedOptions) else { return }
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) {
        (curve, spring) = (outer.curve, outer.spring)
      }
    }
  }

  var plan: Plan
  /// Whether changes are animated at all.
  let isAnimated: Bool
  /// Where the changes of keyframes are collected, in such a block.
  let keyframes: ViewKeyframes?
  private let group: CompletionGroup
  /// How touches find the views meanwhile.
  private var touches = AnimationTouches.atModel
  /// Who drives the animations, in the block of a property animator and in those inside of it.
  private var onAdd: ((RunningAnimation, Change) -> Void)?

  /// A change that has become an animation.
  struct Change {
    let layer: CALayer
    let path: LayerKeyPath
    let old: LayerValue
    let new: LayerValue
    let oldColor: (any LayerColor)?
  }

  private var changedViews: [UIView] = []
  private var isRecorded = false

  /// The block that is running, the innermost one.
  static var current: ViewAnimation? {
    UIApplication.shared.viewEnvironment.animationBlocks.last
  }

  private init(
    _ plan: Plan, keyframes: ViewKeyframes?, isAnimated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    self.plan = plan
    self.keyframes = keyframes
    self.isAnimated = isAnimated
    group = CompletionGroup(in: Timeline.current.currentGroup, onEnd: completion)
  }

  /// Runs a block of changes; the completion is called once, after this has returned.
  ///
  /// In a transition the layer is that of which the whole changes.
  static func run(
    _ plan: Plan, transitionOf layer: CALayer? = nil, keyframes: ViewKeyframes? = nil,
    _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var plan = plan
    if let outer = current, outer.isAnimated { plan.inherit(from: outer.plan) }
    let isEnabled = UIView.areAnimationsEnabled && plan.duration > 0
    let transition = isEnabled ? plan.options.transition : nil
    let block = ViewAnimation(
      plan, keyframes: keyframes,
      isAnimated: isEnabled && (transition == nil || plan.options.contains(.allowAnimatedContent)),
      completion)
    block.onAdd = current?.onAdd
    block.touches =
      current.flatMap { $0.onAdd == nil ? nil : $0.touches }
      ?? (plan.options.contains(.allowUserInteraction) ? .atModel : .none)
    block.run(changes)
    if let transition { layer?.add(block.prepared(transition), forKey: nil) }
    Timeline.current.closeAtCommit(block.group)
  }

  /// Runs a block of a property animator, which drives the animations that are added.
  static func run(
    plan: Plan, touches: AnimationTouches, _ changes: () -> Void,
    onAdd: @escaping (RunningAnimation, Change) -> Void,
    onEnd: @escaping () -> Void
  ) {
    let block = ViewAnimation(plan, keyframes: nil, isAnimated: UIView.areAnimationsEnabled) { _ in
      onEnd()
    }
    (block.onAdd, block.touches) = (onAdd, touches)
    block.run(changes)
    Timeline.current.closeAtCommit(block.group)
  }

  private func run(_ changes: () -> Void) {
    let environment = UIApplication.shared.viewEnvironment
    environment.animationBlocks.append(self)
    Timeline.asking {
      changes()
      if plan.options.contains(.layoutSubviews) {
        for view in changedViews { view.layoutIfNeeded() }
      }
    }
    _ = environment.animationBlocks.popLast()
    for (change, animation) in keyframes?.animations ?? [] { add(animation, for: change) }
  }

  /// What happens at the layer of a view when a property changes; nil for nothing.
  func action(of view: UIView, for key: String) -> (any CAAction)? {
    guard isAnimated, UIView.areAnimationsEnabled else { return nil }
    let paths = Self.paths[key] ?? []
    return paths.isEmpty ? nil : ViewAction(in: self, of: view, paths.compactMap(LayerKeyPath.init))
  }

  /// The properties that a block animates, and what is animated of each.
  ///
  /// Source: UIKIT-CASES.md view-animate.
  private static let paths = [
    "bounds": ["bounds.origin", "bounds.size"], "position": ["position"],
    "transform": ["transform"], "cornerRadius": ["cornerRadius"], "opacity": ["opacity"],
    "backgroundColor": ["backgroundColor"], "anchorPoint": ["anchorPoint"],
    "shadowOpacity": ["shadowOpacity"],
  ]

  /// Those whose animations add to each other, so that one which interrupts another is smooth.
  private static let additive: Set = [
    "bounds.origin", "bounds.size", "position", "transform", "cornerRadius",
  ]

  /// Whether animations of a property are added to what is shown without them.
  static func isAdditive(_ path: LayerKeyPath) -> Bool { additive.contains(path.name) }

  /// Animates a change that has been made.
  func animate(_ change: Change, of view: UIView, shown: LayerValue) {
    guard !change.new.equals(change.old) else { return }
    if !changedViews.containsIdentical(to: view) { changedViews.append(view) }
    if let keyframes { return keyframes.note(change) }
    let animation = makeAnimation(change.path)
    if Self.isAdditive(change.path), let difference = change.old.subtracting(change.new) {
      animation.isAdditive = true
      animation.fromValue = difference.boxed
      animation.toValue = LayerValue.zero(change.path.kind).boxed
    } else {
      let start = plan.options.contains(.beginFromCurrentState) ? shown : change.old
      animation.fromValue = start.boxed
      animation.toValue = change.new.boxed
    }
    add(animation, for: change)
  }

  /// Records that the block animates something, once.
  private func record() {
    guard !isRecorded else { return }
    isRecorded = true
    let times = (plan.repeatCount > 0 ? Double(plan.repeatCount) : 1) * (plan.autoreverses ? 2 : 1)
    let record = AnimationRecord(
      onAdd == nil ? "UIView.animate" : "UIViewPropertyAnimator",
      lasting: max(0, plan.delay) + plan.duration * times)
    if let record { group.willEnd { record.end(isFinished: $0) } }
  }

  private func makeAnimation(_ path: LayerKeyPath) -> CABasicAnimation {
    guard let spring = plan.spring else { return CABasicAnimation(keyPath: path.name) }
    let animation = CASpringAnimation(keyPath: path.name)
    animation.storedSpring = spring
    return animation
  }

  /// Adds an animation, beside others of the property if it is additive and else in place of them.
  private func add(_ animation: CAPropertyAnimation, for change: Change) {
    let (layer, name) = (change.layer, change.path.name)
    var (key, number) = (name, 1)
    while animation.isAdditive, layer.animation(forKey: key) != nil {
      number += 1
      key = "\(name)-\(number)"
    }
    if let onAdd { animation.onAdd = { running, _ in onAdd(running, change) } }
    layer.add(prepared(animation), forKey: key)
  }

  /// Gives an animation the times of the block, and lets the block's end wait for it.
  private func prepared<Animation: CAAnimation>(_ animation: Animation) -> Animation {
    record()
    animation.duration = plan.duration
    animation.delay = max(0, plan.delay)
    if plan.spring == nil { animation.timingFunction = CAMediaTimingFunction(curve: plan.curve) }
    animation.fillMode = .both
    animation.repeatCount = plan.repeatCount
    animation.autoreverses = plan.autoreverses
    animation.group = group
    animation.touches = touches
    return animation
  }
}

/// What a view answers its layer in an animation block: the change becomes an animation once it is made.
@MainActor
final class ViewAction: CAAction {
  private let block: ViewAnimation
  private let view: UIView
  private let before: [(path: LayerKeyPath, value: LayerValue, shown: LayerValue)]
  private let color: (any LayerColor)?

  init(in block: ViewAnimation, of view: UIView, _ paths: [LayerKeyPath]) {
    self.block = block
    self.view = view
    color = view.layer.storedColor
    before = paths.map { ($0, $0.value(of: view.layer), view.layer.presentedValue($0)) }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    for (path, value, shown) in before {
      let change = ViewAnimation.Change(
        layer: view.layer, path: path, old: value, new: path.value(of: view.layer), oldColor: color)
      block.animate(change, of: view, shown: shown)
    }
  }
}

extension UIView {
  /// What happens at the layer when a property changes: nothing outside of animation blocks.
  func blockAction(for event: String) -> any CAAction {
    ViewAnimation.current?.action(of: self, for: event) ?? NSNull()
  }
}

extension UIView.AnimationOptions {
  /// The change of a whole layer that the options ask for; nil for none.
  ///
  /// The names of those that a layer has no public type for are those that Core Animation prints.
  @MainActor fileprivate var transition: CATransition? {
    let kinds: [UInt: (String, CATransitionSubtype?)] = [
      1: ("oglFlip", .fromLeft), 2: ("oglFlip", .fromRight), 3: ("pageCurl", nil),
      4: ("pageUnCurl", nil), 5: ("fade", nil), 6: ("oglFlip", .fromTop),
      7: ("oglFlip", .fromBottom),
    ]
    guard let (name, side) = kinds[rawValue >> 20 & 0xF] else { return nil }
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: name)
    transition.subtype = side
    return transition
  }
}
