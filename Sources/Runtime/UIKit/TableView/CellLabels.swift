import Foundation

/// The labels and the image view of a cell's style, made on first use.
@MainActor
final class CellLabels {
  private let style: UITableViewCell.CellStyle
  private var text: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?

  init(style: UITableViewCell.CellStyle) { self.style = style }

  func text(in contentView: UIView) -> UILabel {
    if let text { return text }
    let made = UILabel(frame: .zero)
    if style == .value2 { made.textAlignment = .right }
    contentView.addSubview(made)
    text = made
    return made
  }

  func detail(in contentView: UIView) -> UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let made = UILabel(frame: .zero)
    if style == .value1 { made.textAlignment = .right }
    if style != .value2 { made.textColor = .secondaryLabel }
    if style == .subtitle { made.font = .preferredFont(forTextStyle: .caption1) }
    contentView.addSubview(made)
    detail = made
    return made
  }

  func image(in contentView: UIView) -> UIImageView {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    contentView.addSubview(made)
    picture = made
    return made
  }

  /// Whether a view is one of these.
  func owns(_ view: UIView) -> Bool { view === text || view === detail || view === picture }

  /// The frames of labels and image for a width, and their total height.
  private func places(
    width: CGFloat
  ) -> (picture: CGRect, text: CGRect, detail: CGRect, height: CGFloat) {
    let imageSize = picture?.image?.size ?? .zero
    let gap = SystemLength.cellGap
    let left = imageSize.width > 0 ? imageSize.width + gap : 0
    let room = CGSize(width: max(0, width - left), height: .greatestFiniteMagnitude)
    let textSize = Self.size(of: text, room)
    let detailSize = Self.size(of: detail, room)
    var textRect = CGRect(x: left, y: 0, width: room.width, height: textSize.height)
    var detailRect = CGRect.zero
    switch style {
    case .default: break
    case .subtitle:
      detailRect = CGRect(
        x: left, y: textSize.height, width: room.width, height: detailSize.height)
    case .value1:
      let gap: CGFloat = detailSize.width > 0 && textSize.width > 0 ? gap : 0
      let value = min(
        detailSize.width, max(0, room.width - min(textSize.width, room.width / 2) - gap))
      detailRect = CGRect(x: width - value, y: 0, width: value, height: detailSize.height)
      textRect.size.width = max(0, room.width - value - gap)
    case .value2:
      let name = (room.width / 4).rounded(.down)
      textRect.size.width = name
      detailRect = CGRect(
        x: left + name + gap, y: 0, width: max(0, room.width - name - gap),
        height: detailSize.height)
    }
    let height = max(textRect.maxY, detailRect.maxY, imageSize.height)
    return (CGRect(origin: .zero, size: imageSize), textRect, detailRect, height)
  }

  private static func size(of label: UILabel?, _ room: CGSize) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(room)
  }

  func height(width: CGFloat) -> CGFloat {
    places(width: width).height + 2 * SystemLength.cellEnd
  }

  /// Lays out the labels, centred vertically.
  func layOut(in bounds: CGRect) {
    let places = places(width: bounds.width)
    let (x, y) = (bounds.minX, max(0, ScreenCell.half(bounds.height - places.height)))
    picture?.frame = places.picture.offsetBy(
      dx: x, dy: max(0, ScreenCell.half(bounds.height - places.picture.height)))
    text?.frame = places.text.offsetBy(dx: x, dy: y)
    detail?.frame = places.detail.offsetBy(dx: x, dy: y)
  }
}
