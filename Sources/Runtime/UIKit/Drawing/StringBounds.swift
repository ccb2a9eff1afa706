import Foundation

/// How text is drawn and measured in a rectangle.
///
/// Source: Apple, NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is that of the first line, and lines wrap; without it there is one line, with its baseline there.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines are as far apart as the font says, as they are here in any case.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The glyphs are measured, of which cells know no more than their widths.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends with an ellipsis if more follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing text says of itself.
///
/// Source: Apple, NSStringDrawingContext; text is never drawn smaller here.
open class NSStringDrawingContext: NSObject {
  /// How much smaller text may be drawn to fit; kept.
  open var minimumScaleFactor: CGFloat = 0
  /// How much smaller it was drawn.
  open var actualScaleFactor: CGFloat { 1 }
  /// What was covered.
  open internal(set) var totalBounds = CGRect.zero

  /// Makes a context.
  public override init() {}
}

extension String {
  /// Where the text lies that is drawn in a size.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let bounds = StringDrawing(self, attributes).bounds(in: size, options)
    context?.totalBounds = bounds
    return bounds
  }
}

extension NSString {
  /// Where the text lies that is drawn in a size.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in a rectangle.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSAttributedString {
  /// Where the text lies that is drawn in a size.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(self).bounds(in: size, options)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text in a rectangle; without `usesLineFragmentOrigin` one line, with its baseline at the origin.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let bounds = boundingRect(with: rect.size, options: options, context: context)
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    draw(at: CGPoint(x: rect.minX, y: rect.minY + bounds.minY))
  }
}
