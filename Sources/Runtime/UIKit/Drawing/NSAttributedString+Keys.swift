import Foundation

/// The name of the attribute key type in Swift 4 sources.
public typealias NSAttributedStringKey = NSAttributedString.Key

extension NSAttributedString.Key {
  /// The colour of the glyphs, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the glyphs, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The line below the glyphs, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the line below the glyphs, a `UIColor`; a terminal draws it in that of the glyphs.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through the glyphs, a `UIColor`; a terminal draws it in that of the glyphs.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How far the glyphs are above the line, in points, for which a terminal has no room.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// What a tap on the glyphs opens, a `URL` or its text, in the tint and underlined.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The line through the glyphs, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The width of the outline in percent of the size; any but zero uses the stroke colour.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of the outline, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// What is added to the width of each character, in points; a terminal adds whole cells.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The same as `kern`, by its newer name.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A shadow below the glyphs, an `NSShadow`, for which a terminal has no room.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Alignment and line breaking, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The style of an underline.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One heavy line, which a terminal draws as one line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines, which a terminal draws as one.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots, which a terminal draws as one line, as it does the other patterns.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}
