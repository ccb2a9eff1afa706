import Foundation

/// A row of a list, with content, signs beside it and a line below it.
///
/// Source: Apple, UICollectionViewListCell; UIKIT-CASES.md compositional-list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs after the content, from left to right.
  open var accessories: [UICellAccessory] = [] { didSet { contentDidChange() } }
  /// How deep the content stands in an outline; a data source sets it by its section snapshot.
  open var indentationLevel = 0 { didSet { contentDidChange() } }
  /// The width of a level.
  open var indentationWidth = SystemLength.indentation { didSet { contentDidChange() } }
  /// Whether signs stand aside with the content.
  open var indentsAccessories = true

  /// Makes a cell with a frame in the content, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.autoresizingMask = []
  }

  /// Makes a cell as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = []
  }

  /// The usual content of a row, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func contentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var shownAccessories: [UICellAccessory] {
    accessories.filter { $0.isShown(isEditing: configurationState.isEditing) }
  }

  private func width(of accessory: UICellAccessory) -> CGFloat {
    accessory.sign(isExpanded: isExpanded).size().width
  }

  private var accessoryWidth: CGFloat {
    shownAccessories.reduce(0) { $0 + width(of: $1) + SystemLength.cellGap }
  }

  override func contentFrame(width: CGFloat) -> CGRect {
    let left = SystemLength.cellMark + CGFloat(indentationLevel) * indentationWidth
    let right = accessoryWidth > 0 ? SystemLength.cellSide + accessoryWidth : SystemLength.cellMark
    return CGRect(x: left, y: 0, width: max(0, width - left - right), height: bounds.height)
  }

  /// The height that the content asks for at the width of the list; at least that of a row.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let room = contentFrame(width: layoutAttributes.frame.width).width
    let wanted = contentHeight(width: room) ?? contentView.constrainedHeight(atWidth: room)
    layoutAttributes.frame.size.height = max(SystemLength.row, wanted ?? 0)
    return layoutAttributes
  }

  /// The frames of the signs.
  private var accessoryFrames: [(accessory: UICellAccessory, frame: CGRect)] {
    var x = bounds.maxX - SystemLength.cellSide
    return shownAccessories.reversed().map { accessory in
      let width = width(of: accessory)
      x -= width
      defer { x -= SystemLength.cellGap }
      return (accessory, CGRect(x: x, y: 0, width: width, height: bounds.height))
    }
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let y = ScreenCell.middleLine(in: bounds)
    for (accessory, frame) in accessoryFrames {
      UIGraphicsGetCurrentContext()?.drawText(
        accessory.sign(isExpanded: isExpanded), at: CGPoint(x: frame.minX, y: y),
        attributes: .init(foreground: accessory.color))
    }
    guard hasSeparator, !ScreenCell.isPoint else { return }
    let inset = SystemLength.cellSide + CGFloat(indentationLevel) * indentationWidth
    UIGraphicsGetCurrentContext()?.fill(
      CGRect(
        x: inset, y: bounds.maxY - ScreenCell.pixel, width: max(0, bounds.width - inset),
        height: ScreenCell.pixel), color: .separator)
  }

  // MARK: Outlines

  private var hasSeparator: Bool {
    guard let list, let path = list.indexPath(for: self),
      let layout = list.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return false }
    return layout.showsSeparator(below: path)
  }

  /// What opens and closes the cell in its outline; nil for a cell without such a sign.
  private var outline: (style: UICellAccessory.OutlineDisclosureOptions.Style, toggle: () -> Void)?
  {
    for accessory in shownAccessories {
      guard case .outline(let style) = accessory.kind else { continue }
      return (style, { [weak self] in self?.toggle(by: accessory.handler) })
    }
    return nil
  }

  private func toggle(by handler: (@MainActor () -> Void)?) {
    if let handler { return handler() }
    guard let list, let path = list.indexPath(for: self) else { return }
    let outline = list.dataSource as? any OutlineDataSource
    outline?.toggleItem(at: path)
  }

  /// A tap that opens or closes the cell in its outline, in place of selecting it.
  ///
  /// - Returns: Whether the tap was one of these.
  override func takesTap(at point: CGPoint?) -> Bool {
    guard let outline else { return false }
    let isOnSign = accessoryFrames.contains { accessory, frame in
      if case .outline = accessory.kind, let point {
        return frame.insetBy(dx: -SystemLength.cellGap, dy: 0).contains(point)
      }
      return false
    }
    guard outline.style != .cell || isOnSign else { return false }
    outline.toggle()
    return true
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    if outline != nil { standard.value = isExpanded ? "Expanded" : "Collapsed" }
    return standard
  }
}

/// A data source whose items are an outline.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Shows or hides what is below an item.
  func toggleItem(at path: IndexPath)
}
