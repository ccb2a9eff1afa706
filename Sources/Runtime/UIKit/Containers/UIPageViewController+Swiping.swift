import Foundation
import LifecycleTrace

/// The pages beside the current ones, as far as the data source has been asked.
struct PageNeighbours {
  /// One side of the current page.
  enum Side {
    case unknown
    /// The pages there; none at the end of the book.
    case known([UIViewController])
  }

  var before = Side.unknown
  var after = Side.unknown
}

extension UIPageViewController {
  /// Begins a swipe to the next or the previous page, or gives nil where there is none.
  ///
  /// Scrolled pages ask for both neighbours at the first drag and keep them; a curl asks for the
  /// page that it turns to. Source: UIKIT-CASES.md page-datasource-scroll; UIKIT-RULES.md I58 to
  /// I60.
  public func beginSwipe(
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
    delegate?.pageViewController(self, willTransitionTo: target)
    // What `viewControllers` says changes only when the change is certain (I58).
    let gesture = TransitionGesture()
    gesture.onRelease = { [weak self] cancelled in
      // Pages that the app has set meanwhile come after the swipe and stay.
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

  /// Tells the delegate of the end of a swipe, and shifts the neighbours.
  ///
  /// Each swipe that was announced has an end (I58), also one that never began because the page
  /// view controller had disappeared.
  private func finishSwipe(
    _ direction: NavigationDirection, from previous: [UIViewController], isCompleted: Bool
  ) {
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous,
      transitionCompleted: isCompleted)
    // A jump that was asked for during the swipe has made the neighbours unknown.
    guard isCompleted, pages.elementsEqual(contents.displayed, by: ===) else { return }
    shiftNeighbours(direction, previous: previous)
  }

  /// Asks for both neighbours where that has not been done: After first, then Before.
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

  /// Asks the data source for as many pages as are seen, counted away from the current ones.
  private func fetch(_ direction: NavigationDirection) -> [UIViewController] {
    guard let dataSource,
      let edge = direction == .forward ? pages.last : pages.first
    else { return [] }
    var found: [UIViewController] = []
    var current = edge
    for _ in 0..<(usesBacks ? 2 : pageCount) {
      let next =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: current)
        : dataSource.pageViewController(self, viewControllerBefore: current)
      guard let next else { break }
      found.append(next)
      current = next
    }
    if usesBacks { return found.reversed() }
    return direction == .forward ? found : found.reversed()
  }

  /// Whether a turning leaf shows its back, which is a page of its own.
  private var usesBacks: Bool {
    transitionStyle == .pageCurl && isDoubleSided && spineLocation != .mid
  }

  /// Keeps the page that was left as a neighbour and asks for the one on the other side.
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
