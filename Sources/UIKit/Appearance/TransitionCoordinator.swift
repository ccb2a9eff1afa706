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
  private(set) var isCancelled = false
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var hasRunAlongside = false
  private var isOver = false

  init(
    isAnimated: Bool, duration: TimeInterval, isInteractive: Bool, container: UIView?,
    from: UIViewController?, to: UIViewController?
  ) {
    self.isAnimated = isAnimated
    self.transitionDuration = duration
    self.initiallyInteractive = isInteractive
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
