import Foundation

extension UIImage {
  /// How the pixels of an image become colours in a view.
  ///
  /// Source: Apple, UIImage.RenderingMode.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the view has it: a button of the system and a symbol as templates, other images as they are.
    case automatic = 0
    /// The image's own colours.
    case alwaysOriginal = 1
    /// The view's tint colour, where the image is not clear.
    case alwaysTemplate = 2
  }

  /// What fills the room of an image that is drawn larger than it is.
  ///
  /// Source: Apple, UIImage.ResizingMode.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The part between the caps, again and again.
    case tile = 0
    /// The part between the caps, stretched.
    case stretch = 1
  }
}

/// What an image is besides its content.
struct ImageLook: Hashable {
  var renderingMode = UIImage.RenderingMode.automatic
  /// Whether the image is a symbol without a colour of its own, which views show as a template.
  var isPlainSymbol = false
  /// The parts at the edges that keep their size; nil for an image that is stretched as a whole.
  var caps: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  /// The images that are shown one after the other, and for how long in all.
  var frames: [UIImage] = []
  var duration: TimeInterval = 0
}

extension UIImage {
  /// How the pixels of the image become colours in a view.
  public var renderingMode: RenderingMode { look.renderingMode }

  /// The same image, which views show in its own colours or in theirs.
  ///
  /// Source: Apple, UIImage.withRenderingMode(_:).
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image in one colour; a view shows a template in its own tint all the same.
  ///
  /// Source: Apple, UIImage.withTintColor(_:); UIKIT-CASES.md image-tint.
  public func withTintColor(_ color: UIColor) -> UIImage {
    tinted(color).with { $0.isPlainSymbol = false }
  }

  /// The image in one colour, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The image as a view draws it that has a tint colour, or none; images that say nothing are templates
  /// there or not.
  func shown(in tint: UIColor?, isTemplate: Bool = false) -> UIImage {
    let followsTint =
      switch look.renderingMode {
      case .automatic: isTemplate || look.isPlainSymbol
      case .alwaysOriginal: false
      case .alwaysTemplate: true
      }
    guard followsTint, let tint else { return self }
    return tinted(tint)
  }

  // MARK: Resizing

  /// The parts at the edges that keep their size when the image is drawn larger or smaller.
  public var capInsets: UIEdgeInsets { look.caps ?? .zero }

  /// What fills the room between the caps.
  public var resizingMode: ResizingMode { look.resizingMode }

  /// The image with edges that keep their size, between which it is tiled.
  ///
  /// Source: Apple, UIImage.resizableImage(withCapInsets:); UIKIT-CASES.md image-resizable.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size, between which it is tiled or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with { ($0.caps, $0.resizingMode) = (capInsets, resizingMode) }
  }
}
