import Foundation
import LifecycleTrace

/// A container that shows one of several controllers, each with a tab.
///
/// A tab's view is loaded when the tab is first shown. Nothing is animated, as up to iOS 17.
/// Source: Apple, UITabBarController; UIKIT-CASES.md "UITabBarController".
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  var tabs: [UIViewController] = []
  /// What is shown: the controller of a place in the bar, which may be More.
  var shown: UIViewController?
  /// The tab that More will show, while it is still seen in its own place.
  var awaitedTab: UIViewController?
  /// How many items the bar has room for.
  var barPlaces = TabBarPlaces.compact
  /// The controller behind More once it was asked for.
  private(set) var storedMore: MoreNavigationController?
  private(set) lazy var contents = ContainerChildren(of: self)

  /// The delegate, called when the person selects a tab.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar.
  public let tabBar = UITabBar(frame: .zero)

  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller without tabs, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit {
    tabBar.tabController = nil
    storedMore?.tabController = nil
  }

  package override var lifecycleName: String {
    type(of: self) == UITabBarController.self ? "Tabs" : super.lifecycleName
  }

  open override func loadView() {
    tabBar.tabController = self
    view = BarredContainerView(bar: tabBar, frame: application.screen.bounds)
    updateBar()
  }

  var container: BarredContainerView? { storedView as? BarredContainerView }

  /// The controllers of the tabs, from left to right.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs; the selected controller stays selected if it is among
  /// them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [])
  }

  /// The index of the selected tab in `viewControllers`, or `NSNotFound` if there is none or the list behind
  /// More is shown.
  ///
  /// An index without a tab is ignored. Source: UIKIT-CASES.md tab-first-switch, tab-more-selected.
  open var selectedIndex: Int {
    get { shownTab.flatMap { tabs.indexIdentical(to: $0) } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// The controller of the selected tab; `moreNavigationController` while the list behind More is shown.
  ///
  /// - Precondition: A new value is the controller of a tab, or that of More where the bar has it.
  open var selectedViewController: UIViewController? {
    get { shownTab ?? shown }
    set {
      guard let newValue else { return }
      guard choices.containsIdentical(to: newValue) else {
        preconditionFailure(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      select(newValue)
    }
  }

  /// The stack behind More: a list of the tabs for which the bar has no place, and the tab chosen there.
  ///
  /// It is there even while the bar has places for all. Source: Apple,
  /// UITabBarController.moreNavigationController; UIKIT-CASES.md tab-more.
  open var moreNavigationController: UINavigationController { more }
  var more: MoreNavigationController {
    if let storedMore { return storedMore }
    let made = MoreNavigationController(of: self)
    storedMore = made
    return made
  }

  /// Selects the tab that an unwind segue leads to.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if tabs.containsIdentical(to: subsequentVC) { selectedViewController = subsequentVC }
  }

  open override var childForStatusBarStyle: UIViewController? { shown }
  open override var childForStatusBarHidden: UIViewController? { shown }

  package override var frontmostChild: UIViewController? { shown }

  override var containerChildren: ContainerChildren? { contents }

  override func prepareContent() {
    if appearance.phase == .disappeared { adaptBar() }
    super.prepareContent()
  }

  override func appearanceDidStep(_ event: AppearanceState.Event) {
    if case .end = event, appearance.phase == .appeared { adaptBar() }
    super.appearanceDidStep(event)
  }

  override func adaptToTraits() -> Bool { !contents.isChanging && adaptBar() }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    CGSize(width: size.width, height: max(0, size.height - (hidesBar ? 0 : SystemLength.tabBar)))
  }
}
