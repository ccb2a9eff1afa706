import Foundation

/// A reusable header or footer of a section.
///
/// Source: Apple, UITableViewHeaderFooterView.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier; nil for a view that is not reused.
  public internal(set) var reuseIdentifier: String?
  /// Contains the views of the content.
  public let contentView = UIView(frame: .zero)
  /// A view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The content configuration; nil for the labels or the app's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  /// What lies behind the content; nil for the view of the app's own.
  ///
  /// Source: Apple, UITableViewHeaderFooterView.backgroundConfiguration.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { background.show(backgroundConfiguration, in: self) }
  }
  private let background = ConfiguredBackground()
  private let content = ConfiguredContent()
  private var storedLabel: UILabel?
  private var storedDetail: UILabel?

  /// Makes a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepareSupplement()
  }

  /// Makes a view of a registered class, through that class's own initialiser.
  public required convenience init(registeredWith identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a view as unarchiving would.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    prepareSupplement()
  }

  /// The title.
  open var textLabel: UILabel? { label(&storedLabel) }

  /// The text below the title.
  open var detailTextLabel: UILabel? { label(&storedDetail) }

  /// The default content configuration, that of a plain header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    content.place(in: contentView)
    let room = contentView.bounds.insetBy(dx: SystemLength.cellSide, dy: 0)
    var y = max(0, room.height - labelHeight(width: room.width) - Self.labelEnd)
    for label in [storedLabel, storedDetail].compactMap(\.self) where label.text != nil {
      let height = label.sizeThatFits(room.size).height
      label.frame = CGRect(x: room.minX, y: y, width: room.width, height: height)
      y += height
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// The size of the content at a width, which the table asks for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width > 0 ? targetSize.width : bounds.width, height: 0))
  }

  private func fittingHeight(width: CGFloat) -> CGFloat {
    if let height = content.height(width: width) { return height }
    if let height = contentView.constrainedHeight(atWidth: width) { return height }
    let height = labelHeight(width: width - 2 * SystemLength.cellSide)
    return height > 0 ? height + 2 * Self.labelEnd : 0
  }

  private func labelHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
    return [storedLabel, storedDetail].compactMap(\.self).filter { $0.text != nil }
      .reduce(0) { $0 + $1.sizeThatFits(room).height }
  }

  /// Above and below the labels of a title.
  private static var labelEnd: CGFloat { SystemLength.headerEnd }

  /// Shows a title in the default style of a table.
  func showTitle(_ title: String, isHeader: Bool, style: UITableView.Style) {
    textLabel?.text = title
    textLabel?.font =
      isHeader
      ? .boldSystemFont(ofSize: style == .plain ? UIFont.labelFontSize : 13)
      : .systemFont(ofSize: 13)
    textLabel?.numberOfLines = isHeader || ScreenCell.isPoint ? 1 : 0
    textLabel?.textColor = isHeader ? .label : .secondaryLabel
    accessibilityTraits = isHeader ? .header : .none
  }

  private func label(_ stored: inout UILabel?) -> UILabel {
    if let stored { return stored }
    let made = UILabel(frame: .zero)
    contentView.addSubview(made)
    stored = made
    setNeedsLayout()
    return made
  }

  private func prepareSupplement() {
    // Rows scroll behind a pinned header.
    backgroundColor = .systemBackground
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    guard !ScreenCell.isPoint else { return }
    let (side, end) = (SystemLength.cellSide, SystemLength.headerEnd)
    contentView.layoutMargins = UIEdgeInsets(top: end, left: side, bottom: end, right: side)
  }
}
