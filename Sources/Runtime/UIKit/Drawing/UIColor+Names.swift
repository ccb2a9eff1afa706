import Foundation

extension UIColor {
  /// The fixed colour black.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The fixed colour dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)

  /// The fixed colour light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)

  /// The fixed colour white.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// The fixed colour gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)

  /// The fixed colour red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// The fixed colour green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// The fixed colour blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The fixed colour cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)

  /// The fixed colour yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)

  /// The fixed colour magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

  /// The fixed colour orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

  /// The fixed colour purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

  /// The fixed colour brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// Transparent: nothing is drawn.
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

// The system's colours have their light-mode parts.
// Source: Apple, Human Interface Guidelines, Color, iOS system colors.
extension UIColor {
  /// The system's colour red, in its light form.
  public static let systemRed = UIColor(
    red: 255.0 / 255, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)

  /// The system's colour green, in its light form.
  public static let systemGreen = UIColor(
    red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255, alpha: 1)

  /// The system's colour blue, in its light form.
  public static let systemBlue = UIColor(
    red: 0.0 / 255, green: 122.0 / 255, blue: 255.0 / 255, alpha: 1)

  /// The system's colour orange, in its light form.
  public static let systemOrange = UIColor(
    red: 255.0 / 255, green: 149.0 / 255, blue: 0.0 / 255, alpha: 1)

  /// The system's colour yellow, in its light form.
  public static let systemYellow = UIColor(
    red: 255.0 / 255, green: 204.0 / 255, blue: 0.0 / 255, alpha: 1)

  /// The system's colour pink, in its light form.
  public static let systemPink = UIColor(
    red: 255.0 / 255, green: 45.0 / 255, blue: 85.0 / 255, alpha: 1)

  /// The system's colour purple, in its light form.
  public static let systemPurple = UIColor(
    red: 175.0 / 255, green: 82.0 / 255, blue: 222.0 / 255, alpha: 1)

  /// The system's colour teal, in its light form.
  public static let systemTeal = UIColor(
    red: 48.0 / 255, green: 176.0 / 255, blue: 199.0 / 255, alpha: 1)

  /// The system's colour indigo, in its light form.
  public static let systemIndigo = UIColor(
    red: 88.0 / 255, green: 86.0 / 255, blue: 214.0 / 255, alpha: 1)

  /// The system's colour brown, in its light form.
  public static let systemBrown = UIColor(
    red: 162.0 / 255, green: 132.0 / 255, blue: 94.0 / 255, alpha: 1)

  /// The system's colour mint, in its light form.
  public static let systemMint = UIColor(
    red: 0.0 / 255, green: 199.0 / 255, blue: 190.0 / 255, alpha: 1)

  /// The system's colour cyan, in its light form.
  public static let systemCyan = UIColor(
    red: 50.0 / 255, green: 173.0 / 255, blue: 230.0 / 255, alpha: 1)

  /// The system's colour gray, in its light form.
  public static let systemGray = UIColor(
    red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 1)

  /// The system's colour gray 2, in its light form.
  public static let systemGray2 = UIColor(
    red: 174.0 / 255, green: 174.0 / 255, blue: 178.0 / 255, alpha: 1)

  /// The system's colour gray 3, in its light form.
  public static let systemGray3 = UIColor(
    red: 199.0 / 255, green: 199.0 / 255, blue: 204.0 / 255, alpha: 1)

  /// The system's colour gray 4, in its light form.
  public static let systemGray4 = UIColor(
    red: 209.0 / 255, green: 209.0 / 255, blue: 214.0 / 255, alpha: 1)

  /// The system's colour gray 5, in its light form.
  public static let systemGray5 = UIColor(
    red: 229.0 / 255, green: 229.0 / 255, blue: 234.0 / 255, alpha: 1)

  /// The colour of links.
  public static let link = systemBlue

  /// The system's colour gray 6, in its light form.
  public static let systemGray6 = UIColor(
    red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
}

extension UIColor {
  /// The colour of text: the terminal's own.
  public static let label = UIColor(role: .text, white: 0)

  /// The colour of secondary text: the terminal's own, dim.
  public static let secondaryLabel = UIColor(role: .dimText, white: 0.4)

  /// The colour of tertiary text: the terminal's own, dim.
  public static let tertiaryLabel = UIColor(role: .dimText, white: 0.6)

  /// The colour of placeholder text: the terminal's own, dim.
  public static let placeholderText = UIColor(role: .dimText, white: 0.6)

  /// The colour of text on a light background: the terminal's own.
  public static let darkText = UIColor(role: .text, white: 0)

  /// The colour of separators: the terminal's text colour, dim.
  public static let separator = UIColor(role: .dimText, white: 0.7)

  /// The colour of separators that let nothing through: the terminal's text colour, dim.
  public static let opaqueSeparator = UIColor(role: .dimText, white: 0.78)

  /// The colour of the least important text: the terminal's own, dim.
  public static let quaternaryLabel = UIColor(role: .dimText, white: 0.8)

  /// The background of the screen: the terminal's own.
  public static let systemBackground = UIColor(role: .background, white: 1)

  /// The background of a group: the terminal's own.
  public static let secondarySystemBackground = UIColor(role: .background, white: 0.95)

  /// The background of grouped content: the terminal's own.
  public static let systemGroupedBackground = UIColor(role: .background, white: 0.95)

  /// The background of content within a group: the terminal's own.
  public static let tertiarySystemBackground = UIColor(role: .background, white: 1)

  /// The background of content within a group: the terminal's own.
  public static let secondarySystemGroupedBackground = UIColor(role: .background, white: 1)

  /// The background of content within content of a group: the terminal's own.
  public static let tertiarySystemGroupedBackground = UIColor(role: .background, white: 0.95)

  /// The fill of thin and small shapes, through which the background is seen.
  public static let systemFill = fill(0.2)

  /// The fill of shapes of medium size, through which the background is seen.
  public static let secondarySystemFill = fill(0.16)

  /// The fill of large shapes, through which the background is seen.
  public static let tertiarySystemFill = fill(0.12)

  /// The fill of large areas with complex content, through which the background is seen.
  public static let quaternarySystemFill = fill(0.08)

  private static func fill(_ alpha: CGFloat) -> UIColor {
    UIColor(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: alpha)
  }

  /// The tint colour of controls.
  public static let tintColor = systemBlue
}

extension UIColor {
  /// Finds a colour among those registered with the application's view environment, or in its resources.
  ///
  /// - Returns: nil if there is no colour of that name.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let color = UIApplication.shared.viewEnvironment.color(named: name) else { return nil }
    self.init(copying: color)
  }

  /// Makes the colour of a resource; one that is not there is clear, and the log says so.
  @preconcurrency @MainActor
  public convenience init(resource: ColorResource) {
    let color = UIApplication.shared.viewEnvironment.color(named: resource.name)
    if color == nil { UIApplication.shared.log("[Color] there is no color named \(resource.name)") }
    self.init(copying: color ?? .clear)
  }

  private convenience init(copying color: UIColor) {
    self.init(
      red: color.redValue, green: color.greenValue, blue: color.blueValue,
      alpha: color.alphaValue, terminalRole: color.terminalRole)
  }

  /// Finds a colour of a name in the application's resources, which all bundles have in common.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
