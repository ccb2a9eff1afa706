import Foundation

/// What a recognizer calls when its state changes.
struct GestureAction {
  weak var target: AnyObject?
  /// The selector that is sent, if it is no method.
  var selector: Selector?
  let run: @MainActor (AnyObject, UIGestureRecognizer) -> Void
}

/// Targets are not kept alive, as on a phone. In the place of a selector can stand the method itself, by
/// its name: `Canvas.pan(_:)` of a class `Canvas`.
extension UIGestureRecognizer {
  /// Makes a recognizer that calls a method of an object with itself.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Makes a recognizer that calls a method of an object.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Calls a method of an object with this recognizer at each change of state.
  ///
  /// - Precondition: The method takes a recognizer of this one's class.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    actions.append(
      GestureAction(target: target) { target, recognizer in
        guard let target = target as? Target else { return }
        guard let recognizer = recognizer as? Recognizer else {
          preconditionFailure(
            "The action takes a \(Recognizer.self), not a \(type(of: recognizer))")
        }
        action(target)(recognizer)
      })
  }

  /// Calls a method of an object at each change of state.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    actions.append(
      GestureAction(target: target) { target, _ in
        if let target = target as? Target { action(target)() }
      })
  }

  /// Sends a selector to a target at each change of state; twice the same are one.
  ///
  /// The method takes the recognizer, or nothing.
  public func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !actions.contains(where: { $0.target === target && $0.selector == action }) else {
      return
    }
    actions.append(
      GestureAction(target: target, selector: action) { target, recognizer in
        UIApplication.shared.sendAction(action, to: target, from: recognizer, for: nil)
      })
  }

  /// Stops sending a selector to a target; nil stands for all targets and for all selectors.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.selector == action)
    }
  }

  /// Removes the actions of an object, or all actions for nil.
  package func removeTarget(_ target: AnyObject?) {
    actions.removeAll { target == nil || $0.target === target }
  }

  /// Runs the actions in the order in which they were added.
  func runActions() {
    for action in actions {
      if let target = action.target { action.run(target, self) }
    }
  }
}
