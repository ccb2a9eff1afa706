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
