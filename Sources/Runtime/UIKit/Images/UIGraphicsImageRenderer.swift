import CoreGraphics
import Foundation

/// The settings of a renderer.
///
/// Source: Apple, UIGraphicsRendererFormat.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points.
  public internal(set) var bounds = CGRect.zero

  /// Makes the settings that suit the screen.
  public required override init() { super.init() }

  /// The settings that suit the screen.
  open class func preferred() -> Self { Self() }

  /// The settings that suit the screen.
  open class func `default`() -> Self { Self() }
}

/// The settings of a renderer of images.
///
/// Source: Apple, UIGraphicsImageRendererFormat.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels in a point of `pngData(actions:)` and `jpegData(withCompressionQuality:actions:)`; that
  /// of the screen unless set.
  open var scale = UIScreen.main.scale
  /// Makes the settings that suit the screen of some traits; the main one is the only one.
  ///
  /// Source: Apple, UIGraphicsImageRendererFormat.init(for:).
  public convenience init(for traitCollection: UITraitCollection) { self.init() }

  /// Whether the image is black where nothing is drawn, instead of clear.
  open var opaque = false
}

extension UIImage {
  /// The settings of a renderer that suit the image.
  ///
  /// Source: Apple, UIImage.imageRendererFormat.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// What a renderer draws with.
///
/// Source: Apple, UIGraphicsRendererContext.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
  /// The context, which is the current one in the renderer's closure.
  public let cgContext: CGContext
  /// The settings of the renderer.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes a rectangle inside of its edges with the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a renderer of images draws with.
///
/// Source: Apple, UIGraphicsImageRendererContext.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let recorder: ImageRecorder

  init(_ recorder: ImageRecorder, format: UIGraphicsImageRendererFormat) {
    self.recorder = recorder
    super.init(CGContext(drawingOn: recorder), format: format)
  }

  /// The image of what has been drawn so far.
  open var currentImage: UIImage { recorder.image }
}

/// Draws images in code.
///
/// Source: Apple, UIGraphicsRenderer.
@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject {
  /// The settings.
  public let format: UIGraphicsRendererFormat

  init(_ format: UIGraphicsRendererFormat) {
    self.format = format
    super.init()
  }

  /// Whether the renderer's context can make images before its closure ends.
  open var allowsImageOutput: Bool { true }
}

/// Draws images in code, which are drawn again wherever they are shown.
///
/// Source: Apple, UIGraphicsImageRenderer; UIKIT-CASES.md image-renderer.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of a rectangle, whose origin need not be zero.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Makes a renderer of images of a rectangle, whose origin need not be zero.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.bounds) = (format.scale, format.opaque, bounds)
    imageFormat = copy
    super.init(copy)
  }

  /// The image of what a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bounds = imageFormat.bounds
    let recorder = ImageRecorder(size: bounds.size, scale: imageFormat.scale)
    let context = UIGraphicsImageRendererContext(recorder, format: imageFormat)
    if imageFormat.opaque {
      context.cgContext.fill(CGRect(origin: .zero, size: bounds.size))
    }
    if bounds.origin != .zero {
      context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// The PNG file of what a closure draws; empty without an encoder.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The JPEG file of what a closure draws, of a quality from 0 to 1; empty without an encoder.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

// MARK: Functions before there were renderers

/// Makes a new image context of a size in points the current one.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a new image context of a size in points the current one; it is black at first if it is opaque,
/// and a scale of 0 is that of the screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let recorder = ImageRecorder(size: size, scale: scale > 0 ? scale : UIScreen.main.scale)
  let context = CGContext(drawingOn: recorder)
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  UIGraphicsPushContext(context)
}

/// The image of what has been drawn into the current image context; nil if it is none.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.imageRecorder?.image
}

/// Ends the current image context; does nothing if it is none.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  if UIGraphicsGetCurrentContext()?.imageRecorder != nil { UIGraphicsPopContext() }
}

extension CGContext {
  @MainActor fileprivate var imageRecorder: ImageRecorder? {
    (surface as? ViewSurface)?.target as? ImageRecorder
  }
}
