import Foundation

/// Makes a colour of another one.
///
/// Source: Apple, UIConfigurationColorTransformer.
public struct UIConfigurationColorTransformer: Sendable {
  /// What is done.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// Makes the colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey of a colour's lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}

/// What lies behind the content of a cell or a header.
///
/// Source: Apple, UIBackgroundConfiguration.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view of the app's own above colour, effect and image.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background is from the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil for that of the style, which is the tint where the style has none.
  public var backgroundColor: UIColor?
  /// What is made of the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect above the colour.
  public var visualEffect: UIVisualEffect?
  /// The image above colour and effect.
  public var image: UIImage?
  /// How the image is stretched.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border; nil for the tint.
  public var strokeColor: UIColor?
  /// What is made of the border's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far the border is outside of the background, in points.
  public var strokeOutset: CGFloat = 0

  /// The colours of the style: that of a cell at rest and of one that is selected or highlighted.
  private let colors: (rest: UIColor, active: UIColor)
  private var isActive = false

  private init(rest: UIColor, active: UIColor) { colors = (rest, active) }

  /// Nothing.
  public static func clear() -> Self { Self(rest: .clear, active: .clear) }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> Self { Self(rest: .clear, active: .systemGray4) }
  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(rest: .clear, active: .clear) }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> Self { listPlainCell() }
  /// The background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { clear() }
  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> Self { listPlainCell() }
  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> Self { clear() }
  /// The background of a row beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { listPlainCell() }

  /// The same in a state: a row that is selected or highlighted has another colour, if the app gave it none.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    copy.isActive =
      cell.map { $0.isSelected || $0.isHighlighted } ?? view.map {
        $0.isSelected || $0.isHighlighted
      }
      ?? false
    return copy
  }

  /// The colour that is shown in a view of a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (isActive ? colors.active : colors.rest)
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the border in a view of a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The view that shows a background configuration behind the content of a cell.
@MainActor
final class ConfiguredBackground {
  private var view: UIView?
  private var insets = NSDirectionalEdgeInsets.zero

  /// Shows a configuration in a view, or nothing for nil.
  func show(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UIView(frame: owner.bounds)
    shown.isUserInteractionEnabled = configuration.customView != nil
    shown.backgroundColor = configuration.resolvedBackgroundColor(for: owner.tintColor)
    shown.layer.cornerRadius = configuration.cornerRadius
    shown.layer.borderWidth = configuration.strokeWidth
    shown.layer.borderColor = configuration.resolvedStrokeColor(for: owner.tintColor).cgColor
    for part in shown.subviews { part.removeFromSuperview() }
    for part in Self.parts(of: configuration) {
      part.frame = shown.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shown.addSubview(part)
    }
    if shown.superview !== owner { owner.insertSubview(shown, at: 0) }
    (view, insets) = (shown, configuration.backgroundInsets)
    place(in: owner)
  }

  private static func parts(of configuration: UIBackgroundConfiguration) -> [UIView] {
    let effect = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
    let picture = configuration.image.map { UIImageView(image: $0) }
    picture?.contentMode = configuration.imageContentMode
    return [effect, picture, configuration.customView].compactMap(\.self)
  }

  /// Puts it where the owner's size and the insets say.
  func place(in owner: UIView) {
    view?.frame = owner.bounds.inset(
      by: UIEdgeInsets(insets, isRightToLeft: owner.isRightToLeft))
  }
}
