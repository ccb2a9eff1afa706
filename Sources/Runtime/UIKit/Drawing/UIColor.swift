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

  private struct Parts: Hashable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat
    var role: TerminalRole?
  }

  private let ownParts: Parts
  /// Makes the colour for some traits; nil for a colour that does not depend on them.
  let provider: ((UITraitCollection) -> UIColor)?
  /// The image that fills an area again and again in place of a colour; nil for a colour.
  package let patternImage: UIImage?

  /// The parts of the colour under the current traits.
  private var parts: Parts { provider == nil ? ownParts : resolvedColor(with: .current).ownParts }

  /// The red component, 0 through 1.
  package var redValue: CGFloat { parts.red }
  /// The green component, 0 through 1.
  package var greenValue: CGFloat { parts.green }
  /// The blue component, 0 through 1.
  package var blueValue: CGFloat { parts.blue }
  /// The opacity, 0 (clear) through 1 (solid).
  package var alphaValue: CGFloat { parts.alpha }
  /// The role of the colour in a terminal, or nil if it has none.
  package var terminalRole: TerminalRole? { parts.role }

  /// Makes a colour from its components, each clamped to 0 through 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    ownParts = UIColor.parts(red, green, blue, alpha)
    (provider, patternImage) = (nil, nil)
    super.init()
  }

  /// Makes a colour from components of Display P3, which are shown as those of sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour that depends on the traits with which it is shown.
  ///
  /// Source: Apple, UIColor.init(dynamicProvider:); UIKIT-CASES.md color-dynamic.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    ownParts = UIColor.parts(0, 0, 0, 0)
    (provider, patternImage) = (dynamicProvider, nil)
    super.init()
  }

  /// Makes a pattern, which fills the background of a view or a layer with an image again and again.
  ///
  /// The image begins in the top left corner and has its own size. A pattern has no components, and text or lines drawn
  /// with it are clear.
  ///
  /// Source: Apple, UIColor.init(patternImage:); UIKIT-CASES.md color-pattern.
  public init(patternImage image: UIImage) {
    ownParts = UIColor.parts(0, 0, 0, 0)
    (provider, patternImage) = (nil, image)
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
    ownParts = UIColor.parts(red, green, blue, alpha, terminalRole)
    (provider, patternImage) = (nil, nil)
    super.init()
  }

  /// Compares components and roles.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard provider == nil, other.provider == nil else { return self === other }
    return ownParts == other.ownParts && patternImage === other.patternImage
  }

  /// The hash of the components.
  open override var hash: Int {
    provider == nil ? ownParts.hashValue : ObjectIdentifier(self).hashValue
  }

  /// The components in the form of a phone.
  open override var description: String {
    "UIExtendedSRGBColorSpace \(redValue) \(greenValue) \(blueValue) \(alphaValue)"
  }

  private static func parts(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, _ role: TerminalRole? = nil
  ) -> Parts {
    Parts(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha), role: role)
  }

  /// The number clamped to 0 through 1; NaN becomes 0.
  private static func unit(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}

/// The type of a colour literal, so that one written for iOS compiles.
public typealias _ColorLiteralType = UIColor
