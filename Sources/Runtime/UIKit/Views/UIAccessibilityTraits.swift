import Foundation

/// What kind of thing a view is when it is spoken.
///
/// Source: Apple, UIAccessibilityTraits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// Heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 2)
  /// Is the chosen one.
  public static let selected = UIAccessibilityTraits(rawValue: 4)
  /// Shows a picture.
  public static let image = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 16)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 32)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 64)
  /// Its value can go up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 128)
}
