import UIKit

/// A finished game in one line of the gallery, with a button so that its number can press it.
final class GameCell: UICollectionViewCell {
  static let identifier = "Game"

  private let numberLabel = UILabel(frame: .zero)
  private let detailLabel = UILabel(frame: .zero)
  private let button = UIButton(type: .system)

  /// Runs when the button is pressed.
  var onPress: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    button.addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .primaryActionTriggered)
    numberLabel.textAlignment = .right
    for subview in [numberLabel, button, detailLabel] { contentView.addSubview(subview) }
    numberLabel.isAccessibilityElement = false
    detailLabel.isAccessibilityElement = false
  }

  /// Shows a game; the number, from 1, is the one that is typed to press the button.
  func show(_ game: FinishedGame, number: Int) {
    numberLabel.text = "\(number)"
    button.tag = number
    button.setTitle(game.id, for: .normal)
    button.accessibilityValue = game.summary
    detailLabel.text = game.summary
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onPress = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(button.intrinsicContentSize.width, contentView.bounds.width)
    numberLabel.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
    button.frame = CGRect(x: 4, y: 0, width: width, height: 1)
    let x = max(30, width + 5)
    detailLabel.frame = CGRect(
      x: x, y: 0, width: max(0, contentView.bounds.width - x), height: 1)
  }
}

/// The name of a theme above its games.
final class ThemeHeaderView: UICollectionReusableView {
  static let identifier = "Theme"

  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    label.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    label.accessibilityTraits = .header
    addSubview(label)
  }

  /// Shows a section.
  func show(_ section: GalleryModel.Section) {
    let hidden = section.count - section.games.count
    let shown = GamePresenter.count(section.count, "game")
    label.text =
      "\(section.theme): \(shown)" + (hidden > 0 ? ", the newest \(section.games.count)" : "")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
