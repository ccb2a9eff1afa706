import Foundation

/// A sign beside the content of a list's cell.
///
/// Source: Apple, UICellAccessory.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the cell is edited.
    case whenEditing
    /// While the cell is not edited.
    case whenNotEditing
  }

  /// The look of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// The colour; nil for that of the text.
    public var tintColor: UIColor?
    /// Makes the usual look.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// The look of a checkmark.
  public struct CheckmarkOptions {
    /// The colour; nil for the tint colour.
    public var tintColor: UIColor?
    /// Makes the usual look.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// The look and the use of an outline's sign.
  public struct OutlineDisclosureOptions {
    /// What a tap does.
    public enum Style: Hashable, Sendable {
      /// As a header if the cell has something below it.
      case automatic
      /// A tap on the whole cell opens and closes it.
      case header
      /// A tap on the sign opens and closes it, one elsewhere selects the cell.
      case cell
    }

    /// What a tap does.
    public var style: Style
    /// The colour; nil for that of the text.
    public var tintColor: UIColor?

    /// Makes a look.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      (self.style, self.tintColor) = (style, tintColor)
    }
  }

  /// The look of a label.
  public struct LabelOptions {
    /// The colour; nil for that of secondary text.
    public var tintColor: UIColor?
    /// Makes the usual look.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  enum Kind {
    case disclosureIndicator, checkmark, outline(OutlineDisclosureOptions.Style), label(String)
  }

  let kind: Kind
  let displayed: DisplayedState
  let color: UIColor?
  let handler: (@MainActor () -> Void)?

  private init(
    _ kind: Kind, _ displayed: DisplayedState, _ color: UIColor?,
    handler: (@MainActor () -> Void)? = nil
  ) {
    (self.kind, self.displayed, self.color, self.handler) = (kind, displayed, color, handler)
  }

  /// A sign that the cell leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.tintColor) }

  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.tintColor) }

  /// A sign whether what is below the cell in an outline is shown; a handler takes the place of opening it.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline(options.style), displayed, options.tintColor, handler: actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(.label(text), displayed, options.tintColor) }

  /// What is drawn, for a cell that is open or closed.
  func sign(isExpanded: Bool) -> String {
    switch kind {
    case .disclosureIndicator: ">"
    case .checkmark: "✓"
    case .outline: isExpanded ? "v" : ">"
    case .label(let text): text
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
