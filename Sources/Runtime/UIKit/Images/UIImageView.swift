import Foundation

/// A view that shows an image according to its content mode.
///
/// Source: Apple, UIImageView.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image, or nil.
  open var image: UIImage? { didSet { imageDidChange() } }
  /// The image shown while highlighted, or nil for the same one.
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// What few views have.
  private struct AnimationSettings {
    var images: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
  }

  private var storedSettings = AnimationSettings()
  private var sequence: ImageSequence?

  /// Makes a view of the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view of the size of an image, with another image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // What a storyboard has takes touches, unless it says otherwise.
    if !(coder is StoryboardCoder) { isUserInteractionEnabled = false }
  }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    standard.traits = .image
    return standard
  }

  open override func draw(_ rect: CGRect) {
    guard let image = sequence?.current ?? stillImage else { return }
    image.shown(in: shownTintColor).draw(in: imageRect(for: image.size))
  }

  private var stillImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  // MARK: Animation

  /// The images that are shown one after the other while the view animates; nil for none.
  ///
  /// Source: Apple, UIImageView.animationImages; UIKIT-CASES.md image-animated.
  open var animationImages: [UIImage]? {
    get { storedSettings.images }
    set {
      stopAnimating()
      storedSettings.images = newValue
    }
  }

  /// How long all images are shown, in seconds; a thirtieth each unless it is set.
  open var animationDuration: TimeInterval {
    get { storedSettings.duration }
    set { storedSettings.duration = newValue }
  }

  /// How often the images are shown; 0 for again and again.
  open var animationRepeatCount: Int {
    get { storedSettings.repeatCount }
    set { storedSettings.repeatCount = newValue }
  }

  /// Whether images are shown one after the other.
  open var isAnimating: Bool { sequence != nil }

  /// Begins with the first of the images, if there are any.
  open func startAnimating() {
    guard !isAnimating else { return }
    let own = animationImages.flatMap { $0.isEmpty ? nil : $0 }
    guard let images = own ?? stillImage?.images else { return }
    sequence = ImageSequence(
      images, duration: own == nil ? stillImage?.duration ?? 0 : animationDuration,
      repeatCount: own == nil ? 0 : animationRepeatCount
    ) { [weak self] isAtEnd in
      if isAtEnd { self?.stopAnimating() }
      self?.setNeedsDisplay()
    }
    setNeedsDisplay()
  }

  /// Shows the view's image again.
  open func stopAnimating() {
    sequence?.stop()
    sequence = nil
    setNeedsDisplay()
  }

  /// An animated image moves while a window shows it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followImage()
  }

  private func followImage() {
    guard stillImage?.images != nil, animationImages == nil else { return }
    stopAnimating()
    if window != nil { startAnimating() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The frame of the image in the bounds, in whole cells.
  private func imageRect(for size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(size, by: min(across, down))
    case .scaleAspectFill: return placed(size, by: max(across, down))
    default: return placed(size, by: 1)
    }
  }

  private func placed(_ size: CGSize, by scale: CGFloat) -> CGRect {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    let spare = CGSize(width: bounds.width - width, height: bounds.height - height)
    let x: CGFloat =
      switch contentMode {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: spare.width
      default: (spare.width / 2).rounded(.down)
      }
    let y: CGFloat =
      switch contentMode {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: spare.height
      default: (spare.height / 2).rounded(.down)
      }
    return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
  }

  private func imageDidChange() {
    defer { KeyValueObservers.shared.didChange(self, "image", to: image) }
    if isAnimating, animationImages == nil { stopAnimating() }
    followImage()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
