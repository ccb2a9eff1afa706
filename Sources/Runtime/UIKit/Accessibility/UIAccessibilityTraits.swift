import Foundation

/// What kind of thing an element is when it is spoken.
///
/// Source: Apple, UIAccessibilityTraits; the bits are Apple's.
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
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Shows a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is the chosen one.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up what a screen shows when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Takes the words of a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts to play something, so that nothing should be spoken.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can go up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Holds tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  /// Leads back to the controller before; Apple's has no public name.
  static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// Is one of several tabs; Apple's has no public name.
  static let tab = UIAccessibilityTraits(rawValue: 1 << 28)
}
