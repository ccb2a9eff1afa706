import Foundation

/// An image: cell art, a bitmap file of which a cell shows two pixels, one above the other, or what was
/// drawn by `UIGraphicsImageRenderer`.
///
/// Images are immutable, so they can be created and used on any thread. Source: Apple, UIImage.
open class UIImage: NSObject, @unchecked Sendable {
  /// The content of an image.
  private enum Content {
    case cellArt(UIKitRuntime.CellArt)
    case file(DecodedFile)
    case drawing(ImageDrawing)
  }

  private let content: Content
  /// The pixels of a file in a point, 1 for cell art.
  public let scale: CGFloat
  /// What the image is besides its content.
  let look: ImageLook

  /// Makes an image without content and size.
  public override init() {
    (content, scale) = (.drawing(ImageDrawing(size: .zero, steps: [])), 1)
    look = ImageLook()
    super.init()
  }

  /// Makes an image of pixels, with a number of them in a point.
  convenience init(bitmap: UIKitRuntime.Bitmap, scale: CGFloat) {
    self.init(.file(DecodedFile(DrawnPixels(bitmap: bitmap))), scale: scale)
  }

  /// Makes an image of what was drawn, with a number of pixels in a point of its files.
  convenience init(drawing: ImageDrawing, scale: CGFloat) {
    self.init(.drawing(drawing), scale: scale)
  }

  /// Makes an image from cell art.
  package init(cellArt: UIKitRuntime.CellArt) {
    content = .cellArt(cellArt)
    scale = 1
    look = ImageLook()
    super.init()
  }

  /// Makes an image from the text form of cell art, or from a file that `UIKitRuntime.imageDecoder`
  /// decodes.
  ///
  /// - Returns: nil if the data is neither; `CellArt(parsing:)` and the decoder throw the reason.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image from data as `init(data:)` does; a file has `scale` pixels in a point.
  public init?(data: Data, scale: CGFloat) {
    if let art = try? UIKitRuntime.CellArt(parsing: data) {
      content = .cellArt(art)
      self.scale = 1
    } else if let file = try? UIKitRuntime.imageDecoder?.image(from: data) {
      content = .file(DecodedFile(file))
      self.scale = max(scale, 1)
    } else {
      return nil
    }
    look = ImageLook()
    super.init()
  }

  /// Makes an image from a file; its name says by `@2x` or `@3x` how many pixels a point has.
  ///
  /// - Returns: nil if the file cannot be read, or is no image that is known.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Makes an image from a file that a decoder has read.
  package convenience init(file: any UIKitRuntime.EncodedImage) {
    self.init(.file(DecodedFile(file)), scale: 1)
  }

  /// Makes an image with the content of another one.
  private init(_ content: Content, scale: CGFloat, look: ImageLook = ImageLook()) {
    self.content = content
    self.scale = scale
    self.look = look
    super.init()
  }

  /// Makes an image with the content of another one, with another number of pixels in a point.
  convenience init(_ image: UIImage, scale: CGFloat, orientation: Orientation) {
    switch image.content {
    case .file(let file) where orientation != .up:
      self.init(
        .file(DecodedFile(TurnedFile(file: file, orientation: orientation))), scale: scale)
    case .file: self.init(image.content, scale: scale)
    case _ where image.scale == scale: self.init(image.content, scale: scale)
    case .cellArt, .drawing:
      let share = image.scale / max(scale, .leastNonzeroMagnitude)
      let size = CGSize(width: image.size.width * share, height: image.size.height * share)
      self.init(
        drawing: ImageDrawing(
          size: size, steps: [.image(image, CGRect(origin: .zero, size: size))]),
        scale: scale)
    }
  }

