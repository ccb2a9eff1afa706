import Foundation
import LifecycleTrace

/// The cached neighbours of the current pages.
struct PageNeighbours {
  /// The neighbours on one side of the current page.
  enum Side {
    case unknown
    /// The pages; empty at the end.
    case known([UIViewController])
  }

  var before = Side.unknown
  var after = Side.unknown
}

extension UIPageViewController {
  /// Makes the recognizer that drives swipes along the axis on which the pages lie.
  func makeSwipeRecognizer() -> UIPanGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    recognizer.driver = TransitionDriver(
      mayBegin: { [weak self] movement in
        guard let self else { return false }
        return (abs(movement.x) >= abs(movement.y)) == (navigationOrientation == .horizontal)
          && !application.transitions.isBusy(around: self)
      },
      begin: { [weak self] movement in self?.swipe(along: movement) })
    return recognizer
  }

  /// Begins the swipe in the direction of a pan.
  private func swipe(along movement: CGPoint) -> TransitionDriver.Transition? {
    let isHorizontal = navigationOrientation == .horizontal
    let isForward = (isHorizontal ? movement.x : movement.y) < 0
    guard let size = storedView?.bounds.size,
      let transition = beginSwipe(isForward ? .forward : .reverse)
    else { return nil }
    let sign: CGFloat = isForward ? -1 : 1
    return .init(
      transition: transition,
      distance: isHorizontal
        ? CGPoint(x: sign * size.width, y: 0) : CGPoint(x: 0, y: sign * size.height))
  }

  /// Begins a swipe to the next or the previous page; returns nil if there is none.
  ///
  /// With the scroll style, both neighbours are requested at the first drag and cached; with the
  /// curl style, the page that is turned to is requested. Source: UIKIT-CASES.md
  /// page-datasource-scroll; UIKIT-RULES.md I58 to I60.
  package func beginSwipe(
    _ direction: NavigationDirection
  ) -> (any UIKitRuntime.InteractiveTransition)? {
    guard appearance.phase == .appeared, !application.transitions.isBusy(around: self),
      !pages.isEmpty
    else {
      return nil
    }
    if transitionStyle == .scroll { fillNeighbours() }
    let target = pagesBeside(direction)
    guard target.count >= pageCount else { return nil }
    let previous = pages
    let shown = Array(target.prefix(pageCount))
    notify(delegate, "pageViewController(_:willTransitionTo:)") {
      $0.pageViewController(self, willTransitionTo: target)
    }
    // `viewControllers` changes only when the change is certain (I58).
    let gesture = TransitionGesture()
    gesture.onRelease = { [weak self] cancelled in
      // Pages that the app has set meanwhile are shown after the swipe.
      guard !cancelled, let self, pages.elementsEqual(previous, by: ===) else { return }
      pages = shown
    }
    contents.enqueueChange(
      animated: true,
      interactive: InteractiveChange(
        gesture: gesture, target: shown,
        onEnd: { [self] isCompleted in
          finishSwipe(direction, from: previous, isCompleted: isCompleted)
        }))
    return gesture
  }

  /// Calls the delegate at the end of a swipe, and shifts the neighbours.
  ///
  /// Each `willTransitionTo` is followed by `didFinishAnimating` (I58), even if the swipe never
  /// began because the page view controller had disappeared.
  private func finishSwipe(
    _ direction: NavigationDirection, from previous: [UIViewController], isCompleted: Bool
  ) {
    notify(
      delegate,
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
    ) {
      $0.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous,
        transitionCompleted: isCompleted)
    }
    // A jump during the swipe has invalidated the neighbours.
    guard isCompleted, pages.elementsEqual(contents.displayed, by: ===) else { return }
    shiftNeighbours(direction, previous: previous)
  }

  /// Requests the unknown neighbours: after first, then before.
  private func fillNeighbours() {
    if case .unknown = neighbours.after { neighbours.after = .known(fetch(.forward)) }
    if case .unknown = neighbours.before { neighbours.before = .known(fetch(.reverse)) }
  }

  /// The pages on one side, from the cache of scrolled pages or from the data source.
  private func pagesBeside(_ direction: NavigationDirection) -> [UIViewController] {
    let side = direction == .forward ? neighbours.after : neighbours.before
    switch side {
    case .known(let known): return known
    case .unknown: return fetch(direction)
    }
  }

  /// Requests from the data source as many pages as are shown, beginning next to the current ones.
  private func fetch(_ direction: NavigationDirection) -> [UIViewController] {
    guard let dataSource,
      let edge = direction == .forward ? pages.last : pages.first
    else { return [] }
    var found: [UIViewController] = []
    var current = edge
    for _ in 0..<(usesBacks ? 2 : pageCount) {
      let next =
        direction == .forward
        ? ask(dataSource, "pageViewController(_:viewControllerAfter:)") {
          $0.pageViewController(self, viewControllerAfter: current)
        }
        : ask(dataSource, "pageViewController(_:viewControllerBefore:)") {
          $0.pageViewController(self, viewControllerBefore: current)
        }
      guard let next else { break }
      found.append(next)
      current = next
    }
    if usesBacks { return found.reversed() }
    return direction == .forward ? found : found.reversed()
  }

  /// Whether a turned page shows a back, which is another page.
  private var usesBacks: Bool {
    transitionStyle == .pageCurl && isDoubleSided && spineLocation != .mid
  }

  /// Caches the previous page as a neighbour and requests the one on the other side.
  ///
  /// Source: UIKIT-CASES.md page-datasource-scroll, page-children-dealloc.
  private func shiftNeighbours(_ direction: NavigationDirection, previous: [UIViewController]) {
    guard transitionStyle == .scroll else { return }
    switch direction {
    case .forward:
      neighbours.before = .known(previous)
      neighbours.after = .known([])
      neighbours.after = .known(fetch(.forward))
    case .reverse:
      neighbours.after = .known(previous)
      neighbours.before = .known([])
      neighbours.before = .known(fetch(.reverse))
    }
  }
}
