import Foundation
import LifecycleTrace

/// Keeps the blocks that run along with one transition.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var isCancelled = false
  private(set) var isInteractive: Bool
  private(set) var percentComplete: CGFloat = 0
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasRunAlongside = false
  private var isOver = false

  init(
    isAnimated: Bool, duration: TimeInterval, isInteractive: Bool, container: UIView?,
    from: UIViewController?, to: UIViewController?, style: UIModalPresentationStyle
  ) {
    self.isAnimated = isAnimated
    self.transitionDuration = duration
    self.initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    presentationStyle = style
    self.containerView = container ?? UIView()
    self.from = from
    self.to = to
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if isInteractive { interactionHandlers.append(handler) }
  }

  /// The finger lets go at a part of the way, in favour of the change or against it.
  func endInteraction(at percent: CGFloat, isCancelled: Bool) {
    (isInteractive, percentComplete, self.isCancelled) = (false, percent, isCancelled)
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasRunAlongside { animation(self) } else { alongside.append(animation) }
    return true
  }

  /// Runs the blocks that belong into the animation.
  func runAlongside() {
    hasRunAlongside = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  /// Runs the blocks that wait for the end.
  func runCompletions(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isOver = true
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
