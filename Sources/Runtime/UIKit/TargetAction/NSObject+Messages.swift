import Foundation

// What NSObject can do by name on a phone, by the application's exposed classes.
extension NSObjectProtocol where Self: NSObject {
  /// Whether the object has the method of a selector.
  ///
  /// It is a member of the protocol so that `UIResponder` can have one that subclasses override.
  @MainActor public func responds(to aSelector: Selector?) -> Bool {
    if let responder = self as? UIResponder { return responder.responds(to: aSelector) }
    return respondsByExposure(to: aSelector)
  }

  /// Sets the property of a key.
  ///
  /// It is a member of the protocol so that `UserDefaults` can have one of its own.
  /// - Precondition: The class has it, and the value is of its type.
  @MainActor public func setValue(_ value: Any?, forKey key: String) {
    do throws(UIKitRuntime.ExposureError) {
      try UIApplication.shared.exposedClasses.setValue(value, forKey: key, of: self)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The value of the property of a key.
  ///
  /// - Precondition: The class has it.
  @MainActor public func value(forKey key: String) -> Any? {
    do throws(UIKitRuntime.ExposureError) {
      return try UIApplication.shared.exposedClasses.value(forKey: key, of: self)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension NSObject {
  /// Whether the application's exposed classes have the method of a selector for the object.
  @MainActor func respondsByExposure(to aSelector: Selector?) -> Bool {
    guard let aSelector else { return false }
    return UIApplication.shared.exposedClasses.responds(self, to: aSelector)
  }

  /// Calls the method of a selector.
  ///
  /// - Precondition: The object has the method.
  @discardableResult
  @MainActor public func perform(_ aSelector: Selector, with object: Any? = nil) -> Any? {
    perform(aSelector, arguments: [object])
  }

  /// Calls the method of a selector with two arguments.
  ///
  /// - Precondition: The object has the method.
  @discardableResult
  @MainActor public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Any? {
    perform(aSelector, arguments: [object1, object2])
  }

  /// Calls the method of a selector after some seconds; the object is kept until then.
  ///
  /// Objects of any isolation may call it, on the main thread.
  /// - Precondition: The object has the method.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    nonisolated(unsafe) let (receiver, argument) = (self, anArgument)
    MainActor.assumeIsolated { receiver.schedule(aSelector, with: argument, afterDelay: delay) }
  }

  @MainActor private func schedule(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let application = UIApplication.shared
    let request = DelayedRequest(receiver: self, selector: aSelector, argument: anArgument)
    request.cancellation = application.scheduler.whenPassed(max(0, delay)) {
      application.delayedRequests.removeAll { $0 === request }
      self.perform(aSelector, with: anArgument)
    }
    application.delayedRequests.append(request)
  }

  /// Calls the method of a selector on the main thread: at once if this is it and the caller waits, and
  /// otherwise in a later turn, for which a caller on another thread may wait.
  ///
  /// - Precondition: The object has the method.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (receiver, argument) = (self, arg)
    let call: @MainActor () -> Void = { receiver.perform(aSelector, with: argument) }
    if !wait {
      MainThread.later(call)
    } else if MainThread.isCurrent {
      MainActor.assumeIsolated { call() }
    } else {
      DispatchQueue.main.sync { call() }
    }
  }

  /// Calls the method of a selector in a later turn.
  ///
  /// On a phone it is called on another thread. Here it is called on the main thread, so that a script has the
  /// same order of calls each time.
  /// - Precondition: The object has the method.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  /// Cancels what `perform(_:with:afterDelay:)` is going to call on an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainActor.assumeIsolated { DelayedRequest.cancel { $0.receiver === target } }
  }

  /// Cancels what `perform(_:with:afterDelay:)` is going to call with a selector and an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (
      aTarget as AnyObject, anArgument.map { $0 as AnyObject }
    )
    MainActor.assumeIsolated {
      DelayedRequest.cancel {
        $0.receiver === target && $0.selector == aSelector
          && $0.argument.map { $0 as AnyObject } === argument
      }
    }
  }

  @MainActor private func perform(_ selector: Selector, arguments: [Any?]) -> Any? {
    do throws(UIKitRuntime.ExposureError) {
      return try UIApplication.shared.exposedClasses.send(selector, to: self, with: arguments)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// A call that waits for its time.
@MainActor
final class DelayedRequest {
  let receiver: AnyObject
  let selector: Selector
  let argument: Any?
  var cancellation: UIKitRuntime.Cancellation?

  init(receiver: AnyObject, selector: Selector, argument: Any?) {
    self.receiver = receiver
    self.selector = selector
    self.argument = argument
  }

  /// Cancels those of the application that are meant.
  static func cancel(where isMeant: (DelayedRequest) -> Bool) {
    let application = UIApplication.shared
    for request in application.delayedRequests where isMeant(request) {
      request.cancellation?.cancel()
    }
    application.delayedRequests.removeAll(where: isMeant)
  }
}
