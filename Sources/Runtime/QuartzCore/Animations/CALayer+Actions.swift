import CoreGraphics
import Foundation

extension CALayer {
  /// Changes a property, and carries out what is to happen then.
  ///
  /// Most layers are views' and have no action outside of animations, so they are not asked.
  @inline(__always)
  final func changing(_ key: String, _ change: () -> Void) {
    if asksForActions || Timeline.isAsking { performing(key, change) } else { change() }
  }

  private final func performing(_ key: String, _ change: () -> Void) {
    let timeline = Timeline.current
    guard !timeline.disablesActions else { return change() }
    let action = self.action(forKey: key) ?? implicitAnimation(forKey: key)
    guard let action, !(action is NSNull) else { return change() }
    let before = LayerKeyPath(key).map { presentedValue($0).boxed } ?? nil
    change()
    complete(action, forKey: key, before: before).run(forKey: key, object: self, arguments: nil)
  }

  /// Gives an animation the property and the value before the change, where it has none.
  private func complete(
    _ action: any CAAction, forKey key: String, before: Any?
  ) -> any CAAction {
    guard let found = action as? CABasicAnimation,
      let copy = found.duplicate() as? CABasicAnimation
    else { return action }
    copy.keyPath = found.keyPath ?? key
    if copy.keyPath == key, copy.fromValue == nil, copy.toValue == nil, copy.byValue == nil {
      copy.fromValue = before
    }
    return copy
  }

  /// The implicit animation of a change: that of a layer which is no view's and was shown
  /// before.
  ///
  /// Source: UIKIT-CASES.md motion-implicit.
  private func implicitAnimation(forKey key: String) -> (any CAAction)? {
    guard owner == nil, let property = LayerProperty.named(key), property.isImplicit, isCommitted,
      property.kind != .color || !property.read(self).numbers.isEmpty
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    let timeline = Timeline.current
    animation.timingFunction =
      timeline.animationTimingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Whether a commit has shown the layer in a window.
  final var isCommitted: Bool {
    if let owner { return owner.isInWindow }
    return linkedAt < Timeline.current.commitCount && superlayer?.isCommitted == true
  }

  /// Notes that the layer has just come into its superlayer, and lets a turn show it.
  final func noteLink() {
    guard owner == nil else { return }
    let timeline = Timeline.current
    linkedAt = timeline.commitCount
    timeline.openImplicitTransaction()
  }

  /// Notes that the layers here which are no views' have just come into a window.
  package final func noteLinksBelow() {
    for layer in storedSublayers where layer.owner == nil {
      layer.noteLink()
      layer.noteLinksBelow()
    }
  }

  final func foundAction(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? readExtras.actions?[event]
      ?? (readExtras.style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
  }

  /// What is to happen when properties change, by their names.
  public var actions: [String: any CAAction]? {
    get { readExtras.actions }
    set { ownExtras.actions = newValue }
  }

  /// Values of the app; `actions` in it is read where the layer's own have no answer.
  public var style: [AnyHashable: Any]? {
    get { readExtras.style }
    set { ownExtras.style = newValue }
  }
}
