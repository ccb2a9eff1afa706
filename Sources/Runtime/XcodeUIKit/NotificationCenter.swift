import UIKit

/// A notification center whose observers are called in the order in which they were added, as on a phone;
/// Foundation's has no order on this system.
///
/// What is posted goes through Foundation's center, so that both see the notifications of UIKit and of the
/// app. Source: Apple, NotificationCenter.
open class NotificationCenter: NSObject, @unchecked Sendable {
  /// The center that UIKit posts to.
  public static let `default` = NotificationCenter(.default)

  /// What an observer is called with, and for which notifications.
  private final class Observation: NSObject {
    weak var observer: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let isForAnyObject: Bool
    let queue: OperationQueue?
    let run: (Notification) -> Void

    init(
      _ observer: AnyObject?, _ name: Notification.Name?, _ object: Any?, _ queue: OperationQueue?,
      run: @escaping (Notification) -> Void
    ) {
      self.observer = observer
      self.name = name
      self.object = object.map { $0 as AnyObject }
      isForAnyObject = object == nil
      self.queue = queue
      self.run = run
    }

    func concerns(_ notification: Notification) -> Bool {
      (name == nil || name == notification.name)
        && (isForAnyObject || object === notification.object.map { $0 as AnyObject })
    }

    func receive(_ notification: Notification) {
      guard let queue, queue !== OperationQueue.current else { return run(notification) }
      nonisolated(unsafe) let (run, notification) = (run, notification)
      queue.addOperation { run(notification) }
    }
  }

  private let base: Foundation.NotificationCenter
  private let lock = NSRecursiveLock()
  private var observations: [Observation] = []
  private var subscription: (any NSObjectProtocol)?

  /// Makes a center of its own.
  public convenience override init() {
    self.init(Foundation.NotificationCenter())
  }

  private init(_ base: Foundation.NotificationCenter) {
    self.base = base
    super.init()
    subscription = base.addObserver(forName: nil, object: nil, queue: nil) { [weak self] in
      self?.deliver($0)
    }
  }

  deinit {
    if let subscription { base.removeObserver(subscription) }
  }

  // MARK: Observers

  /// Sends a selector to an observer, which is not kept, for notifications of a name and an object; nil
  /// stands for all of them.
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    add(
      Observation(observer, aName, anObject, nil) { [weak observer] notification in
        guard let observer else { return }
        nonisolated(unsafe) let (receiver, argument) = (observer, notification)
        MainThread.perform {
          UIApplication.shared.sendAction(aSelector, to: receiver, from: argument, for: nil)
        }
      })
  }

  /// Runs a closure for notifications of a name and an object; nil stands for all of them.
  ///
  /// It runs on the queue, or on the thread of the post if that is nil. The result is the observer, for
  /// `removeObserver(_:)`.
  @discardableResult
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(nil, name, obj, queue, run: block)
    observation.observer = observation
    add(observation)
    return observation
  }

  private func add(_ observation: Observation) {
    lock.withLock { observations.append(observation) }
  }

  /// Removes an observer.
  open func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer for notifications of a name and an object; nil stands for all of them.
  open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
    let observer = observer as AnyObject
    let object = anObject.map { $0 as AnyObject }
    lock.withLock {
      observations.removeAll {
        ($0.observer == nil || $0.observer === observer) && (aName == nil || $0.name == aName)
          && (object == nil || $0.object === object)
      }
    }
  }

  // MARK: Posting

  /// Posts a notification.
  open func post(_ notification: Notification) {
    base.post(notification)
  }

  /// Posts a notification of a name.
  open func post(
    name aName: Notification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    base.post(name: aName, object: anObject, userInfo: userInfo)
  }

  private func deliver(_ notification: Notification) {
    let concerned = lock.withLock { observations.filter { $0.concerns(notification) } }
    for observation in concerned where observation.observer != nil {
      let isStillThere = lock.withLock { observations.contains { $0 === observation } }
      if isStillThere { observation.receive(notification) }
    }
  }
}
