import Foundation

/// Where the lines of a text lie in their width.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides on a phone, at the left here: cells cannot be spread.
  case justified = 3
  /// Where text of the language begins; here at the left.
  case natural = 4
}

/// What happens to a line that does not fit its width.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It breaks between words.
  case byWordWrapping = 0
  /// It breaks anywhere.
  case byCharWrapping = 1
  /// Its rest is not drawn.
  case byClipping = 2
  /// Its beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

/// Alignment and line breaking of a paragraph, as an attribute of a string.
open class NSParagraphStyle: NSObject {
  fileprivate var storedAlignment = NSTextAlignment.natural
  fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping

  /// Where the lines lie.
  open var alignment: NSTextAlignment { storedAlignment }

  /// What happens to a line that does not fit.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
}

/// A paragraph style that can be changed until it is used.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where the lines lie.
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// What happens to a line that does not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
}
