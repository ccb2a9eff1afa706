import Foundation

/// A shadow of text, as an attribute of a string, for which a terminal has no room.
///
/// Source: Apple, NSShadow.
open class NSShadow: NSObject, @unchecked Sendable {
  /// How far from the glyphs it falls, in points.
  open var shadowOffset = CGSize.zero
  /// How blurred it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`.
  open var shadowColor: Any?

  /// Makes a shadow that is not blurred and falls nowhere.
  public override init() {}
}
