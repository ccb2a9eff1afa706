import Foundation

extension UIButton {
  /// Where the content is, on which row its marks are, and where its parts are.
  ///
  /// It measures the texts, so a pass asks once.
  func arrange() -> (content: CGRect, row: CGFloat, frames: ButtonLayout.Frames) {
    let layout = layout
    let content = contentRect(of: layout)
    let line = LineMetrics(titleView.font)
    // The row of the title, whose label centres its line.
    let row =
      ScreenCell.isPoint
      ? content.midY.rounded(.down) : line.cellTop(ofLineAt: content.midY - line.height / 2)
    var frames = layout.frames(in: content)
    // A picture of one row beside the title stands on its row, a higher one in the middle.
    if !layout.isStacked, frames.picture.height <= ScreenCell.height {
      frames.picture.origin.y = row
    }
    frames.picture = frames.picture.offsetBy(shift(by: imageEdgeInsets))
    frames.title = frames.title.offsetBy(shift(by: titleEdgeInsets))
    return (content, row, frames)
  }

  /// The size of image and texts with one mark on each side; without them it is as high as a line of the title.
  ///
  /// Source: UIKIT-CASES.md points-empty-button.
  func contentSize(of layout: ButtonLayout) -> CGSize {
    var inner = layout.size
    if inner.height == 0 { inner.height = ScreenCell.pixels(LineMetrics(titleView.font).height) }
    let insets = edgeInsets
    return CGSize(
      width: inner.width + 2 * ScreenCell.width + insets.horizontal,
      height: max(inner.height, ScreenCell.height) + insets.vertical)
  }

  /// The room around image, title and the marks beside them.
  private var edgeInsets: UIEdgeInsets {
    var insets = contentEdgeInsets
    guard let configuration else {
      insets.top += SystemLength.buttonPadding / 2
      insets.bottom += SystemLength.buttonPadding / 2
      return insets
    }
    let own = UIEdgeInsets(configuration.contentInsets, isRightToLeft: isRightToLeft)
    insets.top += own.top
    insets.bottom += own.bottom
    insets.left += max(0, own.left - ScreenCell.width)
    insets.right += max(0, own.right - ScreenCell.width)
    return insets
  }

  /// The frame of image and texts inside the marks, as the alignment of the content asks for.
  private func contentRect(of layout: ButtonLayout) -> CGRect {
    let wanted = contentSize(of: layout)
    let insets = edgeInsets
    let bounds =
      ScreenCell.isPoint
      ? self.bounds.inset(by: insets) : insets.spared(in: self.bounds, for: wanted)
    let width = max(
      0, min(wanted.width - insets.horizontal, bounds.width) - 2 * ScreenCell.width)
    let height = min(wanted.height - insets.vertical, bounds.height)
    let free = CGSize(width: bounds.width - width, height: bounds.height - height)
    let mark = min(ScreenCell.width, free.width / 2)
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: ScreenCell.half(free.width)
      case .left: mark
      case .right: free.width - mark
      case .leading: isRightToLeft ? free.width - mark : mark
      case .trailing: isRightToLeft ? mark : free.width - mark
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: ScreenCell.half(free.height)
      case .top: 0
      case .bottom: free.height
      }
    return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
  }

  /// The arrangement of image, title and subtitle.
  var layout: ButtonLayout {
    var layout = ButtonLayout(
      picture: activityIndicator.map(\.intrinsicContentSize) ?? imageSize,
      title: titleView.intrinsicContentSize)
    guard let configuration else { return layout }
    layout.subtitle = subtitleView.flatMap { $0.isHidden ? nil : $0.intrinsicContentSize }
    (layout.titlePadding, layout.imagePadding) = (
      configuration.titlePadding, configuration.imagePadding
    )
    let placement = configuration.imagePlacement
    layout.isStacked = [.top, .bottom].contains(placement)
    layout.isPictureLast =
      placement == .bottom || placement == (isRightToLeft ? .leading : .trailing)
    return layout
  }
}

extension UIEdgeInsets {
  /// The rectangle inside the insets; of a rectangle that is smaller than a view asks for, they leave out
  /// nothing.
  fileprivate func spared(in rect: CGRect, for wanted: CGSize) -> CGRect {
    var insets = self
    if rect.width < wanted.width { (insets.left, insets.right) = (0, 0) }
    if rect.height < wanted.height { (insets.top, insets.bottom) = (0, 0) }
    return rect.inset(by: insets)
  }
}
