import Foundation
import LifecycleTrace

extension UIPageViewController {
  private var isShowing: Bool {
    appearance.phase == .appeared || appearance.phase == .appearing
  }

  /// How many pages are seen at the same time.
  var pageCount: Int { spineLocation == .mid ? 2 : 1 }

  func setPages(
    _ controllers: [UIViewController], direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    // With something on the back and an animation, the second one is the back of the old page.
    let hasBack = isDoubleSided && spineLocation != .mid && animated && controllers.count == 2
    // While the delegate is asked, it sets what the spine to come will need.
    let isFree = isAskingForSpine && controllers.count <= 2
    precondition(
      controllers.isEmpty || controllers.count == pageCount || hasBack || isFree,
      "The number of view controllers provided (\(controllers.count)) doesn't match the number "
        + "required (\(pageCount)) for the requested transition")
    pages = isFree ? controllers : Array(controllers.prefix(pageCount))
    // A jump makes the neighbours wrong; the phone's stale cache is not reproduced.
    neighbours = PageNeighbours()
    if let completion { pendingCompletions.append(completion) }
    guard isShowing else { return replaceSilently() }
    enqueueChange(to: pages, row: programmaticRow(animated: animated), animated: animated)
  }

  /// Without an animation the order is that of a push, with one that of the style.
  ///
  /// Source: UIKIT-CASES.md page-programmatic-set (a re-implementation only).
  private func programmaticRow(animated: Bool) -> OrderRow {
    animated ? styleRow : .navigation
  }

  var styleRow: OrderRow { transitionStyle == .scroll ? .pageScroll : .pageCurl }

  private func replaceSilently() {
    guard appearance.phase == .disappeared else { return }
    if isViewLoaded { showPagesSilently() }
    let completions = pendingCompletions
    pendingCompletions = []
    for completion in completions { application.scheduler.async { completion(true) } }
  }

  /// Puts the pages in place while nobody sees the book.
  func showPagesSilently() {
    guard appearance.phase == .disappeared else { return }
    for old in displayed where !pages.contains(where: { $0 === old }) { drop(old) }
    displayed = pages
    // The app's own `viewDidLoad` may set other pages, which are then in place already.
    for page in pages where displayed.containsIdentical(to: page) {
      take(page)
      page.loadViewIfNeeded()
    }
    installPages()
  }

  /// Follows a change of the pages that was made while the appearance was under way.
  func showMissedChange() {
    guard !displayed.elementsEqual(pages, by: ===) else { return }
    enqueueChange(to: pages, row: .navigation, animated: false)
  }

  func installPages() {
    (storedView as? PagesView)?.show(displayed.compactMap(\.viewIfLoaded))
  }

  /// Makes a page a child and tells it that a parent comes.
  func take(_ page: UIViewController) {
    guard page.storedParent !== self else { return }
    page.storedParent?.release(page)
    page.announceWillMove(toParent: self)
    adopt(page)
    page.isPlacedByContainer = true
  }

  /// Lets a page go and tells it.
  func drop(_ page: UIViewController) {
    guard page.storedParent === self else { return }
    page.announceWillMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    release(page)
    page.announceDidMove(toParent: nil)
  }

  func tellPagesOfParent() {
    for page in displayed where page.isExpectingParent && page.storedParent === self {
      page.announceDidMove(toParent: self)
    }
  }

  /// Asks the delegate for the spine when a curling book changes its size.
  ///
  /// Source: UIKIT-CASES.md page-curl-spine.
  func askForSpine(in size: CGSize) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    let orientation = UIInterfaceOrientation(size: size)
    isAskingForSpine = true
    let wished = delegate.pageViewController(self, spineLocationFor: orientation)
    isAskingForSpine = false
    guard wished != .none else { return }
    spineLocation = wished
    if wished == .mid { isDoubleSided = true }
    if pages.count > pageCount { setPagesAfterSpineChange() }
  }

  /// With the spine at the side again, the left page stays and the right one goes.
  private func setPagesAfterSpineChange() {
    setPages(
      Array(pages.prefix(pageCount)), direction: .forward, animated: false, completion: nil)
  }
}
