/// A selector and the object that it is sent to.
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether the first responder of the chain that has the action is the target.
  let isForResponderChain: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isForResponderChain = target == nil
    self.action = action
  }

  /// Whether this is the action of an object; nil is the responder chain.
  func isAction(of target: Any?) -> Bool {
    guard let target else { return isForResponderChain }
    return self.target === target as AnyObject
  }

  /// Whether there is something to send it to.
  var isAlive: Bool { isForResponderChain || target != nil }
}
