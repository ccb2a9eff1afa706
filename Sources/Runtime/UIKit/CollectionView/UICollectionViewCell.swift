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
  /// Whether the item is selected.
  open var isSelected = false { didSet { marks.setNeedsDisplay() } }
  /// Performs the segue that a storyboard has given the item, when it is tapped.
  package var selectionTrigger: (() -> Void)?
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { marks.setNeedsDisplay() } }

  private let marks = CellMarks(frame: .zero)

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
    let list = ancestry.lazy.compactMap { $0 as? UICollectionView }.first
    guard let list, let path = list.indexPath(for: self) else { return false }
    return notify(list.collectionDelegate, "collectionView(_:canFocusItemAt:)") {
      $0.collectionView(list, canFocusItemAt: path)
    } ?? true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
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
