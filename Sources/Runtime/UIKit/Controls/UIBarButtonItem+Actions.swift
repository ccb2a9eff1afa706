import Foundation

extension UIBarButtonItem {
  /// Makes a button with an action, and with its title and image unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, primaryAction: primaryAction)
    if let image { self.image = image }
    self.menu = menu
  }

  /// Makes the button that shows the item in a bar.
  func makeButton() -> BarButton {
    let button = BarButton(type: .system)
    button.addAction(
      UIAction { [weak self] in self?.sendAction(from: $0.sender as? UIControl) },
      for: .primaryActionTriggered)
    shownButton = button
    return button
  }

  /// Whether a tap does something, so that the menu needs a press.
  var hasAction: Bool { primaryAction != nil || action != nil || method != nil }

  /// The item has its action at the time of the press, which can be another than when it was shown.
  private func sendAction(from button: UIControl?) {
    if let primaryAction {
      if !primaryAction.attributes.contains(.disabled) { primaryAction.perform(sender: self) }
      return
    }
    guard let action else {
      method?(self)
      return
    }
    UIApplication.shared.sendAction(action, to: target, from: self, for: button?.touchEvent)
  }
}
