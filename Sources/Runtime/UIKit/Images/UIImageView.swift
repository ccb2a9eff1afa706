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
    isUserInteractionEnabled = false
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
    guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
    shown.draw(in: imageRect(for: shown.size))
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
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
