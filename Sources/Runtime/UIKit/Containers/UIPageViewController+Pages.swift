import Foundation
import LifecycleTrace

extension UIPageViewController {
  /// The number of pages shown at the same time.
  var pageCount: Int { spineLocation == .mid ? 2 : 1 }

  func setPages(
    _ controllers: [UIViewController], direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    // If pages are double-sided and animated, the second one is the back of the old page.
    let hasBack = isDoubleSided && spineLocation != .mid && animated && controllers.count == 2
    // While the delegate decides the spine location, it sets the pages for the new one.
    let isFree = isAskingForSpine && controllers.count <= 2
    precondition(
      controllers.isEmpty || controllers.count == pageCount || hasBack || isFree,
      "The number of view controllers provided (\(controllers.count)) doesn't match the number "
        + "required (\(pageCount)) for the requested transition")
    pages = isFree ? controllers : Array(controllers.prefix(pageCount))
    // A jump invalidates the neighbours; the stale cache of a phone is not reproduced.
    neighbours = PageNeighbours()
    if let completion { pendingCompletions.append(completion) }
    if appearance.phase == .disappeared {
      replaceSilently()
    } else {
      contents.setNeedsChange(animated: animated)
    }
  }

  private func replaceSilently() {
    if isViewLoaded { contents.placeSilently() }
    let completions = pendingCompletions
    pendingCompletions = []
    for completion in completions { application.scheduler.async { completion(true) } }
  }

  /// Asks the delegate for the spine location when a page view controller with page curl changes
  /// its size.
  ///
  /// Source: UIKIT-CASES.md page-curl-spine.
  func askForSpine(in size: CGSize) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    let orientation = UIInterfaceOrientation(size: size)
    spineOrientation = orientation
    isAskingForSpine = true
    let requested = ask(delegate, "pageViewController(_:spineLocationFor:)") {
      $0.pageViewController(self, spineLocationFor: orientation)
    }
    isAskingForSpine = false
    guard requested != .none else { return }
    spineLocation = requested
    if requested == .mid { isDoubleSided = true }
    if pages.count > pageCount { setPagesAfterSpineChange() }
  }

  /// When the spine is at the edge again, the left page stays and the right one is removed.
  private func setPagesAfterSpineChange() {
    setPages(
      Array(pages.prefix(pageCount)), direction: .forward, animated: false, completion: nil)
  }
}

extension UIPageViewController: ChildContainer {
  var memberChildren: [UIViewController] { pages }
  var wantedChildren: [UIViewController] { pages }
  var changeDuration: TimeInterval { TransitionTiming.page }

  /// The order of a push without animation, and otherwise that of the transition style.
  ///
  /// Source: UIKIT-CASES.md page-programmatic-set (a re-implementation only).
  func orderRow(isAnimated: Bool) -> OrderRow {
    guard isAnimated else { return .navigation }
    return transitionStyle == .scroll ? .pageScroll : .pageCurl
  }

  func install(_ children: [UIViewController]) {
    (storedView as? PagesView)?.show(children.compactMap(\.viewIfLoaded))
  }

  func removeMember(_ child: UIViewController) { pages.removeIdentical(to: child) }

  func changeDidEnd(_ change: ChildChange?) {
    let completions = pendingCompletions
    pendingCompletions = []
    for completion in completions { completion(true) }
  }
}
