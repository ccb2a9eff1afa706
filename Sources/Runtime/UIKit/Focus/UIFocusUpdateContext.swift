import Foundation

/// What is known of one move of the focus.
///
/// Source: Apple, UIFocusUpdateContext.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus; nil if none had.
  public let previouslyFocusedItem: (any UIFocusItem)?
  /// The item that has the focus next; nil if none has.
  public let nextFocusedItem: (any UIFocusItem)?
  /// How focus moves; empty unless the person moves it.
  public let focusHeading: UIFocusHeading

  init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  /// The view that had the focus, or that contains the item that had it.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem?.focusView }
  /// The view that has the focus next, or that contains the item that has it.
  open var nextFocusedView: UIView? { nextFocusedItem?.focusView }

  /// Every environment that contains the previous item, the next one or both, inner ones before those
  /// around them.
  ///
  /// Source: UIKIT-CASES.md focus-update.
  var environments: [any UIFocusEnvironment] {
    let old = previouslyFocusedItem?.focusAncestry ?? []
    let new = nextFocusedItem?.focusAncestry ?? []
    let identities = Set(new.map { ObjectIdentifier($0) })
    let oldOnly = old.filter { !identities.contains(ObjectIdentifier($0)) }
    return oldOnly + new
  }
}

/// Runs what views animate when focus moves.
///
/// Source: Apple, UIFocusAnimationCoordinator.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds animations that run beside those of the system, and what follows when all have ended.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: 0.2) { [self] in
      for animation in animations { animation() }
    } completion: { [self] _ in
      for completion in completions { completion() }
    }
  }
}
