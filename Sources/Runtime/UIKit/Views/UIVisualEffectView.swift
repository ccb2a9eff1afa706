import Foundation

/// What a visual effect view does with what lies behind it.
///
/// Source: Apple, UIVisualEffect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The colour that is laid over what lies behind, light or dark as the traits say; nil for none.
  func tint(for style: UIUserInterfaceStyle) -> UIColor? { nil }
}

/// A blur, which a terminal shows as the tint that a phone lays over it.
///
/// Source: Apple, UIBlurEffect.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How much is seen of what lies behind.
  public enum Style: Int, Hashable, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the screen, light or dark.
    case regular = 4
    /// As the screen, with more of its colour.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The standard material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest light material.
    case systemUltraThinMaterialLight = 11
    /// A thin light material.
    case systemThinMaterialLight = 12
    /// The standard light material.
    case systemMaterialLight = 13
    /// A thick light material.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// The thinnest dark material.
    case systemUltraThinMaterialDark = 16
    /// A thin dark material.
    case systemThinMaterialDark = 17
    /// The standard dark material.
    case systemMaterialDark = 18
    /// A thick dark material.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20

    /// The opacity of the tint, and the interface style that it has whatever the screen's is.
    fileprivate var material: (opacity: CGFloat, style: UIUserInterfaceStyle?) {
      switch self {
      case .extraLight: (0.85, .light)
      case .light: (0.6, .light)
      case .dark: (0.65, .dark)
      case .regular: (0.6, nil)
      case .prominent: (0.75, nil)
      default: (Self.opacities[(rawValue - 6) % 5], Self.styles[(rawValue - 6) / 5])
      }
    }

    private static let opacities: [CGFloat] = [0.45, 0.6, 0.7, 0.8, 0.9]
    private static let styles: [UIUserInterfaceStyle?] = [nil, .light, .dark]
  }

  private let style: Style

  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override func tint(for style: UIUserInterfaceStyle) -> UIColor? {
    let material = self.style.material
    let isDark = (material.style ?? style) == .dark
    return UIColor(white: isDark ? 0.1 : 0.97, alpha: material.opacity)
  }
}

/// An effect that lets the content of a blur stand out, which a terminal's text does by itself.
///
/// Source: Apple, UIVibrancyEffect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Makes the effect for some kind of content on a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// What stands on a blur.
///
/// Source: Apple, UIVibrancyEffectStyle.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

/// A view that lays a tint over what lies behind it, and its content over both.
///
/// Source: Apple, UIVisualEffectView: subviews belong into `contentView`; UIKIT-CASES.md visual-effect.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is done with what lies behind; nil for nothing.
  open var effect: UIVisualEffect? { didSet { showEffect() } }
  /// The view to which the content is added.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Makes a view of a size, without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view without an effect, as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  private func showEffect() {
    backgroundColor = effect?.tint(for: traitCollection.userInterfaceStyle)
  }
}
