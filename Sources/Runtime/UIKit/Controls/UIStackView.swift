import Foundation

/// Lays out views in a row or a column, in whole cells.
///
/// Source: Apple, UIStackView. There is no constraint solver: a view's preferred size is its
/// intrinsic one, and under `fill` the views that have none share the rest, or the last takes it.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of views along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack, according to their preferred lengths.
    case fill = 0
    /// The views fill the stack with equal lengths.
    case fillEqually = 1
    /// The views fill the stack in proportion to their preferred lengths.
    case fillProportionally = 2
    /// The views have their preferred lengths and equal spacing.
    case equalSpacing = 3
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// The views are at the leading edge.
    case leading = 1
    /// The views are centred.
    case center = 3
    /// The views are at the trailing edge.
    case trailing = 4

    /// The views of a row are at its top.
    public static var top: Alignment { .leading }
    /// The views of a row are at its bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// Whether the views form a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// The distribution along the axis.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// The alignment across the axis.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The spacing between views, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// The arranged views in order; hidden ones take no space.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customGaps: [UIView: CGFloat] = [:]

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a row as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The views

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index, which is clamped to the existing views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Removes an arranged view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customGaps[view] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customGaps[arrangedSubview] = spacing
    arrangementDidChange()
  }

  /// The spacing after a view, by default `spacing`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customGaps[arrangedSubview] ?? spacing
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shownViews
    guard !views.isEmpty else { return }
    let arrangement = StackArrangement(
      preferred: views.map { preferredLength(of: $0, along: axis) },
      gaps: views.dropLast().map { customSpacing(after: $0) },
      length: length(of: bounds.size, along: axis), distribution: distribution)
    for (view, span) in zip(views, arrangement.spans) {
      view.frame = frame(of: view, from: span.lowerBound, to: span.upperBound)
    }
  }

  open override var intrinsicContentSize: CGSize {
    let views = shownViews
    let gaps = views.dropLast().reduce(0) { $0 + customSpacing(after: $1) }
    let along = views.reduce(gaps) { $0 + (preferredLength(of: $1, along: axis) ?? 0) }
    let across = views.map { preferredLength(of: $0, along: crossAxis) ?? 0 }.max() ?? 0
    return axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var crossAxis: NSLayoutConstraint.Axis {
    axis == .horizontal ? .vertical : .horizontal
  }

  private func length(of size: CGSize, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  /// The intrinsic length of a view, or nil if it has none.
  private func preferredLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let length = length(of: view.intrinsicContentSize, along: axis)
    return length == UIView.noIntrinsicMetric ? nil : length
  }

  private func frame(of view: UIView, from start: CGFloat, to end: CGFloat) -> CGRect {
    let room = length(of: bounds.size, along: crossAxis)
    let across =
      alignment == .fill ? room : min(preferredLength(of: view, along: crossAxis) ?? room, room)
    let offset: CGFloat =
      switch alignment {
      case .fill, .leading: 0
      case .center: ((room - across) / 2).rounded(.down)
      case .trailing: room - across
      }
    return axis == .horizontal
      ? CGRect(
        x: bounds.minX + start, y: bounds.minY + offset, width: end - start, height: across)
      : CGRect(
        x: bounds.minX + offset, y: bounds.minY + start, width: across, height: end - start)
  }

  private func arrangementDidChange() {
    invalidateIntrinsicContentSize()
  }
}
