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

/// Alignment and line breaking of a paragraph, as an attribute of a string.
open class NSParagraphStyle: NSObject {
  fileprivate var storedAlignment = NSTextAlignment.natural
  fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { storedAlignment }

  /// How a line that does not fit is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
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
}
