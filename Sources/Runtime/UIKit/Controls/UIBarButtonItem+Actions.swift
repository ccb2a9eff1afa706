import Foundation

extension UIBarButtonItem {
  /// Makes a button with the title and the image of its action.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, primaryAction: primaryAction)
    image = primaryAction?.image
  }

  /// Makes a button with a title, an image and an action.
  public convenience init(title: String?, image: UIImage?, primaryAction: UIAction? = nil) {
    self.init(title: title, primaryAction: primaryAction)
    self.image = image
  }

  /// Makes the button that shows the item in a bar.
  func makeButton() -> UIButton {
    let button = UIButton(type: .system, primaryAction: primaryAction)
    if primaryAction == nil {
      button.addAction(
        UIAction { [weak self] in self?.sendAction(from: $0.sender as? UIControl) },
        for: .primaryActionTriggered)
    }
    shownButton = button
    return button
  }

  private func sendAction(from button: UIControl?) {
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: button?.touchEvent)
  }
}
