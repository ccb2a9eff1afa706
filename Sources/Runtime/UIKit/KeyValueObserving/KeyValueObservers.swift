import Foundation
import Synchronization

/// One observer of one object.
final class KeyValueRegistration {
  /// The object that is observed.
  private(set) weak var subject: AnyObject?
  /// The object that observes by `addObserver(_:forKeyPath:options:context:)`.
  weak var observer: AnyObject?
  /// The name of the property; nil for a key path, whose value is read after each change of the object.
  let key: String?
  let context: UnsafeMutableRawPointer?
  /// Tells the observer of a value, unless it has it already.
  let receive: (_ value: Any?) -> Void

  init(
    of subject: AnyObject, key: String?, observer: AnyObject? = nil,
    context: UnsafeMutableRawPointer? = nil, receive: @escaping (Any?) -> Void
  ) {
    (self.subject, self.key, self.observer, self.context) = (subject, key, observer, context)
    self.receive = receive
  }
}

/// Who observes which objects.
///
/// There is no Objective-C runtime that could watch setters, so a setter says what it has set: those of UIKit's classes
/// for the properties that apps observe, and those of `@objc dynamic` properties, into which the translation of an app
/// puts the call. Observers are called in the setter, on its thread, as on a phone; but not for a value that equals the
/// one before. Source: Apple, "Key-Value Observing Programming Guide"; UIKIT-CASES.md key-value-observing.
final class KeyValueObservers: Sendable {
  static let shared = KeyValueObservers()

  /// Registrations are used in the calls of their own objects only.
  private struct Registrations: @unchecked Sendable {
    var all: [ObjectIdentifier: [KeyValueRegistration]] = [:]

    /// Removes those of an object that are meant, and returns how many there were.
    @discardableResult
    mutating func removeFromObject(
      _ id: ObjectIdentifier, where isMeant: (KeyValueRegistration) -> Bool
    ) -> Int {
      let old = all[id] ?? []
      let kept = old.filter { !isMeant($0) }
      all[id] = kept.isEmpty ? nil : kept
      return old.count - kept.count
    }
  }

  private let registrations = Mutex(Registrations())
  /// Whether there has been an observer: setters ask this first, so that an app without one pays for one load.
  private let isUsed = Atomic(false)

  func add(_ registration: KeyValueRegistration) {
    nonisolated(unsafe) let added = registration
    registrations.withLock { registrations in
      for id in Array(registrations.all.keys) {
        registrations.removeFromObject(id) { $0.subject == nil }
      }
      guard let subject = added.subject else { return }
      registrations.all[ObjectIdentifier(subject), default: []].append(added)
    }
    isUsed.store(true, ordering: .releasing)
  }

  /// Ends the observations that are meant, and returns how many there were.
  @discardableResult
  func remove(where isMeant: (KeyValueRegistration) -> Bool) -> Int {
    registrations.withLock { registrations in
      Array(registrations.all.keys).reduce(0) {
        $0 + registrations.removeFromObject($1, where: isMeant)
      }
    }
  }

  /// Tells the observers of an object that a property has a value, after it was set.
  func didChange(_ object: AnyObject, _ key: String, to value: @autoclosure () -> Any?) {
    guard isUsed.load(ordering: .acquiring) else { return }
    let id = ObjectIdentifier(object)
    let told = registrations.withLock { Registrations(all: [id: $0.all[id] ?? []]) }
    // The lock is not held while observers run: they may observe and end observations.
    for registration in told.all[id] ?? [] where registration.subject === object {
      if registration.key == nil || registration.key == key { registration.receive(value()) }
    }
  }
}
