import Foundation

// The names of attributes in Swift 3 sources, where they are texts; a dictionary of them is one of keys all the same.

/// The Swift 3 name of the key for the font.
public let NSFontAttributeName = NSAttributedString.Key.font
/// The Swift 3 name of the key for the colour of the glyphs.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The Swift 3 name of the key for the colour behind the glyphs.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The Swift 3 name of the key for the line below the glyphs.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The Swift 3 name of the key for the line through the glyphs.
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// The Swift 3 name of the key for the width of the outline.
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The Swift 3 name of the key for the colour of the outline.
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// The Swift 3 name of the key for the paragraph style.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
