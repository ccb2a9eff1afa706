import Foundation
import LifecycleTrace

/// A container that shows two or three columns side by side, or one of them in compact width.
///
/// It has two controllers, by the classic style, or columns, begins expanded, and collapses when it is about
/// to appear in compact width. The order of its delegate's calls follows Apple's documentation; how
/// they interleave with appearance calls is not documented. Source: Apple, UISplitViewController;
/// UIKIT-CASES.md "UISplitViewController".
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  var columnSet = SplitColumns(style: .unspecified)
  var primary: UIViewController?
  var supplementary: UIViewController?
  var secondary: UIViewController?
  /// The columns that a collapse removed; an expansion restores them.
  var dropped: [UIViewController] = []
  var primaryWidth = SplitColumnWidth() { didSet { columnsDidChange() } }
  var supplementaryWidth = SplitColumnWidth() { didSet { columnsDidChange() } }
  private(set) lazy var contents = ContainerChildren(of: self)

  /// Whether only one of the two is shown.
  public internal(set) var isCollapsed = false
  /// The delegate, which decides about collapsing, expanding and showing.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred display mode in regular width.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      displayModeDidChange(from: columnSet.mode(for: oldValue))
      columnsDidChange()
    }
  }
  /// How sidebars should lie to the secondary; they are always tiled.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The side of the sidebars.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }
  /// Whether the bars of columns have a button for the sidebars; there is no swipe for them.
  open var presentsWithGesture = true { didSet { barContentDidChange() } }
  /// Whether the secondary of three columns has a button that hides the others.
  open var showsSecondaryOnlyButton = false { didSet { barContentDidChange() } }

  /// The preferred width of the primary, in points, or `automaticDimension` for a fraction.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }
  /// The fraction of the width for the primary, from 0 to 1, or `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The minimum width of the primary, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The maximum width of the primary, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The preferred width of the supplementary, in points, or `automaticDimension` for a fraction.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }
  /// The fraction of the width for the supplementary, from 0 to 1, or `automaticDimension`.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The minimum width of the supplementary, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The maximum width of the supplementary, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }

  /// The button that shows and hides a sidebar; it does nothing while collapsed.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: "Sidebar",
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  /// The button of the secondary of three columns that hides the others.
  private(set) lazy var secondaryOnlyButtonItem = UIBarButtonItem(
    title: "Full Screen",
    primaryAction: UIAction { [weak self] _ in self?.preferredDisplayMode = .secondaryOnly })

  /// Makes a split view of columns, whose controllers are set by `setViewController(_:for:)`.
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

  /// The controllers of the columns, or only the primary while collapsed.
  open var viewControllers: [UIViewController] {
    get { [primary, supplementary, secondary].compactMap { $0 } }
    set {
      guard style != .unspecified else {
        return replaceColumns(primary: newValue.first, secondary: newValue.dropFirst().first)
      }
      for (index, column) in columnSet.order.enumerated() {
        columnSet[column] = newValue.dropFirst(index).first
      }
      takeColumns()
    }
  }

  /// The current display mode.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : columnSet.mode(for: preferredDisplayMode)
  }

  /// The width of the primary, in points; 0 while it is alone or hidden.
  open var primaryColumnWidth: CGFloat { width(of: primary) }

  /// The width of the supplementary, in points; 0 while it is alone or hidden.
  open var supplementaryColumnWidth: CGFloat { width(of: supplementary) }

  /// Replaces the primary by a controller, or pushes it onto the primary's stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified,
      notify(
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
    if style != .unspecified, !isCollapsed || columnSet[.compact] == nil {
      setViewController(vc, for: .secondary)
      return show(.secondary)
    }
    if style == .unspecified,
      notify(
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

  package override var frontmostChild: UIViewController? { secondary ?? supplementary ?? primary }

  override var containerChildren: ContainerChildren? { contents }

  override func prepareContent() {
    if appearance.phase == .disappeared { adaptStructure() }
    super.prepareContent()
  }

  override func appearanceDidStep(_ event: AppearanceState.Event) {
    if case .end = event, appearance.phase == .appeared { adaptStructure() }
    super.appearanceDidStep(event)
  }

  override func adaptToTraits() -> Bool { !contents.isChanging && adaptStructure() }

  /// Whether the tab bar is hidden for the remaining column.
  override var hidesBottomBar: Bool { isCollapsed && primary?.hidesBottomBar ?? false }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    guard let index = wantedChildren.firstIndex(where: { $0 === container }) else { return size }
    return CGSize(width: columnWidths(in: size.width)[index], height: size.height)
  }
}

extension UISplitViewController: ShowingContainer, DetailShowingContainer {}
