import Foundation

/// A reusable header or footer of a section.
///
/// Source: Apple, UITableViewHeaderFooterView.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier; nil for a view that is not reused.
  public let reuseIdentifier: String?
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
    let room = contentView.bounds.insetBy(dx: 1, dy: 0)
    var y: CGFloat = max(0, room.height - naturalHeight(width: room.width))
    for label in [storedLabel, storedDetail].compactMap(\.self) where label.text != nil {
      let height = label.sizeThatFits(room.size).height
      label.frame = CGRect(x: room.minX, y: y, width: room.width, height: height)
      y += height
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight(width: size.width - 2))
  }

  private func naturalHeight(width: CGFloat) -> CGFloat {
    if let height = content.height(width: width + 2) { return height }
    let room = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
    return [storedLabel, storedDetail].compactMap(\.self).filter { $0.text != nil }
      .reduce(0) { $0 + $1.sizeThatFits(room).height }
  }

  /// Shows a title in the default style of a table.
  func showTitle(_ title: String, isHeader: Bool, style: UITableView.Style) {
    textLabel?.text = title
    textLabel?.font =
      isHeader
      ? .boldSystemFont(ofSize: UIFont.labelFontSize) : .systemFont(ofSize: UIFont.labelFontSize)
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
    addSubview(contentView)
  }
}
