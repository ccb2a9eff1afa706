import Foundation

/// Lays out views in a row or a column, by constraints of its own.
///
/// Source: Apple, UIStackView; UIKIT-CASES.md "Stack views".
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of views along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack, according to their intrinsic lengths and priorities.
    case fill = 0
    /// The views fill the stack with equal lengths.
    case fillEqually = 1
    /// The views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The views have their intrinsic lengths and equal spacing.
    case equalSpacing = 3
    /// The centres have equal distances, as far as the spacing allows.
    case equalCentering = 4
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// The views are at the leading edge.
    case leading = 1
    /// The first baselines of the views of a row are the same.
    case firstBaseline = 2
    /// The views are centred.
    case center = 3
    /// The views are at the trailing edge.
    case trailing = 4
    /// The last baselines of the views of a row are the same.
    case lastBaseline = 5

    /// The views of a row are at its top.
    public static var top: Alignment { .leading }
    /// The views of a row are at its bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that stands for the stack's own.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The spacing that stands for the system's.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// Whether the views form a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// The distribution along the axis.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// The alignment across the axis.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The spacing between views, or at least that, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the spacing of a column is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// Whether the views are inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// The arranged views in order; hidden ones take no space.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customGaps: [UIView: CGFloat] = [:]
  /// The constraints and guides that place the views.
  private var arrangement = StackArrangement()
  private var isArrangementOutOfDate = true

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // swift-format-ignore: NeverForceUnwrap
  /// Makes a row as unarchiving would.
  ///
  /// It does not fail, as Apple's; nor does that of a view.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  // MARK: The views

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index, which is clamped to the existing views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeIdentical(to: view)
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Removes an arranged view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.containsIdentical(to: view) else { return }
    arrangedSubviews.removeIdentical(to: view)
    customGaps[view] = nil
    view.storedLayoutState?.tieBreak = nil
    view.layoutRequirementsDidChange()
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after a view, in points; `spacingUseDefault` stands for `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customGaps[arrangedSubview] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The spacing that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customGaps[arrangedSubview] ?? Self.spacingUseDefault
  }

  /// The spacing after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customGaps[view] ?? spacing
    return gap == Self.spacingUseSystem ? SystemLength.betweenViews : gap
  }

  // MARK: Layout

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    if isArrangementOutOfDate {
      isArrangementOutOfDate = false
      arrangement.remove()
      arrangement = StackArrangement(of: self)
      arrangement.activate()
    }
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    shownViews.first?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shownViews.last : shownViews.first)?.forLastBaselineLayout ?? self
  }

  override func subviewVisibilityDidChange() { arrangementDidChange() }

  /// The arranged views that take space.
  var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func arrangementDidChange() {
    isArrangementOutOfDate = true
    setNeedsUpdateConstraints()
  }
}
