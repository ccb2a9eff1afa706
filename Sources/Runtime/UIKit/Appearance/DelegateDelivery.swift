import LifecycleTrace

// Calls of the delegates and data sources of views and containers are made here, so that they can be
// recorded. Every method of theirs is optional on a phone, and UIKit calls none that the delegate does not
// have; here a default implementation in the protocol's extension stands for such a method, and says so.

/// Makes a call of a delegate or a data source, if there is one; it is recorded if the observer asks
/// for such calls.
///
/// - Parameters:
///   - receiver: The delegate or the data source.
///   - name: The method's name with its labels.
///   - call: Makes the call.
/// - Returns: What the receiver answered; nil without a receiver.
@MainActor @inline(__always) @discardableResult
package func notify<Receiver, Answer>(
  _ receiver: Receiver?, _ name: StaticString, _ call: (Receiver) -> Answer
) -> Answer? {
  guard let receiver else { return nil }
  return ask(receiver, name, call)
}

/// Makes a call of a delegate or a data source that may answer with nil, if there is one.
@MainActor @inline(__always)
func notify<Receiver, Answer>(
  _ receiver: Receiver?, _ name: StaticString, _ call: (Receiver) -> Answer?
) -> Answer? {
  guard let receiver else { return nil }
  return ask(receiver, name, call)
}

/// Makes a call of a delegate or a data source that is there.
@MainActor @inline(__always)
func ask<Receiver, Answer>(
  _ receiver: Receiver, _ name: StaticString, _ call: (Receiver) -> Answer
) -> Answer {
  let application = UIApplication.shared
  guard application.lifecycleObserver?.observesDelegates == true else { return call(receiver) }
  return application.delegateCalls.make(name, to: receiver, in: application, call)
}

/// Says that the method of a protocol that runs is its default implementation.
@MainActor
package func unimplemented() {
  let application = UIApplication.shared
  application.delegateCalls.reachDefault(in: application)
}

/// The answer of a default implementation, which says that it is one.
@MainActor
func unimplemented<Answer>(_ answer: Answer) -> Answer {
  unimplemented()
  return answer
}

/// The recorded calls of delegates in an application.
@MainActor
final class DelegateCalls {
  /// A method of a class.
  private struct Method: Hashable {
    let receiver: ObjectIdentifier
    let name: String
  }

  /// The innermost call that is being made, unless its implementation is the default.
  private var running: Method?
  /// The methods that are known to be defaults.
  private var defaults: Set<Method> = []

  /// Records a call and makes it.
  func make<Receiver, Answer>(
    _ name: StaticString, to receiver: Receiver, in application: UIApplication,
    _ call: (Receiver) -> Answer
  ) -> Answer {
    let object = receiver as AnyObject
    let method = Method(receiver: ObjectIdentifier(type(of: object)), name: "\(name)")
    let (outer, depth) = (running, application.callDepth)
    defer { (running, application.callDepth) = (outer, depth) }
    // On a phone the calls of UIKit's own parts are not seen either.
    guard !defaults.contains(method), !application.classes.areOfUIKit(type(of: object)) else {
      // A default that runs now is not that of the call around this one.
      running = nil
      return call(receiver)
    }
    application.record(.delegate(method.name), of: Self.id(of: object))
    running = method
    application.callDepth += 1
    return call(receiver)
  }

  /// Withdraws the record of the call that is being made: its receiver does not implement it.
  func reachDefault(in application: UIApplication) {
    guard let method = running else { return }
    running = nil
    application.callDepth -= 1
    defaults.insert(method)
    application.lifecycleObserver?.withdrawLast()
  }

  /// The identity of a receiver; objects that are no controllers have that of their class.
  private static func id(of object: AnyObject) -> ControllerID {
    (object as? UIViewController)?.lifecycleID
      ?? ControllerID(name: "\(type(of: object))", ordinal: 1)
  }
}
