/// Targets are not kept alive, as on a phone. In the place of a selector can stand the method itself, by its
/// name: `Counter.more(_:)` of a class `Counter`.
extension UIControl {
  /// Calls a method of an object with this control for events.
  ///
  /// - Precondition: The method takes a control of this one's class.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    addAction(
      UIAction { [weak target] event in
        guard let target else { return }
        guard let sender = event.sender as? Sender else {
          preconditionFailure(
            "The action takes a \(Sender.self), not \(event.sender.map { "\(type(of: $0))" } ?? "nothing")"
          )
        }
        action(target)(sender)
      }, for: controlEvents)
  }

  /// Calls a method of an object for events.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    addAction(
      UIAction { [weak target] _ in if let target { action(target)() } }, for: controlEvents)
  }
}

/// A method in the place of a selector, as for controls.
extension UIBarButtonItem {
  /// Creates a button with a title that calls a method of an object with itself.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, style: style)
    call(action, of: target)
  }

  /// Creates a button with an image that calls a method of an object with itself.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: nil, style: style)
    self.image = image
    call(action, of: target)
  }

  /// Creates one of the system's buttons that calls a method of an object with itself.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(systemItem: systemItem)
    call(action, of: target)
  }

  /// Creates a button with a title that calls a method of an object.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target) { target in { _ in action(target)() } }
  }

  /// Creates one of the system's buttons that calls a method of an object.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target) { target in { _ in action(target)() }
    }
  }

  private func call<Target: AnyObject>(
    _ action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void,
    of target: Target
  ) {
    self.target = target
    method = { item in
      if let target = item.target as? Target { action(target)(item) }
    }
  }
}
