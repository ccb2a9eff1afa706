import Foundation

/// A choice of a menu that is shown.
@MainActor
final class MenuRow: UIButton {
  private var isOn = false

  override var imageSize: CGSize { currentImage?.sizeInBar ?? .zero }

  /// Makes a row with a title; where some rows have marks, the others have room for one.
  init(
    _ title: String, subtitle: String? = nil, image: UIImage? = nil,
    state: UIMenuElement.State? = nil, opensMenu: Bool = false,
    attributes: UIMenuElement.Attributes = [], use: @escaping () -> Void
  ) {
    super.init(frame: .zero)
    let words = [title, subtitle ?? ""].filter { !$0.isEmpty }
    let mark = state.map { "\($0.menuMark) " } ?? ""
    setTitle(mark + words.joined(separator: "  ") + (opensMenu ? " >" : ""), for: .normal)
    setImage(image, for: .normal)
    contentHorizontalAlignment = .leading
    titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    accessibilityLabel = words.joined(separator: ", ")
    isOn = state == .on
    isEnabled = !attributes.contains(.disabled)
    setTitleColor(attributes.contains(.destructive) ? .systemRed : .label, for: .normal)
    addAction(UIAction { _ in use() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// A choice that is on is read as selected.
  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    if isOn { standard.traits?.insert(.selected) }
    return standard
  }
}

extension UIMenuElement.State {
  /// The mark before a title.
  fileprivate var menuMark: String {
    switch self {
    case .off: " "
    case .on: "✓"
    case .mixed: "-"
    }
  }
}
