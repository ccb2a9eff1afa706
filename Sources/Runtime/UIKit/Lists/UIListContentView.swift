import Foundation

/// A content view of a list configuration.
///
/// Source: Apple, UIListContentView.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let second = UILabel(frame: .zero)
  private var list: UIListContentConfiguration

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [picture, title, second] { addSubview(view) }
    show()
  }

  /// Makes an empty view as unarchiving would.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    for view in [picture, title, second] { addSubview(view) }
    show()
  }

  /// The current configuration; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      show()
    }
  }

  /// Where the text is; nil without one.
  open var textLayoutGuide: UILayoutGuide? { guide(of: title) }
  /// Where the second text is; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: second) }
  /// Where the image is; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { picture.image == nil ? nil : guide(of: picture) }

  /// The guide of a part, which is made when it is asked for first.
  private func guide(of part: UIView) -> UILayoutGuide? {
    guard !part.isHidden else { return nil }
    if let made = part.layoutGuides.first { return made }
    let guide = UILayoutGuide()
    part.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    return guide
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(width: size.width).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width)
    let y = max(0, ScreenCell.half(bounds.height - places.height))
    picture.frame = places.picture.offsetBy(dx: 0, dy: y)
    title.frame = places.title.offsetBy(dx: 0, dy: y)
    second.frame = places.second.offsetBy(dx: 0, dy: y)
  }

  private func show() {
    picture.image = list.image
    fill(title, list.text, list.attributedText, list.textProperties)
    fill(second, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ styled: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties
  ) {
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment =
      switch look.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let styled { label.attributedText = styled } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// The frames of image and texts for a width, from the top, and their total height.
  private func places(
    width: CGFloat
  ) -> (picture: CGRect, title: CGRect, second: CGRect, height: CGFloat) {
    let margins = list.directionalLayoutMargins
    var imageSize = list.image?.size ?? .zero
    let limit = list.imageProperties.maximumSize
    if limit.width > 0 { imageSize.width = min(imageSize.width, limit.width) }
    if limit.height > 0 { imageSize.height = min(imageSize.height, limit.height) }
    let left =
      margins.leading + (imageSize.width > 0 ? imageSize.width + list.imageToTextPadding : 0)
    let room = max(0, width - left - margins.trailing)
    let titleSize = size(of: title, width: room)
    let secondSize = size(of: second, width: room)
    let gap = list.textToSecondaryTextHorizontalPadding
    var titleRect = CGRect(x: left, y: margins.top, width: room, height: titleSize.height)
    var secondRect = CGRect.zero
    if !second.isHidden {
      if list.prefersSideBySideTextAndSecondaryText,
        titleSize.width + gap + secondSize.width <= room
      {
        titleRect.size.width = room - gap - secondSize.width
        secondRect = CGRect(
          x: left + room - secondSize.width, y: margins.top, width: secondSize.width,
          height: secondSize.height)
      } else {
        let padding = title.isHidden ? 0 : list.textToSecondaryTextVerticalPadding
        secondRect = CGRect(
          x: left, y: titleRect.maxY + padding, width: room, height: secondSize.height)
      }
    }
    let end = max(titleRect.maxY, secondRect.maxY, margins.top + imageSize.height)
    return (
      CGRect(x: margins.leading, y: margins.top, width: imageSize.width, height: imageSize.height),
      titleRect, secondRect, end + margins.bottom
    )
  }

  private func size(of label: UILabel, width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
