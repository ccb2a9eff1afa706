extension UIApplication {
  /// The receiver of an action without a target, looked for from the first responder and from the
  /// sender on.
  func target(of action: Selector, from sender: Any?) -> Any? {
    let window = keyWindow
    let starts = [window?.firstResponder, responder(for: sender) ?? window?.rootViewController]
    for case let start? in starts {
      if let target = start.target(forAction: action, withSender: sender) { return target }
    }
    return nil
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
