import Foundation

/// How much room there is along an axis, in two steps.
///
/// Source: Apple, UIUserInterfaceSizeClass.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// What kind of device this is.
///
/// Source: Apple, UIUserInterfaceIdiom.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad
}

/// Whether the surroundings are light or dark.
///
/// Source: Apple, UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// What a view or controller knows of its surroundings.
///
/// Source: Apple, UITraitCollection.
public final class UITraitCollection: NSObject, Sendable {
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// What kind of device this is.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether the surroundings are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits of which some may be unspecified.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The narrowest terminal that counts as wide, in columns.
  public static let regularColumns: CGFloat = 100
  /// The lowest terminal that counts as high, in rows.
  public static let regularRows: CGFloat = 20

  /// The traits of a terminal of a size in cells: from 100 columns on, a split view has two sides.
  convenience init(screenSize size: CGSize) {
    let isWide = size.width >= Self.regularColumns
    self.init(
      horizontalSizeClass: isWide ? .regular : .compact,
      verticalSizeClass: size.height >= Self.regularRows ? .regular : .compact,
      userInterfaceIdiom: isWide ? .pad : .phone, userInterfaceStyle: .dark)
  }

  /// The narrowest screen with the room of a pad, in points.
  static let regularPoints: CGFloat = 600

  /// The traits of a phone or a pad of a size in points.
  ///
  /// A pad is regular as long as it is wide enough for two columns; a phone is compact, but for its
  /// height when it stands.
  convenience init(deviceSize size: CGSize, idiom: UIUserInterfaceIdiom) {
    let isWide = idiom == .pad && size.width >= Self.regularPoints
    let isHigh = idiom == .pad || size.height >= Self.regularPoints
    self.init(
      horizontalSizeClass: isWide ? .regular : .compact,
      verticalSizeClass: isHigh ? .regular : .compact, userInterfaceIdiom: idiom,
      userInterfaceStyle: .dark)
  }

  /// Makes traits out of several, where a later one that is specified wins.
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    self.init(
      horizontalSizeClass: traits.last { $0.horizontalSizeClass != .unspecified }?
        .horizontalSizeClass ?? .unspecified,
      verticalSizeClass: traits.last { $0.verticalSizeClass != .unspecified }?
        .verticalSizeClass ?? .unspecified,
      userInterfaceIdiom: traits.last { $0.userInterfaceIdiom != .unspecified }?
        .userInterfaceIdiom ?? .unspecified,
      userInterfaceStyle: traits.last { $0.userInterfaceStyle != .unspecified }?
        .userInterfaceStyle ?? .unspecified)
  }

  /// Whether another object has the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
  }

  /// The hash of all traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(userInterfaceStyle)
    return hasher.finalize()
  }
}

/// Something that has traits.
///
/// Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// What it knows of its surroundings.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The traits of the window's terminal, or of the shared one's outside a window.
  public var traitCollection: UITraitCollection {
    (storedWindow?.application.screen ?? UIScreen.main).traitCollection
  }
}

extension UIViewController: UITraitEnvironment {}
