import Foundation

/// The text size that a person has chosen.
///
/// Source: Apple, UIContentSizeCategory.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name of the category.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No category.
  public static let unspecified = named("Unspecified")
  /// The smallest text.
  public static let extraSmall = named("XS")
  /// Small text.
  public static let small = named("S")
  /// Text of medium size.
  public static let medium = named("M")
  /// The usual size.
  public static let large = named("L")
  /// Larger than usual.
  public static let extraLarge = named("XL")
  /// Much larger than usual.
  public static let extraExtraLarge = named("XXL")
  /// The largest size but those of accessibility.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The first size of accessibility.
  public static let accessibilityMedium = named("AccessibilityM")
  /// The second size of accessibility.
  public static let accessibilityLarge = named("AccessibilityL")
  /// The third size of accessibility.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// The fourth size of accessibility.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  /// Posted after the text size has changed.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  private static func named(_ name: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + name)
  }

  /// All categories from the smallest to the largest text.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all; nil for no category.
  var index: Int? { Self.all.firstIndex(of: self) }

  /// Whether the size is one of accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether a category has the smaller text.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.index ?? -1) < (right.index ?? -1)
  }
}
