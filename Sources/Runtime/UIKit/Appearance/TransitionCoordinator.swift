import Foundation
import LifecycleTrace

/// The coordinator of one transition, which stores the blocks that run alongside it.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The properties of the transition; before it begins, the expected ones.
  struct Facts {
    var isAnimated: Bool
    /// Seconds.
    var duration: TimeInterval
    var style: UIModalPresentationStyle
    weak var from: UIViewController?
    weak var to: UIViewController?
  }

  var facts: Facts
  private(set) var initiallyInteractive: Bool
  private(set) var containerView: UIView
  private(set) var isCancelled = false
  private(set) var isInteractive: Bool
  var percentComplete: CGFloat = 0
  /// How the rest goes, as the app's object says that led the transition.
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasRunAlongside = false
  private var isOver = false

  init(_ facts: Facts, isInteractive: Bool, container: UIView?) {
    self.facts = facts
    self.initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    self.containerView = container ?? UIView()
  }

  var isAnimated: Bool { facts.isAnimated }
  var transitionDuration: TimeInterval { facts.duration }
  var presentationStyle: UIModalPresentationStyle { facts.style }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: facts.from
    case .to: facts.to
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isOver { interactionHandlers.append(handler) }
  }

  /// The transition turns out to be one of the app's own.
  func takePart(in context: TransitionContext, _ facts: Facts, on container: UIView) {
    self.facts = facts
    (initiallyInteractive, isInteractive) = (context.isInteractive, context.isInteractive)
    containerView = container
  }

  /// A person lets the transition go on or back, or leads it again, by an object of the app's where there is
  /// one.
  func interactionDidChange(
    isInteractive: Bool, isCancelled: Bool,
    by interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    (self.isInteractive, self.isCancelled) = (isInteractive, isCancelled)
    if let interactor {
      (completionVelocity, completionCurve) = (
        interactor.completionSpeed, interactor.completionCurve
      )
    }
    for handler in interactionHandlers { handler(self) }
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasRunAlongside { animation(self) } else { alongside.append(animation) }
    return true
  }

  /// Whether a block waits for the animation.
  var hasBlocksAlongside: Bool { !alongside.isEmpty }

  /// Runs the animation blocks.
  func runAlongside() {
    hasRunAlongside = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  /// Runs the completion blocks.
  func runCompletions(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isOver = true
    interactionHandlers = []
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
