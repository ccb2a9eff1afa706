import Foundation

/// A size class.
///
/// Source: Apple, UIUserInterfaceSizeClass.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// The idiom of the device.
///
/// Source: Apple, UIUserInterfaceIdiom.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad
}

/// The interface style, light or dark.
///
/// Source: Apple, UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// The traits of the environment of a view or controller.
///
/// Source: Apple, UITraitCollection.
public final class UITraitCollection: NSObject, Sendable {
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The idiom of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The interface style, light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The text size that a person has chosen.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The pixels in a point of the screen; 0 if it is unspecified.
  public let displayScale: CGFloat

  /// Makes traits that are all unspecified.
  public convenience override init() { self.init(horizontalSizeClass: .unspecified) }

  /// Makes traits of which only the horizontal size class is specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
  }

  /// Makes traits of which only the vertical size class is specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  /// Makes traits of which only the idiom is specified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(horizontalSizeClass: .unspecified, userInterfaceIdiom: userInterfaceIdiom)
  }

  /// Makes traits of which only the style is specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(horizontalSizeClass: .unspecified, userInterfaceStyle: userInterfaceStyle)
  }

  /// Makes traits of which only the text size is specified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      horizontalSizeClass: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Makes traits of which only the pixels in a point are specified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(horizontalSizeClass: .unspecified, displayScale: scale)
  }

  /// Makes traits of which some may be unspecified.
  package init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    displayScale: CGFloat = 0
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
    super.init()
  }

  /// The minimum width of a terminal with a regular horizontal size class, in columns.
  package static let regularColumns: CGFloat = 100
  /// The minimum height of a terminal with a regular vertical size class, in rows.
  package static let regularRows: CGFloat = 20

  /// The traits of a terminal of a size in cells; its width is regular from 100 columns on.
  convenience init(screenSize size: CGSize) {
    let isWide = size.width >= Self.regularColumns
    self.init(
      horizontalSizeClass: isWide ? .regular : .compact,
      verticalSizeClass: size.height >= Self.regularRows ? .regular : .compact,
      userInterfaceIdiom: isWide ? .pad : .phone, userInterfaceStyle: .dark,
      preferredContentSizeCategory: .large)
  }

  /// The minimum width of a pad's screen, in points.
  static let regularPoints: CGFloat = 600

  /// The traits of a phone or a pad of a size in points.
  ///
  /// A pad is regular if it is wide enough for two columns; a phone is compact except for its
  /// height in portrait.
  convenience init(deviceSize size: CGSize, idiom: UIUserInterfaceIdiom) {
    let isWide = idiom == .pad && size.width >= Self.regularPoints
    let isHigh = idiom == .pad || size.height >= Self.regularPoints
    self.init(
      horizontalSizeClass: isWide ? .regular : .compact,
      verticalSizeClass: isHigh ? .regular : .compact, userInterfaceIdiom: idiom,
      userInterfaceStyle: .dark, preferredContentSizeCategory: .large)
  }

  /// Makes traits from several, in which later specified ones take precedence.
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    self.init(
      horizontalSizeClass: traits.last { $0.horizontalSizeClass != .unspecified }?
        .horizontalSizeClass ?? .unspecified,
      verticalSizeClass: traits.last { $0.verticalSizeClass != .unspecified }?
        .verticalSizeClass ?? .unspecified,
      userInterfaceIdiom: traits.last { $0.userInterfaceIdiom != .unspecified }?
        .userInterfaceIdiom ?? .unspecified,
      userInterfaceStyle: traits.last { $0.userInterfaceStyle != .unspecified }?
        .userInterfaceStyle ?? .unspecified,
      preferredContentSizeCategory: traits.last { $0.preferredContentSizeCategory != .unspecified }?
        .preferredContentSizeCategory ?? .unspecified,
      displayScale: traits.last { $0.displayScale != 0 }?.displayScale ?? 0)
  }

  /// Whether another object has the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && displayScale == other.displayScale
  }

  /// The hash of all traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(userInterfaceStyle)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}

/// An object that has traits.
///
/// Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The traits of the window's screen, or of the shared application's screen outside a window, with
  /// those that containers override.
  public var traitCollection: UITraitCollection {
    let application = storedWindow?.application ?? UIApplication.shared
    guard application.overridesTraits else { return application.screen.traitCollection }
    return (controllerTraits ?? application.screen.traitCollection).styled(overriddenStyle)
  }
}

extension UIViewController: UITraitEnvironment {}

/// Whether the device knows how hard a finger presses.
///
/// Source: Apple, UIForceTouchCapability.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  case unknown, unavailable, available
}

extension UITraitCollection {
  /// Whether the device knows how hard a finger presses: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
