import Foundation
import LifecycleTrace

/// A container that shows the top controller of a stack.
///
/// The stack changes at once; the displayed controller changes a turn later, in one transition for
/// all requests of the same turn. While the navigation controller is hidden, its children receive
/// no appearance call. Source: Apple, UINavigationController; UIKIT-CASES.md
/// "UINavigationController".
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The operation of a transition.
  public enum Operation: Int, Hashable, Sendable {
    case none, push, pop
  }

  @exclusivity(unchecked) var stack: [UIViewController] = []
  /// The stack before the change that waits or runs, where the delegate may animate it.
  var stackBefore: [UIViewController]?
  private(set) lazy var contents = ContainerChildren(of: self)
  /// Whether a split view's detail is being pushed, which may be a navigation controller.
  private var isPushingDetail = false

  /// The delegate, called before and after another controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The navigation bar in the first row.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// Whether the navigation bar is hidden.
  @exclusivity(unchecked)
  open var isNavigationBarHidden = false { didSet { updateBar() } }

  /// The toolbar in the last row, with the `toolbarItems` of the top controller.
  public private(set) lazy var toolbar = UIToolbar(frame: .zero)
  /// Whether the toolbar is hidden, which is the default.
  @exclusivity(unchecked)
  open var isToolbarHidden = true { didSet { updateBar() } }
  /// Whether a tap on the content hides the bars, and the next one shows them.
  open var hidesBarsOnTap = false { didSet { followTaps() } }
  /// Whether the toolbar went with the navigation bar, with which it comes again.
  final var hidesToolbarWithBar = false
  /// Whether a swipe upwards hides the bars, and one downwards shows them.
  open var hidesBarsOnSwipe = false { didSet { followSwipes() } }
  /// The recognizer of that swipe.
  public private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer of that tap.
  public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Pops the top by a swipe from the left edge.
  ///
  /// Source: UIKIT-CASES.md nav-swipe-back-completed, nav-swipe-back-cancelled.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
  private lazy var popRecognizer = makePopRecognizer()

  /// Makes a controller with a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.navigation = self
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.navigation = self
  }

  /// Makes a controller with an empty stack, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.navigation = self
  }

  deinit {
    navigationBar.navigation = nil
  }

  package override var lifecycleName: String {
    type(of: self) == UINavigationController.self ? "Nav" : super.lifecycleName
  }

  open override func loadView() {
    let view = BarredContainerView(bar: navigationBar, frame: application.screen.bounds)
    view.setShowsBar(!isNavigationBarHidden)
    view.addGestureRecognizer(popRecognizer)
    self.view = view
    followTaps()
    followSwipes()
  }

  var container: BarredContainerView? { storedView as? BarredContainerView }

  // MARK: The stack

  /// All controllers of the stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The presented controller, or else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Pushes a controller onto the stack.
  ///
  /// - Precondition: The controller is no navigation controller, unless a split view pushes it as
  ///   its detail, and is not in the stack.
  ///
  /// Source: UIKIT-CASES.md nav-push-animated, nav-push-not-animated, split-nav-detail-collapsed.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      isPushingDetail || !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported")
    precondition(
      !stack.containsIdentical(to: viewController),
      "Pushing the same view controller instance more than once is not supported "
        + "(\(viewController.misuseDescription))")
    warnOfNestedChange(to: viewController)
    keepStack()
    stack.append(viewController)
    contents.take(viewController)
    stackDidChange(animated: animated)
  }

  /// Called when controllers may have left the stack, and their transition is over.
  func controllersDidLeave() {}

  /// Pushes the detail of a collapsed split view, even if it is a navigation controller.
  func pushDetail(_ detail: UIViewController, animated: Bool) {
    isPushingDetail = true
    defer { isPushingDetail = false }
    pushViewController(detail, animated: animated)
  }

  /// Pops the top of the stack and returns it; returns nil if it is the root.
  ///
  /// Source: UIKIT-CASES.md nav-pop-animated; UIKIT-RULES.md I51.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return cutStack(to: stack.count - 1, animated: animated).last
  }

  /// Pops all controllers above a controller, and returns them.
  ///
  /// - Precondition: The controller is in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.indexIdentical(to: viewController) else {
      preconditionFailure(
        "Tried to pop to a view controller that doesn't exist: "
          + viewController.misuseDescription)
    }
    return cutStack(to: index + 1, animated: animated)
  }

  /// Pops all controllers above the root, and returns them.
  ///
  /// Source: UIKIT-CASES.md nav-pop-to-root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return cutStack(to: 1, animated: animated)
  }

  /// Replaces the whole stack.
  ///
  /// Source: UIKIT-CASES.md nav-set-view-controllers-same-top, nav-set-view-controllers-new-top.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The controllers below the one that contains the source, the nearest first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let top = childContaining(source).flatMap { stack.indexIdentical(to: $0) } ?? stack.count
    return stack[..<top].reversed()
  }

  /// Pops to the destination of an unwind segue.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    guard stack.containsIdentical(to: subsequentVC) else { return }
    popToViewController(subsequentVC, animated: true)
  }

  /// Pushes the detail of a split view.
  ///
  /// Source: UIKIT-CASES.md split-collapse-delegate-order, split-nav-detail-collapsed.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    pushDetail(secondaryViewController, animated: false)
  }

  /// Pops the top and returns it as the detail of a split view.
  ///
  /// Source: UIKIT-CASES.md split-expand-delegate-order, split-nav-detail-collapsed.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    separate(top)
    return top
  }

  /// Gives a controller that is not the only one back to a split view, whose column shows it next.
  func separate(_ detail: UIViewController) {
    guard stack.count > 1, stack.containsIdentical(to: detail) else { return }
    stack.removeIdentical(to: detail)
    contents.removeAtOnce(detail)
    stackDidChange(animated: false)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item of the root, unless the stack has one of its own.
  ///
  /// Source: UIKIT-CASES.md tab-item-of-root.
  open override var tabBarItem: UITabBarItem! {
    get {
      if storedTabBarItem == nil, title == nil, let root = stack.first { return root.tabBarItem }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// Pops the top, unless it is the root.
  open override func accessibilityPerformEscape() -> Bool {
    guard barStack.count > 1 else { return super.accessibilityPerformEscape() }
    goBack()
    return true
  }

  /// The top, unless a bar lies between it and the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  package override var frontmostChild: UIViewController? { stack.last }

  override var containerChildren: ContainerChildren? { contents }

  /// Whether the tab bar is hidden for the displayed controller.
  override var hidesBottomBar: Bool {
    guard let displayed = contents.displayed.last else { return false }
    guard let index = stack.indexIdentical(to: displayed) else {
      return displayed.hidesBottomBarWhenPushed
    }
    return displayed.hidesBottomBar
      || stack[...index].dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    let bar = displaysBar ? navigationBar.heightToCome(inContainerOf: size) : 0
    let search = shownSearchBar?.intrinsicContentSize.height ?? 0
    let tools = showsToolbar ? SystemLength.toolbar : 0
    return CGSize(width: size.width, height: max(0, size.height - bar - search - tools))
  }
}

extension UINavigationController: ShowingContainer {}
