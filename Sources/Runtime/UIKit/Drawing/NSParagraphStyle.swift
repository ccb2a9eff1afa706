import Foundation

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Justified on a phone; at the left here, since cells cannot be spread.
  case justified = 3
  /// The default of the language; here at the left.
  case natural = 4
}

/// How a line that does not fit is wrapped or truncated.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Wraps at words.
  case byWordWrapping = 0
  /// Wraps at characters.
  case byCharWrapping = 1
  /// Clips the rest of the line.
  case byClipping = 2
  /// Replaces the beginning by an ellipsis.
  case byTruncatingHead = 3
  /// Replaces the end by an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the middle by an ellipsis.
  case byTruncatingMiddle = 5
}

/// Alignment, line breaking, indents and spacing of a paragraph, as an attribute of a string.
///
/// On a terminal indents are whole columns, and spacing whole rows. Source: Apple, NSParagraphStyle.
open class NSParagraphStyle: NSObject {
  fileprivate var storedAlignment = NSTextAlignment.natural
  fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  fileprivate final var lengths = ParagraphLengths()

  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { lengths.firstIndent }
  /// The indent of the other lines, in points.
  open var headIndent: CGFloat { lengths.indent }
  /// Where lines end: points from the beginning, or from the end if they are not more than 0.
  open var tailIndent: CGFloat { lengths.tail }
  /// The points between lines.
  open var lineSpacing: CGFloat { lengths.lineSpacing }
  /// The points after the paragraph.
  open var paragraphSpacing: CGFloat { lengths.spacingAfter }
  /// The points before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { lengths.spacingBefore }
  /// What the height of lines is multiplied by; 0 for nothing.
  open var lineHeightMultiple: CGFloat { lengths.heightMultiple }
  /// The least height of a line, in points; a row of cells is the least in any case.
  open var minimumLineHeight: CGFloat { lengths.leastHeight }
  /// The greatest height of a line, in points; 0 for any.
  ///
  /// No line is lower than its font here.
  open var maximumLineHeight: CGFloat { lengths.mostHeight }
  /// From how full a line words are hyphenated, which none are here.
  open var hyphenationFactor: Float { lengths.hyphenation }

  /// The style that text without one has.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A copy; it can be sent, as a style is not changed once it is used.
  open override func copy() -> Any { copied(as: NSParagraphStyle()) }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any { copied(as: NSMutableParagraphStyle()) }

  private func copied(as style: NSParagraphStyle) -> NSParagraphStyle {
    style.take(self)
    return style
  }

  fileprivate func take(_ other: NSParagraphStyle) {
    storedAlignment = other.storedAlignment
    storedLineBreakMode = other.storedLineBreakMode
    lengths = other.lengths
  }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { storedAlignment }

  /// How a line that does not fit is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
}

/// What of a paragraph is measured in points.
struct ParagraphLengths: Hashable, Sendable {
  var firstIndent: CGFloat = 0
  var indent: CGFloat = 0
  var tail: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var spacingAfter: CGFloat = 0
  var spacingBefore: CGFloat = 0
  var heightMultiple: CGFloat = 0
  var leastHeight: CGFloat = 0
  var mostHeight: CGFloat = 0
  var hyphenation: Float = 0

  /// Those of an attribute; nil where they change nothing.
  static func of(_ style: Any?) -> ParagraphLengths? {
    guard let lengths = (style as? NSParagraphStyle)?.lengths, lengths != ParagraphLengths() else {
      return nil
    }
    return lengths
  }

  /// What a line of a height gets above it, in points.
  func raise(_ height: CGFloat) -> CGFloat {
    var wanted = heightMultiple > 0 ? height * heightMultiple : height
    if mostHeight > 0 { wanted = min(wanted, mostHeight) }
    return max(0, max(wanted, leastHeight) - height)
  }
}

/// A paragraph style that can be changed until it is used.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// How a line that does not fit is wrapped or truncated.
  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }

  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { lengths.firstIndent }
    set { lengths.firstIndent = newValue }
  }

  /// The indent of the other lines, in points.
  open override var headIndent: CGFloat {
    get { lengths.indent }
    set { lengths.indent = newValue }
  }

  /// Where lines end: points from the beginning, or from the end if they are not more than 0.
  open override var tailIndent: CGFloat {
    get { lengths.tail }
    set { lengths.tail = newValue }
  }

  /// The points between lines.
  open override var lineSpacing: CGFloat {
    get { lengths.lineSpacing }
    set { lengths.lineSpacing = newValue }
  }

  /// The points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { lengths.spacingAfter }
    set { lengths.spacingAfter = newValue }
  }

  /// The points before the paragraph, unless it is the first.
  open override var paragraphSpacingBefore: CGFloat {
    get { lengths.spacingBefore }
    set { lengths.spacingBefore = newValue }
  }

  /// What the height of lines is multiplied by; 0 for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { lengths.heightMultiple }
    set { lengths.heightMultiple = newValue }
  }

  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { lengths.leastHeight }
    set { lengths.leastHeight = newValue }
  }

  /// The greatest height of a line, in points; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { lengths.mostHeight }
    set { lengths.mostHeight = newValue }
  }

  /// From how full a line words are hyphenated, which none are here.
  open override var hyphenationFactor: Float {
    get { lengths.hyphenation }
    set { lengths.hyphenation = newValue }
  }

  /// Takes everything from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}
