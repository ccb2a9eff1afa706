import Foundation

/// An immutable colour with opacity.
///
/// The components are 0 through 1. A terminal shows the nearest colour that it has. Source: Apple,
/// UIColor.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The role of a colour in a terminal, whose text and background colours the user has chosen.
  package enum TerminalRole: Hashable, Sendable {
    /// The terminal's own text colour.
    case text
    /// The terminal's own text colour, dim.
    case dimText
    /// The terminal's own background.
    case background
  }

  /// The red component, 0 through 1.
  package let redValue: CGFloat
  /// The green component, 0 through 1.
  package let greenValue: CGFloat
  /// The blue component, 0 through 1.
  package let blueValue: CGFloat
  /// The opacity, 0 (clear) through 1 (solid).
  package let alphaValue: CGFloat
  /// The role of the colour in a terminal, or nil if it has none.
  package let terminalRole: TerminalRole?

  /// Makes a colour from its components, each clamped to 0 through 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    redValue = UIColor.unit(red)
    greenValue = UIColor.unit(green)
    blueValue = UIColor.unit(blue)
    alphaValue = UIColor.unit(alpha)
    terminalRole = nil
    super.init()
  }

  /// Makes a grey, from 0 (black) through 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation, brightness and opacity, each 0 through 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let parts = HueColor(
      hue: hue, saturation: UIColor.unit(saturation), brightness: UIColor.unit(brightness)
    ).redGreenBlue
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Makes the colour of a colour literal in source text.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a colour with a role in the terminal.
  convenience init(role: TerminalRole, white: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: 1, terminalRole: role)
  }

  /// Makes a colour from its components and its role.
  init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, terminalRole: TerminalRole?
  ) {
    redValue = UIColor.unit(red)
    greenValue = UIColor.unit(green)
    blueValue = UIColor.unit(blue)
    alphaValue = UIColor.unit(alpha)
    self.terminalRole = terminalRole
    super.init()
  }

  /// Compares components and roles.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return redValue == other.redValue && greenValue == other.greenValue
      && blueValue == other.blueValue && alphaValue == other.alphaValue
      && terminalRole == other.terminalRole
  }

  /// The hash of the components.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(redValue)
    hasher.combine(greenValue)
    hasher.combine(blueValue)
    hasher.combine(alphaValue)
    hasher.combine(terminalRole)
    return hasher.finalize()
  }

  /// The components in the form of a phone.
  open override var description: String {
    "UIExtendedSRGBColorSpace \(redValue) \(greenValue) \(blueValue) \(alphaValue)"
  }

  /// The number clamped to 0 through 1; NaN becomes 0.
  private static func unit(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}

/// The type of a colour literal, so that one written for iOS compiles.
public typealias _ColorLiteralType = UIColor
