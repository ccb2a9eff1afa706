import Foundation

/// A view that shows one or several lines of text.
///
/// Source: Apple, UILabel.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var plainText: String?
  private var styledText: NSAttributedString?

  /// The text, drawn with `textColor` and `font`; nil for none.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      guard styledText != nil || plainText != newValue else { return }
      plainText = newValue
      styledText = nil
      contentDidChange()
    }
  }

  /// The attributed text; nil for none.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      styledText = newValue
      plainText = nil
      contentDidChange()
    }
  }

  private func contentDidChange() {
    textDidChange()
    let observers = KeyValueObservers.shared
    observers.didChange(self, "text", to: text)
    observers.didChange(self, "attributedText", to: attributedText)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font, of which a terminal shows only whether it is bold; nil restores the default.
  open var font: UIFont! {
    get { storedFont }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      // One that follows the text size is equal to one that does not.
      let isOther = font != storedFont
      storedFont = font
      if isOther { textDidChange() }
    }
  }
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of plain text; nil restores the default.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      setNeedsDisplay()
    }
  }
  private var storedTextColor = UIColor.label
  /// The colour if highlighted, or nil for the same one.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  /// How text that does not fit is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { textDidChange() } }
  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines = 1 { didSet { textDidChange() } }
  /// Whether a font becomes smaller where the text does not fit; a terminal has one size of text.
  open var adjustsFontSizeToFitWidth = false
  /// How small a font may become, as a part of its size.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the text size that a person has chosen.
  open var adjustsFontForContentSizeCategory = false
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont(\.font, from: previousTraitCollection)
  }
  /// Whether the label is enabled; if not, the text is dim.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether the text is drawn in its highlighted colour, and reversed.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The width at which `intrinsicContentSize` breaks lines, or 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  /// Makes a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  /// Makes a label as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // What a storyboard has takes touches, unless it says otherwise.
    if !(coder is StoryboardCoder) { prepareLabel() }
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    (standard.isElement, standard.traits, standard.label) = (true, .staticText, text)
    return standard
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layout(width: numberOfLines == 1 ? 0 : size.width, maximumLines: numberOfLines).pixelSize
  }

  /// The size of the text, broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    layout(width: preferredMaxLayoutWidth, maximumLines: numberOfLines).pixelSize
  }

  override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    return layout(width: width, maximumLines: numberOfLines).pixelSize.height
  }

  /// The baselines of the font; where a point is a cell, the lower edges of rows.
  override var baselineOffsets: BaselineOffsets {
    let line = LineMetrics(storedFont)
    return BaselineOffsets(first: line.ascender, last: line.descender)
  }

  /// The rectangle of the text, at the top of the bounds.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = layout(width: bounds.width, maximumLines: numberOfLines).pixelSize
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in a rectangle, centred vertically.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width >= 1, rect.height >= 1 else {
      return
    }
    let rows = LineMetrics(storedFont).lines(in: rect.height)
    let limit = numberOfLines > 0 ? min(numberOfLines, rows) : rows
    let lines = layout(width: rect.width, maximumLines: limit)
    // A line that is higher than the room is centred all the same, where lines have a phone's heights.
    let spare = rect.height - lines.size.height
    var room = rect
    room.origin.y += ScreenCell.isPoint ? ScreenCell.half(max(0, spare)) : spare / 2
    room.size.height = min(lines.size.height, rect.height)
    lines.draw(in: room, alignment: textAlignment, on: context)
  }

  /// Lays out the text; a width of 0 or less means no limit.
  private func layout(width: CGFloat, maximumLines: Int) -> TextLayout {
    let measure = UIApplication.shared.viewEnvironment.textMeasure
    let text: StyledText =
      if let styledText {
        StyledText(styledText, base: look, fontSize: storedFont.pointSize, measure: measure)
      } else {
        StyledText(
          plainText ?? "", attributes: look, fontSize: storedFont.pointSize, measure: measure)
      }
    let limit = width >= 1 && width.isFinite ? ScreenCell.columns(in: width) : nil
    return TextLayout(text, width: limit, maximumLines: maximumLines, mode: lineBreakMode)
  }

  private var look: UIKitRuntime.TextAttributes {
    let color = isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor
    return UIKitRuntime.TextAttributes(
      foreground: color, isBold: storedFont.isBold,
      isDim: !isEnabled || color.terminalRole == .dimText, isReversed: isHighlighted)
  }

  private func prepareLabel() {
    isUserInteractionEnabled = false
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
