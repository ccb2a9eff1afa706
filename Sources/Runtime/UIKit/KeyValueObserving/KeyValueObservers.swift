import Foundation
import Synchronization

/// One observer of one object.
final class KeyValueRegistration {
  /// The object that is observed.
  private(set) weak var subject: AnyObject?
  let subjectID: ObjectIdentifier
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
    (self.subject, subjectID) = (subject, ObjectIdentifier(subject))
    (self.key, self.observer, self.context) = (key, observer, context)
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
    private var byObject: [ObjectIdentifier: [KeyValueRegistration]] = [:]
    /// The number of objects above which those that have ended are looked for.
    private var limit = 64

    subscript(id: ObjectIdentifier) -> [KeyValueRegistration] { byObject[id] ?? [] }

    /// Adds one in constant time, amortized.
    mutating func add(_ registration: KeyValueRegistration) {
      // An object may have the place in memory of one that has ended.
      remove(from: registration.subjectID) { $0.subject == nil }
      byObject[registration.subjectID, default: []].append(registration)
      guard byObject.count > limit else { return }
      byObject = byObject.filter { $1.contains { $0.subject != nil } }
      limit = max(64, 2 * byObject.count)
    }

    /// Removes those of an object that are meant, and returns how many there were.
    @discardableResult
    mutating func remove(
      from id: ObjectIdentifier, where isMeant: (KeyValueRegistration) -> Bool
    ) -> Int {
      let old = self[id]
      let kept = old.filter { !isMeant($0) }
      byObject[id] = kept.isEmpty ? nil : kept
      return old.count - kept.count
    }
  }

  private let registrations = Mutex(Registrations())
  /// Whether there has been an observer: setters ask this first, so that an app without one pays for one load.
  private let hasBeenUsed = Atomic(false)
  var isUsed: Bool { hasBeenUsed.load(ordering: .acquiring) }

  func add(_ registration: KeyValueRegistration) {
    nonisolated(unsafe) let added = registration
    registrations.withLock { $0.add(added) }
    hasBeenUsed.store(true, ordering: .releasing)
  }

  /// Ends the observations of an object that are meant, and returns how many there were.
  @discardableResult
  func remove(from id: ObjectIdentifier, where isMeant: (KeyValueRegistration) -> Bool) -> Int {
    registrations.withLock { $0.remove(from: id, where: isMeant) }
  }

  /// Tells the observers of an object that a property has a value, after it was set.
  func didChange(_ object: AnyObject, _ key: String, to value: @autoclosure () -> Any?) {
    guard isUsed else { return }
    let id = ObjectIdentifier(object)
    // The lock is not held while observers run: they may observe and end observations.
    nonisolated(unsafe) var told: [KeyValueRegistration] = []
    registrations.withLock { told = $0[id] }
    for registration in told where registration.subject === object {
      if registration.key == nil || registration.key == key { registration.receive(value()) }
    }
  }
}
