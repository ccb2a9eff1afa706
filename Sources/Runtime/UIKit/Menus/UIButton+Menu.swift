import Foundation

// The menu of a button: at the touch, or when a finger stays.
//
// Source: UIKIT-CASES.md menu-button, menu-pop-up.
extension UIButton {
  /// Whether the menu of the button is shown.
  public var isHeld: Bool { menuState.opened?.presentingViewController != nil }

  /// Whether the button shows what is chosen in its menu.
  var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// The title of the choice that is on; nil where the button does not show it.
  var chosenTitle: String? {
    isPopUp ? menu?.allActions.first { $0.state == .on }?.title : nil
  }

  /// Makes a press open the menu, and one choice of a pop-up button be on.
  func arrangeMenu() {
    let opensByPress = menu != nil && !showsMenuAsPrimaryAction
    if opensByPress, menuState.press == nil {
      let press = MenuPress { [weak self] _ in self?.menuRequest }
      menuState.press = press
      addGestureRecognizer(press)
    } else if !opensByPress, let press = menuState.press {
      menuState.press = nil
      removeGestureRecognizer(press)
    }
    if isPopUp, let actions = menu?.allActions, let first = actions.first {
      menu?.select(actions.first { $0.state == .on } ?? first)
    }
  }

  /// What a press or a touch opens; nil if the button has nothing to choose.
  private var menuRequest: MenuRequest? {
    guard isEnabled, let menu else { return nil }
    return MenuRequest(
      menu: menu, sender: menuSender,
      willPerform: { [weak self] in self?.show(chosen: $0) },
      willDisplay: { [weak self] in self?.sendActions(for: .menuActionTriggered) })
  }

  private func show(chosen action: UIAction) {
    guard isPopUp else { return }
    menu?.select(action)
    contentDidChange()
  }

  /// Opens the menu where a touch does so.
  ///
  /// - Returns: Whether the touch is used up by that.
  func opensMenu() -> Bool {
    guard showsMenuAsPrimaryAction, let menuRequest else { return false }
    menuState.opened = MenuController.open(menuRequest, beside: self)
    return true
  }
}

/// What a button stores for its menu.
@MainActor
struct ButtonMenuState {
  var press: MenuPress?
  weak var opened: MenuController?
}
