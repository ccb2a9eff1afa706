extension UIControl {
  /// What a control runs for an event.
  enum Handler {
    case closure(UIAction)
    case message(TargetAction)

    var message: TargetAction? {
      guard case .message(let message) = self else { return nil }
      return message
    }

    func isClosure(identifiedBy identifier: UIAction.Identifier) -> Bool {
      guard case .closure(let action) = self else { return false }
      return action.identifier == identifier
    }

    func isMessage(_ action: Selector, to target: Any?) -> Bool {
      guard let message else { return false }
      return message.action == action && message.isAction(of: target)
    }
  }
}

extension UIControl {
  /// Visits every action, and every target with its selector, in the order in which they were added.
  ///
  /// - Parameter iterator: gets an action, or a target and a selector, with their events; sets its last argument to true
  ///   to stop.
  ///
  /// Source: Apple, UIControl.enumerateEventHandlers(_:).
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops {
      switch handler.run {
      case .closure(let action): iterator(action, nil, handler.event, &stops)
      case .message(let message):
        iterator(nil, (message.target, message.action), handler.event, &stops)
      }
    }
  }
}
