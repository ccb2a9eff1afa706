import Foundation

/// The buttons of the bar above a pad's keyboard, which are kept: a terminal's keyboard has no bar.
///
/// Source: Apple, UITextInputAssistantItem.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether a person may hide the buttons.
  open var allowsHidingShortcuts = true
  /// The buttons before the words that the keyboard proposes.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons behind them.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Buttons of a bar that one button stands for where there is little room.
///
/// Source: Apple, UIBarButtonItemGroup.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for them.
  open var representativeItem: UIBarButtonItem?

  /// Makes a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}