  /// The same content with another look.
  func with(_ change: (inout ImageLook) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content, scale: scale, look: look)
  }

  /// The image in one colour, where it is not clear.
  func tinted(_ color: UIColor) -> UIImage {
    let tinted: Content =
      switch content {
      case .cellArt(let art): .cellArt(art.tinted(color))
      case .file(let file): .file(DecodedFile(TintedFile(file: file, color: color)))
      case .drawing(let drawing): .drawing(drawing.tinted(color))
      }
    return UIImage(tinted, scale: scale, look: look)
  }

  /// The cells of the image; nil for a bitmap.
  package var cellArt: UIKitRuntime.CellArt? {
    guard case .cellArt(let art) = content else { return nil }
    return art
  }

  /// What was drawn by an app; nil for cell art and bitmaps.
  var drawing: ImageDrawing? {
    guard case .drawing(let drawing) = content else { return nil }
    return drawing
  }

  /// Draws again what an app has drawn, stretched to a rectangle.
  ///
  /// - Returns: false for cell art and bitmaps.
  @MainActor
  package func drawSteps(in rect: CGRect, on context: any UIKitRuntime.DrawingContext) -> Bool {
    drawing?.draw(in: rect, on: context) != nil
  }

  /// The pixels of a bitmap image, at the requested size at least, or at full size.
  ///
  /// - Throws: an error whose description is the reason.
  package func bitmap(coveringWidth width: Int, height: Int) throws -> UIKitRuntime.Bitmap? {
    guard case .file(let file) = content else { return nil }
    return try file.bitmap(coveringWidth: width, height: height)
  }

  /// Finds an image among those registered with the application's view environment, or in its resources.
  ///
  /// - Returns: nil if there is no image of that name.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let image = UIApplication.shared.viewEnvironment.image(named: name) else { return nil }
    self.init(image.content, scale: image.scale, look: image.look)
  }

  /// Finds an image of a name in the application's resources, which all bundles have in common.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes the image of a resource; one that is not there is empty, and the log says so.
  @preconcurrency @MainActor
  public convenience init(resource: ImageResource) {
    let image = UIImage.inResources(named: resource.name)
    self.init(image.content, scale: image.scale, look: image.look)
  }

  /// Makes an image of an SF Symbol: one glyph, which has an ASCII fallback.
  ///
  /// - Returns: nil if there is no glyph for the symbol of that name.
  public convenience init?(systemName name: String) {
    guard let glyph = SystemSymbols.glyphs[name] else { return nil }
    self.init(
      .cellArt(UIKitRuntime.CellArt(rows: [String(glyph)])), scale: 1,
      look: ImageLook(isPlainSymbol: true))
  }

  /// Whether the image is an SF Symbol in no colour of its own.
  public var isSymbolImage: Bool { look.isPlainSymbol }

  /// The size in points of the shared application's screen.
  ///
  /// Where a cell is a point, two pixels, one above the other, make a cell; where it has more, `scale`
  /// pixels make a point. May be asked on any thread.
  open var size: CGSize {
    let cell = ScreenCell.sharedSize
    switch content {
    case .cellArt(let art):
      return CGSize(
        width: CGFloat(art.columns) * cell.width, height: CGFloat(art.rows) * cell.height)
    case .file(let file):
      let (width, height) = (file.file.width, file.file.height)
      let isPoint = cell == CGSize(width: 1, height: 1)
      return CGSize(
        width: CGFloat(width) / scale,
        height: CGFloat(isPoint ? (height + 1) / 2 : height) / scale)
    case .drawing(let drawing): return drawing.size
    }
  }

  /// Draws the image with its first cell at a point of the current context.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image stretched to a rectangle of the current context, or as its caps say; in its own
  /// colours, whatever the rendering mode.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard let caps = look.caps, rect.size != size else {
      return context.drawImage(self, in: rect)
    }
    drawResized(caps: caps, in: rect, on: context)
  }

  /// Compares the cells; other images equal only those that share their file or what was drawn.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage, look == other.look else { return false }
    return switch (content, other.content) {
    case (.cellArt(let own), .cellArt(let other)): own == other
    case (.file(let own), .file(let other)): own === other
    case (.drawing(let own), .drawing(let other)): own === other
    default: false
    }
  }

  /// The hash of the cells, of the file, or of what was drawn.
  open override var hash: Int {
    switch content {
    case .cellArt(let art): art.hashValue
    case .file(let file): ObjectIdentifier(file).hashValue
    case .drawing(let drawing): ObjectIdentifier(drawing).hashValue
    }
  }
}
