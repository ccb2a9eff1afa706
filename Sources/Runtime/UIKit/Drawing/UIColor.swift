import Foundation

/// A colour with its opacity; an immutable object, as on a phone.
///
/// The parts lie in 0 through 1. A terminal shows the nearest colour that it has.
/// Source: Apple, UIColor.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// What a colour stands for in a terminal, whose text and ground the user has chosen.
  public enum TerminalRole: Hashable, Sendable {
    /// The terminal's own text colour.
    case text
    /// The terminal's own text colour, faint.
    case dimText
    /// The terminal's own ground.
    case background
  }

  /// The red part, 0 through 1.
  public let redValue: CGFloat
  /// The green part, 0 through 1.
  public let greenValue: CGFloat
  /// The blue part, 0 through 1.
  public let blueValue: CGFloat
  /// The opacity, 0 (clear) through 1 (solid).
  public let alphaValue: CGFloat
  /// What the colour stands for in a terminal, or nil if it means just these parts.
  public let terminalRole: TerminalRole?

  /// Makes a colour from its parts, each held to 0 through 1.
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

  /// Makes a colour from its place on the colour wheel (0 through 1), strength and light.
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

  /// Makes a colour that stands for something of the terminal's own.
  convenience init(role: TerminalRole, white: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: 1, terminalRole: role)
  }

  /// Makes a colour from its parts and what it stands for.
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

  /// Compares the parts and what the colours stand for.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return redValue == other.redValue && greenValue == other.greenValue
      && blueValue == other.blueValue && alphaValue == other.alphaValue
      && terminalRole == other.terminalRole
  }

  /// The hash of the parts.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(redValue)
    hasher.combine(greenValue)
    hasher.combine(blueValue)
    hasher.combine(alphaValue)
    hasher.combine(terminalRole)
    return hasher.finalize()
  }

  /// The parts as a phone prints them.
  open override var description: String {
    "UIExtendedSRGBColorSpace \(redValue) \(greenValue) \(blueValue) \(alphaValue)"
  }

  /// The number held to 0 through 1; what is no number becomes 0.
  private static func unit(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}

/// The type of a colour literal, so that one written for iOS compiles.
public typealias _ColorLiteralType = UIColor
