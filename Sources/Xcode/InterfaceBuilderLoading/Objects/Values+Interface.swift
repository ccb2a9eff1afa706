import InterfaceBuilderReading
import UIKit

extension UIColor {
  /// A colour of a file; one of the system or of a catalog that is not known here is taken from the
  /// resources of the file.
  @MainActor
  static func make(_ color: InterfaceColor, _ element: InterfaceElement) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name): system[name] ?? element.resourceColor("systemColor", name)
    case .named(let name): UIColor(named: name) ?? element.resourceColor("namedColor", name)
    }
  }

  /// A colour without the resources of a file.
  @MainActor
  package static func make(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name): system[name]
    case .named(let name): UIColor(named: name)
    }
  }

  /// The colours of the system by the names of both generations of files.
  @MainActor private static let system: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "placeholderTextColor": .placeholderText,
    "darkTextColor": .darkText, "lightTextColor": .secondaryLabel, "separatorColor": .separator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .systemBackground,
    "scrollViewTexturedBackgroundColor": .systemGroupedBackground,
    "whiteColor": .white, "blackColor": .black, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray, "grayColor": .gray, "clearColor": .clear,
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemBrownColor": .systemBrown, "systemMintColor": .systemMint,
    "systemCyanColor": .systemCyan,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "linkColor": .systemBlue, "tintColor": .tintColor,
  ]
}

extension InterfaceElement {
  /// The colour for a key; nil if there is none, or none that is known.
  @MainActor
  func uiColor(_ key: String) -> UIColor? { color(key).flatMap { UIColor.make($0, self) } }

  /// The colour that the file keeps for a name.
  @MainActor
  fileprivate func resourceColor(_ kind: String, _ name: String) -> UIColor? {
    var root = self
    while let parent = root.parent { root = parent }
    let resource = root.members("resources").first {
      $0.name == kind && $0.attributes["name"] == name
    }
    return resource?.child("color").flatMap { UIColor.make(InterfaceColor($0)) }
  }
}

extension UIFont {
  /// A font of a file; every one is the terminal's, but its size and weight are kept.
  static func make(_ font: InterfaceFont) -> UIFont {
    switch font {
    case .style(let name): .preferredFont(forTextStyle: TextStyle(rawValue: name))
    case .boldSystem(let size): .boldSystemFont(ofSize: CGFloat(size ?? 17))
    case .italicSystem(let size): .systemFont(ofSize: CGFloat(size ?? 17))
    case .named(let name, let size):
      UIFont(name: name, size: CGFloat(size ?? 17)) ?? .systemFont(ofSize: CGFloat(size ?? 17))
    case .system(let size, let weight):
      .systemFont(ofSize: CGFloat(size ?? 17), weight: weights[weight ?? ""] ?? .regular)
    }
  }

  private static let weights: [String: Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension UIImage {
  /// An image of a file: one of the app, or a symbol of the system.
  @MainActor
  static func make(_ element: InterfaceElement, _ attribute: String) -> UIImage? {
    if let name = element.text(attribute) {
      return element.attributes["catalog"] == "system"
        ? UIImage(systemName: name) : UIImage(named: name)
    }
    guard let reference = element.child(key: attribute), reference.name == "imageReference",
      let name = reference.text("image")
    else { return nil }
    return reference.attributes["catalog"] == "system"
      ? UIImage(systemName: name) : UIImage(named: name)
  }
}

extension UIEdgeInsets {
  /// Insets of a file, in points.
  init(_ element: InterfaceElement) {
    self.init(
      top: CGFloat(element.number(.minY) ?? element.number(.top) ?? 0),
      left: CGFloat(element.number(.minX) ?? element.number(.left) ?? 0),
      bottom: CGFloat(element.number(.maxY) ?? element.number(.bottom) ?? 0),
      right: CGFloat(element.number(.maxX) ?? element.number(.right) ?? 0))
  }
}

extension UIModalPresentationStyle {
  /// The styles of the format; others leave it to the controller.
  static let words = Dictionary(
    uniqueKeysWithValues: ChoiceAttribute.modalPresentationStyle.choices.compactMap { word in
      Self(word: word).map { (word, $0) }
    }
  ).filter { $0.value != .none && $0.value != .custom }
}
