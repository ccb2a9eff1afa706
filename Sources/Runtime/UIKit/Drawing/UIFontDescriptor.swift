import Foundation

/// What describes a font, from which another one with other traits can be made.
///
/// Source: Apple, UIFontDescriptor.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted, which a terminal does not show.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Each glyph as wide as any other, as in a terminal.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The name of the font.
  public let postscriptName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The traits of the font.
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight

  init(name: String, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits) {
    postscriptName = name
    pointSize = size
    self.weight = weight
    symbolicTraits = traits
    super.init()
  }

  /// The description of the font for a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same font with these traits and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      name: postscriptName, size: pointSize,
      weight: isBold == wasBold ? weight : isBold ? .bold : .regular, traits: symbolicTraits)
  }

  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      name: postscriptName, size: newPointSize, weight: weight, traits: symbolicTraits)
  }
}

extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor {
    var traits = slant
    if isBold { traits.insert(.traitBold) }
    if fontName.contains("Mono") { traits.insert(.traitMonoSpace) }
    return UIFontDescriptor(name: fontName, size: pointSize, weight: weight, traits: traits)
  }

  /// Makes a font from a description, in its own size for 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      fontName: descriptor.postscriptName,
      pointSize: pointSize == 0 ? descriptor.pointSize : pointSize, weight: descriptor.weight,
      slant: descriptor.symbolicTraits.intersection(.traitItalic))
  }

  /// The slanted system font in a size, which a terminal shows upright.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: ".SFUI-Italic", pointSize: fontSize, weight: .regular, slant: .traitItalic)
  }
}
