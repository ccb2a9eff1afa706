import Foundation
import LifecycleTrace

/// A container that shows a primary and a secondary controller side by side, or one of them in
/// compact width.
///
/// It has two controllers, by the classic style or by columns, begins expanded, and collapses when it is about
/// to appear in compact width. The order of its delegate's calls follows Apple's documentation; how
/// they interleave with appearance calls is not documented. Source: Apple, UISplitViewController;
/// UIKIT-CASES.md "UISplitViewController".
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How the two columns are shown.
  ///
  /// Source: Apple, UISplitViewController.DisplayMode.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary

    /// The name of iOS 13 and before for two columns side by side.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of iOS 13 and before for the secondary alone.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of iOS 13 and before for a primary over the secondary.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  var columnSet = SplitColumns(style: .unspecified)
  var primary: UIViewController?
  var secondary: UIViewController?
  /// The secondary that a collapse removed; an expansion restores it.
  var dropped: UIViewController?
  private(set) lazy var contents = ContainerChildren(of: self)

  /// Whether only one of the two is shown.
  public internal(set) var isCollapsed = false
  /// The delegate, which decides about collapsing, expanding and showing.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred display mode in regular width.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      let wasHidden = oldValue == .secondaryOnly
      let isHidden = preferredDisplayMode == .secondaryOnly
      if wasHidden != isHidden {
        notify(delegate, "splitViewController(_:willChangeTo:)") {
          $0.splitViewController(self, willChangeTo: displayMode)
        }
        primaryVisibilityDidChange()
      }
      columnsDidChange()
    }
  }
  /// The fraction of the width for the primary, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.3 { didSet { columnsDidChange() } }
  /// The minimum width of the primary, in points.
  open var minimumPrimaryColumnWidth: CGFloat = SystemLength.narrowestColumn {
    didSet { columnsDidChange() }
  }
  /// The maximum width of the primary, in points.
  open var maximumPrimaryColumnWidth: CGFloat = SystemLength.widestColumn {
    didSet { columnsDidChange() }
  }

  /// The button that hides and shows the primary; it does nothing while collapsed.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: "Sidebar",
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  private func toggleDisplayMode() {
    guard !isCollapsed else { return }
    preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
  }

  /// Makes a split view of columns, whose controllers are set by `setViewController(_:for:)`.
  ///
  /// - Precondition: The style is not `.tripleColumn`.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    columnSet = SplitColumns(style: style)
  }

  /// Makes a split view without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view without controllers, as a storyboard does, which may ask for two columns.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if (coder as? StoryboardCoder)?.values.hasColumns == true {
      columnSet = SplitColumns(style: .doubleColumn)
    }
  }

  package override var lifecycleName: String {
    type(of: self) == UISplitViewController.self ? "Split" : super.lifecycleName
  }

  open override func loadView() {
    view = SplitColumnsView(frame: application.screen.bounds)
  }

  /// The two controllers, or only the primary while collapsed.
  open var viewControllers: [UIViewController] {
    get { [primary, secondary].compactMap { $0 } }
    set {
      guard style == .doubleColumn else {
        return replaceColumns(primary: newValue.first, secondary: newValue.dropFirst().first)
      }
      (columnSet[.primary], columnSet[.secondary]) = (newValue.first, newValue.dropFirst().first)
      takeColumns()
    }
  }

  /// The current display mode.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return preferredDisplayMode == .secondaryOnly ? .secondaryOnly : .oneBesideSecondary
  }

  /// The width of the primary, in points; 0 while it is alone or hidden.
  open var primaryColumnWidth: CGFloat {
    guard !isCollapsed, secondary != nil, displayMode == .oneBesideSecondary else { return 0 }
    return columnWidth(in: storedView?.bounds.width ?? application.screen.bounds.width)
  }

  /// Replaces the primary by a controller, or pushes it onto the primary's stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if notify(
      delegate, "splitViewController(_:show:sender:)",
      { $0.splitViewController(self, show: vc, sender: sender) }) == true
    {
      return
    }
    if let navigation = primary as? UINavigationController {
      navigation.pushViewController(vc, animated: true)
    } else if isCollapsed {
      present(vc, animated: true)
    } else {
      replaceColumns(primary: vc, secondary: secondary)
    }
  }

  /// Shows a controller as the detail: in the second column, or pushed if collapsed.
  ///
  /// Source: UIKIT-CASES.md split-show-detail-compact, split-show-detail-expanded,
  /// split-nav-detail-collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if notify(
      delegate, "splitViewController(_:showDetail:sender:)",
      { $0.splitViewController(self, showDetail: vc, sender: sender) }) == true
    {
      return
    }
    guard isCollapsed else { return replaceColumns(primary: primary, secondary: vc) }
    if let navigation = primary as? UINavigationController {
      navigation.pushDetail(vc, animated: true)
    } else {
      primary?.present(vc, animated: true)
    }
  }

  package override var frontmostChild: UIViewController? { secondary ?? primary }

  override var containerChildren: ContainerChildren? { contents }

  override func prepareContent() {
    if appearance.phase == .disappeared { adaptStructure() }
    super.prepareContent()
  }

  override func appearanceDidStep(_ event: AppearanceState.Event) {
    if case .end = event, appearance.phase == .appeared { adaptStructure() }
    super.appearanceDidStep(event)
  }

  override func adaptToTraits() -> Bool {
    contents.isChanging ? false : adaptStructure()
  }

  /// Whether the tab bar is hidden for the remaining column.
  override var hidesBottomBar: Bool { isCollapsed && primary?.hidesBottomBar ?? false }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    guard !isCollapsed, secondary != nil, displayMode == .oneBesideSecondary else { return size }
    let width = columnWidth(in: size.width)
    return CGSize(
      width: container === primary ? width : max(0, size.width - width), height: size.height)
  }
}

extension UISplitViewController: ShowingContainer, DetailShowingContainer {}
