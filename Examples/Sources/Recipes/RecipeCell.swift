import UIKit

/// A row with a name, the time it takes, and a summary of as many lines as it needs.
final class RecipeCell: UITableViewCell {
  static let identifier = "recipe"

  private let nameLabel = UILabel()
  private let timeLabel = UILabel()
  private let summaryLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    timeLabel.font = .preferredFont(forTextStyle: .footnote)
    timeLabel.textColor = .secondaryLabel
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
    summaryLabel.numberOfLines = 0
    for label in [nameLabel, timeLabel, summaryLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      timeLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: nameLabel.trailingAnchor, multiplier: 1),
      timeLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      timeLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      summaryLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
      summaryLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      summaryLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      summaryLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ recipe: Recipe) {
    nameLabel.text = (recipe.isFavorite ? "* " : "") + recipe.name
    timeLabel.text = "\(recipe.minutes) min"
    summaryLabel.text = recipe.summary
  }
}
