extension UIApplication {
  /// The receiver of an action without a target: the first in the chain of the first responder, or of
  /// the sender where there is no first responder.
  ///
  /// Source: Apple, UIApplication.sendAction(_:to:from:for:); UIControl.addTarget(_:action:for:).
  func target(of action: Selector, from sender: Any?) -> Any? {
    let start = keyWindow?.firstResponder ?? responder(for: sender)
    return start?.target(forAction: action, withSender: sender)
  }

  /// The responder that stands for a sender.
  private func responder(for sender: Any?) -> UIResponder? {
    switch sender {
    case let responder as UIResponder: responder
    case let recognizer as UIGestureRecognizer: recognizer.view
    case let item as UIBarButtonItem: item.shownButton
    default: nil
    }
  }
}
