import Foundation

/// The cell of an item of a collection view.
///
/// Its content is drawn by the views in `contentView`. A selected cell is framed by `[` and `]`, a
/// highlighted one by `>` and `<`, so that the state is visible without colour. Source: Apple,
/// UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Contains the views of the content and is as large as the cell.
  public let contentView: UIView
  /// A view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }
  /// A view behind the content while the cell is selected or highlighted; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      insertSubview(selectedBackgroundView, belowSubview: contentView)
      stateDidChange()
    }
  }
  /// Whether the item is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Performs the segue that a storyboard has given the item, when it is tapped.
  package var selectionTrigger: (() -> Void)?
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { stateDidChange() } }

  private let marks = CellMarks(frame: .zero)

  // MARK: Configurations

  /// The content configuration; nil for the app's own views.
  ///
  /// Source: Apple, UICollectionViewCell.contentConfiguration; UIKIT-CASES.md compositional-list.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(contentConfiguration, in: contentView)
      setNeedsLayout()
    }
  }
  /// What lies behind the content; nil for the views of the app's own.
  ///
  /// Source: Apple, UICollectionViewCell.backgroundConfiguration.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { background.show(backgroundConfiguration, in: self) }
  }
  /// Whether the background configuration is asked for the one of each state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private let background = ConfiguredBackground()
  /// The background that a cell has in a list: that of a plain row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// Changes the configurations for a state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  // Without an actor, which the setter has: the compiler names the getter of a function of an actor in two ways, and the
  // file of a subclass does not always find it.
  /// What changes configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void
  /// Whether the content configuration is asked for the one of each state.
  open var automaticallyUpdatesContentConfiguration = true
  private let content = ConfiguredContent()
  private var needsConfiguration = true
  /// Whether what is below the cell in an outline is shown.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { stateDidChange() } }
  }

  /// The state on which configurations depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isFocused, state.isExpanded) = (isFocused, isExpanded)
    state.isEditing = list?.isEditing ?? false
    return state
  }

  /// Asks for the configurations of the current state at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configurations for a state; called before the cell is shown, and when its state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    takeState(state)
  }

  private func updateIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The collection view around the cell.
  final var list: UICollectionView? {
    ancestry.lazy.compactMap { $0 as? UICollectionView }.first
  }

  func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    marks.setNeedsDisplay()
    setNeedsDisplay()
    setNeedsUpdateConfiguration()
  }

  /// The frame of the content at a width of the cell.
  func contentFrame(width: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: bounds.height)
  }

  /// The height that a content configuration asks for; nil without one.
  func contentHeight(width: CGFloat) -> CGFloat? {
    updateIfNeeded()
    return content.height(width: width)
  }

  /// Does what a tap does that does not select the cell.
  func takesTap(at point: CGPoint?) -> Bool { false }

  /// Creates a cell with a frame in the content, in points.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    prepareCell()
  }

  /// Creates a cell as unarchiving would.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    prepareCell()
  }

  /// One element with the texts of its labels, unless it contains elements that can be activated.
  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    let parts = UIKitRuntime.ScreenReader.elements(in: contentView)
    standard.isElement = !parts.isEmpty && parts.allSatisfy { $0 is UILabel || $0 is UIImageView }
    let words = parts.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    standard.label = words.isEmpty ? nil : words.joined(separator: ", ")
    standard.traits = isSelected ? [.selected] : []
    return standard
  }

  /// The cell can have the focus unless something in it can, or the view's delegate refuses.
  open override var canBecomeFocused: Bool {
    guard !containsFocusableItems else { return false }
    guard let list, let path = list.indexPath(for: self) else { return false }
    return notify(list.collectionDelegate, "collectionView(_:canFocusItemAt:)") {
      $0.collectionView(list, canFocusItemAt: path)
    } ?? true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    contentView.frame = contentFrame(width: bounds.width)
    content.place(in: contentView)
    background.place(in: self)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    marks.frame = bounds
  }

  private func prepareCell() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    marks.isUserInteractionEnabled = false
    marks.cell = self
    addSubview(marks)
  }
}

/// Draws the marks of a cell's state in front of its content.
@MainActor
private final class CellMarks: UIView {
  weak var cell: UICollectionViewCell?

  override func draw(_ rect: CGRect) {
    guard let cell, cell.isSelected || cell.isHighlighted, bounds.width >= 2 else { return }
    let glyphs = cell.isHighlighted ? (">", "<") : ("[", "]")
    let look = UIKitRuntime.TextAttributes(isBold: true)
    let y = ScreenCell.middleLine(in: bounds)
    let context = UIGraphicsGetCurrentContext()
    context?.drawText(glyphs.0, at: CGPoint(x: bounds.minX, y: y), attributes: look)
    context?.drawText(
      glyphs.1, at: CGPoint(x: bounds.maxX - ScreenCell.width, y: y), attributes: look)
  }
}
