import Foundation

/// Hears of the beginning and the end of motion.
///
/// Source: Apple, UIDynamicAnimatorDelegate.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before items move again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing, as the method is optional in UIKit.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { unimplemented() }
}

/// Moves items by forces and collisions, sixty steps a second on the application's clock.
///
/// Virtual time does not wait for it, as it may never come to rest. The same steps give the same places.
/// Source: Apple, UIDynamicAnimator; UIKIT-CASES.md dynamics-life.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  static let step = 1.0 / 60
  /// How long everything has to be slow before it is at rest, in seconds.
  private static let restTime = 0.5
  /// The steps that a late frame makes up for.
  private static let mostSteps = 4

  /// The view in whose bounds items move.
  public private(set) weak var referenceView: UIView?
  /// The behaviours, without those in them.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Hears of the beginning and the end of motion.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether items move.
  public private(set) var isRunning = false
  /// How long items have been moved, in seconds.
  open var elapsedTime: TimeInterval { TimeInterval(steps) * Self.step }

  private let application = UIApplication.shared
  private let bodies = DynamicBodies()
  private var touching: [DynamicContact] = []
  private var steps = 0
  /// The number of the run under way, and its steps.
  private var run = (number: 0, steps: 0)
  private var quiet = 0.0

  /// Makes an animator whose items are below a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  // MARK: Behaviours

  /// Adds a behaviour, and those in it.
  ///
  /// - Precondition: It belongs to no other animator, and its items are below the reference view.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    precondition(
      behavior.dynamicAnimator == nil, "a dynamic behavior belongs to one behavior or animator")
    for item in behavior.tree.flatMap(\.ownItems) { check(item) }
    behaviors.append(behavior)
    behavior.join(self)
    resume()
  }

  /// Removes a behaviour; its items stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.containsIdentical(to: behavior) else { return }
    behaviors.removeIdentical(to: behavior)
    behavior.join(nil)
    resume()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  func check(_ item: any UIDynamicItem) {
    guard let view = item as? UIView, let referenceView else { return }
    precondition(
      view.isDescendant(of: referenceView),
      "an item of a dynamic behavior is a view below the animator's reference view: \(type(of: view))"
    )
  }

  // MARK: Items

  /// The items whose bounds meet a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    takeIn()
    return bodies.all.map(\.item).filter { item in
      let bounds = item.bounds
      let frame = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
      return frame.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
        .intersects(rect)
    }
  }

  /// Takes place, angle and size of an item as the app has set them.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies.known(item)?.readItem()
    resume()
  }

  /// Takes in the items of all behaviours, and forgets others.
  private func takeIn() {
    let items = tree.flatMap(\.ownItems)
    bodies.keep(items)
    for item in items { _ = bodies.body(of: item) }
  }

  private var tree: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

  func body(of item: any UIDynamicItem) -> DynamicBody? {
    takeIn()
    return bodies.known(item)
  }

  // MARK: Running

  /// Moves items from now on, if there is anything that moves them.
  func resume() {
    quiet = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    notify(delegate, "dynamicAnimatorWillResume(_:)") { $0.dynamicAnimatorWillResume(self) }
    isRunning = true
    run = (run.number + 1, 0)
    let number = run.number
    _ = application.frameClock.ride(every: Self.step, isAwaited: false) { [weak self] time in
      guard let self, run.number == number else { return false }
      advance(to: time)
      return isRunning && run.number == number
    }
  }

  /// Makes the steps up to a time since the run began, unless these are too many.
  private func advance(to time: TimeInterval) {
    let (number, due) = (run.number, Int((time / Self.step).rounded()))
    run.steps = max(run.steps, due - Self.mostSteps)
    while run.steps < due, isRunning, run.number == number {
      run.steps += 1
      makeStep()
    }
  }

  private func pause() {
    isRunning = false
    notify(delegate, "dynamicAnimatorDidPause(_:)") { $0.dynamicAnimatorDidPause(self) }
  }

  private func makeStep() {
    steps += 1
    takeIn()
    let tree = tree
    for body in bodies.all { (body.force, body.traits) = (.init(), .init()) }
    for behavior in tree { (behavior as? UIDynamicItemBehavior)?.describe(bodies) }
    for body in bodies.all {
      body.force.drag = body.traits.resistance
      body.force.turning.drag = body.traits.angularResistance
    }
    for behavior in tree { behavior.act(on: bodies) }
    var world = DynamicWorld(bodies: bodies.all, pairs: pairs(in: tree))
    world.step(Self.step)
    for behavior in tree { behavior.constrain(bodies) }
    for body in bodies.all { body.writeItem() }
    tell(of: world.contacts)
    for behavior in tree where behavior.dynamicAnimator === self { behavior.action?() }
    rest()
  }

  private func pairs(in tree: [UIDynamicBehavior]) -> [DynamicPair] {
    tree.compactMap { $0 as? UICollisionBehavior }.flatMap { $0.pairs(of: bodies) }
  }

  /// Tells of pairs that have met, and then of those that have parted.
  private func tell(of contacts: [DynamicContact]) {
    for contact in contacts where !touching.contains(where: contact.isOfSamePair) {
      touching.append(contact)
      contact.behavior.tellBegin(contact)
    }
    let parted = touching.filter { contact in
      !contact.isTouching && !contacts.contains(where: contact.isOfSamePair)
    }
    touching.removeAll { contact in parted.contains(where: contact.isOfSamePair) }
    for contact in parted { contact.behavior.tellEnd(contact) }
  }

  private func rest() {
    let isQuiet = bodies.all.allSatisfy { $0.velocity.length < 1 && abs($0.spin) < 0.01 }
    quiet = isQuiet ? quiet + Self.step : 0
    if behaviors.isEmpty || quiet > Self.restTime { pause() }
  }
}
