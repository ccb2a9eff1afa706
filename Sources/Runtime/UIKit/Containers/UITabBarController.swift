import Foundation
import LifecycleTrace

/// A container that shows one of several controllers, each with a tab.
///
/// A tab's view is loaded when the tab is first shown. Nothing is animated, as up to iOS 17.
/// Source: Apple, UITabBarController; UIKIT-CASES.md "UITabBarController".
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  var tabs: [UIViewController] = []
  var selection: Int?
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

  /// The index of the selected tab, or `NSNotFound` if there is none.
  ///
  /// An index without a tab is ignored. Source: UIKIT-CASES.md tab-first-switch.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set { select(newValue) }
  }

  /// The controller of the selected tab.
  ///
  /// - Precondition: A new value is the controller of a tab.
  open var selectedViewController: UIViewController? {
    get { selection.map { tabs[$0] } }
    set {
      guard let newValue else { return }
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        preconditionFailure(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      select(index)
    }
  }

  /// Presses a tab: calls `shouldSelect` of the delegate, selects the tab, and calls `didSelect`.
  ///
  /// A press on the selected tab pops a navigation controller to its root. Source: Apple,
  /// UITabBarControllerDelegate; UIKIT-RULES.md I55.
  ///
  /// - Returns: Whether the tab exists and the delegate allowed the selection.
  @discardableResult
  package func pressTab(at index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return false }
    let controller = tabs[index]
    guard
      controller.storedTabBarItem?.isEnabled != false,
      notify(
        delegate, "tabBarController(_:shouldSelect:)",
        { $0.tabBarController(self, shouldSelect: controller) }) ?? true
    else { return false }
    if index == selection {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index)
    }
    notify(delegate, "tabBarController(_:didSelect:)") {
      $0.tabBarController(self, didSelect: controller)
    }
    return true
  }

  /// Selects the tab that an unwind segue leads to.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if tabs.containsIdentical(to: subsequentVC) { selectedViewController = subsequentVC }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  package override var frontmostChild: UIViewController? { selectedViewController }

  override var containerChildren: ContainerChildren? { contents }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    CGSize(width: size.width, height: max(0, size.height - (hidesBar ? 0 : SystemLength.tabBar)))
  }
}
