import UIKit

/// A view of a kind that cannot be shown here, such as a map: a box with its name.
@MainActor
final class TitledBoxView: UIView {
  private let label = UILabel(frame: .zero)

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.borderWidth = 1
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  /// The name of the kind, such as `mapView`.
  var title = "" { didSet { label.text = title } }
}
