import Foundation

extension UIKitRuntime {
  /// Tells the observers of an object that one of its properties was set; the translation of an app calls it in the
  /// setters of `@objc dynamic` properties.
  public static func didSet(
    _ key: String, of object: AnyObject, to value: @autoclosure () -> Any?
  ) {
    KeyValueObservers.shared.didChange(object, key, to: value())
  }
}

/// What can be observed by key paths: every NSObject.
///
/// Source: Apple, Foundation's overlay.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure after each change of a property, until the observation that is returned ends.
  ///
  /// The properties that can be observed are those of an app marked `@objc dynamic`, and of UIKit's classes `center`,
  /// `bounds`, `frame`, `isHidden`, `contentOffset`, `contentSize`, the texts of labels, the images of image views, and
  /// what a web view loads. Source: Apple, NSObject.observe(_:options:changeHandler:); UIKIT-CASES.md
  /// key-value-observing.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func tell(_ subject: Self, _ old: Value?, _ new: Value) {
      changeHandler(
        subject,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    let registration = KeyValueRegistration(of: self, key: nil) { [weak self] _ in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      last = new
      if !isSame(old, new) { tell(self, old, new) }
    }
    KeyValueObservers.shared.add(registration)
    if options.contains(.initial) { tell(self, nil, last) }
    return NSKeyValueObservation(registration)
  }

  /// Tells the observers of the object that the value of a key path is another one.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.shared.didChange(self, "", to: nil)
  }

  /// Says that the value of a key path is going to change; observers are told afterwards.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}

extension NSObject {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of a responder after each change of a property.
  ///
  /// - Precondition: The observer is a `UIResponder`, such as a view controller: an object of another class would have
  ///   to override a method that `NSObject` has not here.
  /// Source: Apple, NSObject.addObserver(_:forKeyPath:options:context:); UIKIT-CASES.md key-value-observing.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let responder = observer as? UIResponder else {
      preconditionFailure(
        "\(type(of: observer)) is no UIResponder, so it cannot observe \(keyPath) by addObserver")
    }
    var last: Any?
    let tell = { [weak self, weak responder] (new: Any?) in
      guard let self, let responder else { return }
      let old = last
      last = new
      guard !isSame(old, new) else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), let old { change[.oldKey] = old }
      nonisolated(unsafe) let (subject, told, pointer) = (self, change, context)
      MainActor.assumeIsolated {
        responder.observeValue(forKeyPath: keyPath, of: subject, change: told, context: pointer)
      }
    }
    KeyValueObservers.shared.add(
      KeyValueRegistration(
        of: self, key: keyPath, observer: observer, context: context, receive: tell))
    if options.contains(.initial) { tell(Mirror(reflecting: self).descendant(keyPath)) }
  }

  /// Ends what an observer observes under a key path.
  ///
  /// - Precondition: It does observe it, as on a phone.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, forKeyPath: keyPath) { _ in true }
  }

  /// Ends what an observer observes under a key path with a context.
  ///
  /// - Precondition: It does observe it, as on a phone.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath) { $0.context == context }
  }

  private func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, where isMeant: (KeyValueRegistration) -> Bool
  ) {
    let count = KeyValueObservers.shared.remove(from: ObjectIdentifier(self)) {
      $0.observer === observer && $0.key == keyPath && isMeant($0)
    }
    precondition(
      count > 0,
      "Cannot remove an observer \(type(of: observer)) for the key path \"\(keyPath)\" from \(type(of: self)) because it is not registered as an observer."
    )
  }

}

extension NSObjectProtocol where Self: NSObject {
  /// Says that the value of a key is going to change; observers are told afterwards.
  ///
  /// It is a member of the protocol as `Operation` has one of its own.
  public func willChangeValue(forKey key: String) {}

  /// Tells the observers of the object that the value of a key is another one.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.shared.didChange(self, key, to: Mirror(reflecting: self).descendant(key))
  }
}

/// Whether two values are the same to an observer: equal, or one object.
private func isSame(_ old: Any?, _ new: Any?) -> Bool {
  switch (old, new) {
  case (nil, nil): true
  case (let old?, let new?):
    if let old = old as? any Equatable { isEqual(old, new) } else { isObject(old, new) }
  default: false
  }
}

private func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { old == new as? Value }

private func isObject(_ old: Any, _ new: Any) -> Bool {
  guard type(of: old) is AnyClass, type(of: new) is AnyClass else { return false }
  return old as AnyObject === new as AnyObject
}
