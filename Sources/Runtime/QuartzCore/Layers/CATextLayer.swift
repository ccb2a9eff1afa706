import CoreGraphics
import Foundation

/// A layer that draws text, plain or attributed, from its upper edge.
///
/// Source: Apple, CATextLayer; UIKIT-CASES.md layer-text.
open class CATextLayer: CALayer, DrawingLayer {
  struct Text {
    var string: Any?
    var font: AnyObject?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
  }

  final var drawing = Text()

  package override var drawsItself: Bool { true }

  /// The text, a `String` or an `NSAttributedString`; of the latter only its own attributes count.
  open var string: Any? {
    get { drawing.string }
    set { change("string") { $0.string = newValue } }
  }
  /// The font, which a terminal chooses; its size is `fontSize`.
  open var font: AnyObject? {
    get { drawing.font }
    set { change("font") { $0.font = newValue } }
  }
  /// The size of the font of plain text, in points; 36 unless set.
  open var fontSize: CGFloat {
    get { drawing.fontSize }
    set { change("fontSize") { $0.fontSize = newValue } }
  }
  /// The colour of plain text; white unless set.
  open var foregroundColor: CGColor? {
    get { drawing.foregroundColor }
    set { change("foregroundColor") { $0.foregroundColor = newValue } }
  }
  /// Whether lines are wrapped at words to the width of the bounds.
  open var isWrapped: Bool {
    get { drawing.isWrapped }
    set { change("wrapped") { $0.isWrapped = newValue } }
  }
  /// Where a line that does not fit loses its text.
  open var truncationMode: CATextLayerTruncationMode {
    get { drawing.truncationMode }
    set { change("truncationMode") { $0.truncationMode = newValue } }
  }
  /// Where lines stand between left and right.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { drawing.alignmentMode }
    set { change("alignmentMode") { $0.alignmentMode = newValue } }
  }

  override func copyOwnValues(of layer: CALayer) { copyDrawing(of: layer) }

  /// Draws the text over the content.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    let attributed =
      string as? NSAttributedString ?? (string as? String).map { NSAttributedString(string: $0) }
    guard let attributed else { return }
    ctx.draw(
      SurfaceText(
        attributed, fontSize: fontSize, color: foregroundColor, lineBreakMode: lineBreakMode,
        alignment: Self.alignments[alignmentMode] ?? 4),
      in: bounds)
  }

  /// The number in `NSLineBreakMode`.
  private var lineBreakMode: Int {
    let truncated: [CATextLayerTruncationMode: Int] = [.start: 3, .end: 4, .middle: 5]
    return truncated[truncationMode] ?? (isWrapped ? 0 : 2)
  }

  /// The numbers in `NSTextAlignment`.
  private static let alignments: [CATextLayerAlignmentMode: Int] = [
    .left: 0, .center: 1, .right: 2, .justified: 3, .natural: 4,
  ]
}

/// Where a line of a text layer loses what does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is cut off at the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the language has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified on a phone.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
