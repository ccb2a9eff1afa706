import Foundation

/// The look of a bar: what a terminal shows of it are background and text attributes.
///
/// Shadows are left out. Source: Apple, UIBarAppearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar, or nil for none.
  open var backgroundColor: UIColor?
  /// The effect behind the bar where there is no colour: its tint is drawn.
  open var backgroundEffect: UIVisualEffect?
  /// The image behind the bar, over colour and effect; nil for none.
  open var backgroundImage: UIImage?
  /// The image of the line at the bar's edge, for which a row of a terminal has no room.
  open var shadowImage: UIImage?
  /// The colour of the line at the bar's edge, for which a row of a terminal has no room.
  open var shadowColor: UIColor?

  /// Makes the system's look.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// A look of the same class with the same values.
  ///
  /// The other one has the type that a look has where it is copied.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var copy: UIBarAppearance?
    MainActor.assumeIsolated { copy = Self(barAppearance: self) }
    return copy as Any
  }

  /// A look of the same class with the same values.
  public final func copy() -> Self { Self(barAppearance: self) }

  /// Sets the system's background: none, with a line at the edge.
  open func configureWithDefaultBackground() {
    (backgroundImage, shadowImage) = (nil, nil)
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, .separator)
  }

  /// Sets an opaque background in the system's colour, with a line at the edge.
  open func configureWithOpaqueBackground() {
    (backgroundImage, shadowImage) = (nil, nil)
    (backgroundColor, backgroundEffect, shadowColor) = (.systemBackground, nil, .separator)
  }

  /// Sets no background and no line at the edge.
  open func configureWithTransparentBackground() {
    (backgroundImage, shadowImage) = (nil, nil)
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }

  /// The colour behind a bar with some traits: that of the look, or the tint of its effect.
  func background(for traits: UITraitCollection) -> UIColor? {
    backgroundColor ?? backgroundEffect?.tint(for: traits.userInterfaceStyle)
  }
}

/// The look of a navigation bar.
///
/// Source: Apple, UINavigationBarAppearance.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title, which has the same row as the other one.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that finish something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// Makes the system's look.
  public override init() {
    super.init()
  }

  /// Makes a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
  }
}

/// The look of a tab bar.
///
/// Source: Apple, UITabBarAppearance; its tabs have one arrangement, so one look.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of the tabs.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The same, for tabs beside their titles.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { stackedLayoutAppearance }
    set { stackedLayoutAppearance = newValue }
  }
  /// The same, for tabs beside their titles in a low bar.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { stackedLayoutAppearance }
    set { stackedLayoutAppearance = newValue }
  }

  /// Makes the system's look.
  public override init() {
    super.init()
  }

  /// Makes a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
  }
}

/// The look of a toolbar.
///
/// Source: Apple, UIToolbarAppearance.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that finish something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The look of a bar's buttons in each state.
///
/// Source: Apple, UIBarButtonItemAppearance.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance: NSObject {
  /// The look of an enabled button.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look during a touch.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()

  /// Makes the system's look of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Makes the system's look of a style: what is done is bold.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    guard style == .done else { return }
    let font = UIFont.boldSystemFont(ofSize: UIFont.labelFontSize)
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [.font: font] }
  }
}

/// The look of a bar's button in a state.
///
/// Source: Apple, UIBarButtonItemStateAppearance.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image behind the button.
  public var backgroundImage: UIImage?
}

/// The look of tabs in each state.
///
/// Source: Apple, UITabBarItemAppearance.
@preconcurrency @MainActor
public final class UITabBarItemAppearance: NSObject {
  /// The look of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The look of disabled tabs.
  public let disabled = UITabBarItemStateAppearance()
}

/// The look of a tab in a state.
///
/// Source: Apple, UITabBarItemStateAppearance.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image, for images that are drawn in one colour.
  public var iconColor: UIColor?
}

/// The style of a bar.
///
/// Source: Apple, UIBarStyle.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// As the interface style asks for.
  case `default` = 0
  /// Light text on black.
  case black = 1
  /// The old name of a translucent black.
  case blackTranslucent = 2
}
