import Foundation

extension String {
  /// Draws the text with its first cell at a point; each line break begins a row below.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    let far = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    StringDrawing(self, attributes).draw(CGRect(origin: point, size: far), wraps: false)
  }

  /// Draws the text in a rectangle, according to its paragraph style.
  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawing(self, attributes).draw(rect, wraps: true)
  }

  /// The width of the widest line and the height of all lines, in points.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attributes).size
  }
}

extension NSString {
  /// Draws the text with its first cell at a point; each line break begins a row below.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    description.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle, according to its paragraph style.
  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    description.draw(in: rect, withAttributes: attributes)
  }

  /// The width of the widest line and the height of all lines, in points.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// Draws the text with its first cell at a point; each line break begins a row below.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    let far = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    StringDrawing(self).draw(CGRect(origin: point, size: far), wraps: false)
  }

  /// Draws the text in a rectangle, according to its paragraph style.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    StringDrawing(self).draw(rect, wraps: true)
  }

  /// The width of the widest line and the height of all lines, in points.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    StringDrawing(self).size
  }
}

/// Draws or measures a string.
@MainActor
struct StringDrawing {
  private let text: StyledText
  private let paragraph: NSParagraphStyle?

  /// The size of text without a font.
  private static let standardFontSize: CGFloat = 12

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    text = StyledText(
      string, attributes: .init(attributes),
      fontSize: (attributes?[.font] as? UIFont)?.pointSize ?? Self.standardFontSize,
      paragraph: attributes?[.paragraphStyle] as? NSParagraphStyle,
      measure: UIApplication.shared.viewEnvironment.textMeasure)
    paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
  }

  init(_ string: NSAttributedString) {
    text = StyledText(
      string, base: UIKitRuntime.TextAttributes(), fontSize: Self.standardFontSize,
      measure: UIApplication.shared.viewEnvironment.textMeasure)
    paragraph =
      string.length == 0
      ? nil
      : string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  var size: CGSize {
    TextLayout(text, width: nil, mode: .byClipping).size
  }

  /// Where the text lies that is drawn in a size with options, from its origin.
  func bounds(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = TextLayout(text, width: nil, maximumLines: 1, mode: .byClipping)
      return CGRect(
        origin: CGPoint(x: 0, y: -line.metrics(ofLine: 0).ascender), size: line.pixelSize)
    }
    let columns = size.width > 0 && size.width < 1e6 ? ScreenCell.columns(in: size.width) : nil
    let layout = TextLayout(text, width: columns, mode: paragraph?.lineBreakMode ?? .byWordWrapping)
    var found = layout.pixelSize
    if size.height > 0 { found.height = min(found.height, size.height) }
    return CGRect(origin: .zero, size: found)
  }

  func draw(_ rect: CGRect, wraps: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let width = wraps ? ScreenCell.columns(in: rect.width) : nil
    let mode = paragraph?.lineBreakMode ?? .byWordWrapping
    let layout = TextLayout(
      text, width: width, maximumLines: wraps && mode.rawValue > 2 ? 1 : 0,
      mode: wraps ? mode : .byClipping)
    let alignment = wraps ? paragraph?.alignment ?? .natural : .left
    layout.draw(in: rect, alignment: alignment, on: context)
  }
}
