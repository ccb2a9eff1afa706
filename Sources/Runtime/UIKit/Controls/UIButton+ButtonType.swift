import Foundation

extension UIButton {
  /// The kind of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a style of its own.
    case custom = 0
    /// A button in the system's style.
    case system = 1
    /// A button that shows details, with the sign of information.
    case detailDisclosure = 2
    /// A button that shows information, on a dark background.
    case infoLight = 3
    /// A button that shows information, on a light background.
    case infoDark = 4
    /// A button that adds a contact, with a plus sign.
    case contactAdd = 5
    /// A button in the system's style without a background.
    case plain = 6
    /// A button that closes what is shown.
    case close = 7
  }
}

extension UIButton.ButtonType {
  /// Whether the title and template images have the tint colour.
  var isSystemStyle: Bool { self != .custom && self != .plain }

  /// The sign of the kind, if it has one.
  @MainActor var image: UIImage? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close: UIImage(systemName: "xmark.circle")
    case .custom, .system, .plain: nil
    }
  }

  /// What an accessibility client reads for the sign.
  var label: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    case .custom, .system, .plain: nil
    }
  }
}
