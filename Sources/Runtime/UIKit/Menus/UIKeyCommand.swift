import Foundation

/// A key that sends a selector to the first responder that takes it.
///
/// Source: Apple, UIKeyCommand; UIKIT-CASES.md key-command.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The backspace key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// F12.
  public nonisolated static let f12 = "UIKeyInputF12"

  /// The key: a character without regard to case, or one of the constants of this class.
  public nonisolated let input: String?
  /// The keys that are held with it.
  public nonisolated let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the key does in a text, such as moving the insertion point.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command with a title, as menus show it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with the title that explains it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  nonisolated override var identity: AnyHashable? {
    [super.identity, input ?? "", modifierFlags.rawValue]
  }
}
