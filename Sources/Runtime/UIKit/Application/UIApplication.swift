import Foundation
import LifecycleTrace

/// The running program: its windows, its queue, its clock and its observer.
///
/// The only ambient object. A controller captures the shared application when it is made, so
/// replacing it starts a fresh world for a test or a script case.
/// Source: Apple, UIApplication.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// What the program may do at the moment.
  ///
  /// Source: Apple, UIApplication.State.
  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  private static var current = UIApplication()

  /// The application that controllers made from now on belong to.
  public static var shared: UIApplication { current }

  /// Starts a fresh world: controllers made from now on belong to the given application.
  ///
  /// - Returns: The application that was shared before.
  @discardableResult
  public static func replaceShared(with application: UIApplication) -> UIApplication {
    let old = current
    current = application
    return old
  }

  /// The queue and the clock of everything in this application.
  public final let scheduler: any UIKitRuntime.Scheduler
  /// Observes every lifecycle call before the controller receives it; nil costs one test.
  public final let lifecycleObserver: (any UIKitRuntime.LifecycleObserver)?
  /// Whether an observer is set.
  final var isObserved: Bool { lifecycleObserver != nil }
  /// The way to the observer, as the delivery of calls uses it.
  final let feed: LifecycleFeed?
  /// Receives UIKit's warnings, one line each without a line break; nil drops them.
  public var logHandler: ((String) -> Void)?
  /// Reads the windows aloud for those who do not see them.
  public let screenReader = UIKitRuntime.ScreenReader()
  /// The terminal.
  public let screen: UIScreen
  /// Who answers for the person, and who shows notifications.
  public let notificationEnvironment = UIKitRuntime.NotificationEnvironment()
  /// What other modules keep with the application.
  var services: [ObjectIdentifier: AnyObject] = [:]
  /// What views need from outside: contexts, the measure of text, images, the date.
  public let viewEnvironment = UIKitRuntime.ViewEnvironment()
  /// Is told of the application's own changes.
  public weak var delegate: (any UIApplicationDelegate)? {
    didSet { delegateID = nil }
  }
  /// The name of the delegate in traces.
  private var delegateID: ControllerID?
  /// Keeps the delegate that `launch` was given.
  var retainedDelegate: (any UIApplicationDelegate)?
  /// The scenes, if the application was launched with a delegate for them.
  var sceneConnections: SceneConnections?
  /// What the program may do at the moment.
  public internal(set) var applicationState = State.inactive
  /// Tells when the keyboard comes and goes.
  private(set) final lazy var keyboard = Keyboard(of: self)

  private final var windowReferences: [WindowReference] = []
  private final var isTurnScheduled = false
  final let controllers = ControllerRegistry()
  final let transitions = TransitionQueue()
  private(set) final lazy var touchDelivery = TouchDelivery(self)
  private var storyboards: [String: SceneCollection] = [:]
  /// The transition whose calls are being made; kept here because every event asks for it.
  final var runningTransition: LifecycleTransition?
  /// How many lifecycle calls are being made inside each other.
  final var callDepth = 0

  /// Makes an application on the main dispatch queue.
  public convenience override init() {
    self.init(scheduler: UIKitRuntime.MainQueueScheduler())
  }

  /// Makes an application on a scheduler of one's own, for a terminal of a size in cells.
  ///
  /// The observer is told of every call from the first controller on, and cannot change later.
  public init(
    scheduler: any UIKitRuntime.Scheduler, screen: UIScreen = UIScreen(),
    lifecycleObserver: (any UIKitRuntime.LifecycleObserver)? = nil
  ) {
    self.scheduler = scheduler
    self.screen = screen
    self.lifecycleObserver = lifecycleObserver
    if let lifecycleObserver {
      feed = LifecycleFeed(observer: lifecycleObserver, scheduler: scheduler)
    } else {
      feed = nil
    }
    super.init()
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The windows that live and have been shown, from back to front.
  public var windows: [UIWindow] { windowReferences.compactMap(\.window) }

  /// The window that receives what the person types.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// Whether a transition is running or waits to run.
  public var hasPendingTransitions: Bool { transitions.isBusy }

  /// Hands an event to each window that it concerns; an override delivers it by calling `super`.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
  }

  /// Sends UIKit's warning to the log handler.
  func log(_ message: String) {
    logHandler?(message)
  }

  /// The scenes that are registered under the name of a storyboard.
  func scenes(named name: String) -> SceneCollection {
    if let scenes = storyboards[name] { return scenes }
    let made = SceneCollection()
    storyboards[name] = made
    return made
  }

  /// Takes a window into the list, in front of the others.
  func show(_ reference: WindowReference) {
    windowReferences.removeAll { $0.window == nil || $0 === reference }
    windowReferences.append(reference)
  }

  /// Asks for a turn: transitions first, then layout.
  ///
  /// Layout comes last because a first layout pair follows `viewIsAppearing` (I23).
  func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    scheduler.async { [self] in
      isTurnScheduled = false
      transitions.runTurn()
      for reference in windowReferences {
        guard let window = reference.window, !window.isHidden else { continue }
        window.layoutIfNeeded()
      }
    }
  }

  /// Records a call of the application's delegate, then makes it; does nothing without one.
  final func deliver(
    _ callback: ApplicationCallback, call: (any UIApplicationDelegate) -> Void
  ) {
    guard let delegate else { return }
    let id = delegateID ?? controllers.nextID(named: "\(type(of: delegate))")
    delegateID = id
    deliver(callback, of: id) { call(delegate) }
  }

  /// Tells the observer, if there is one, of a call that a controller receives now.
  final func tell(_ callback: LifecycleCallback, of controller: ControllerID) {
    switch feed {
    case .some(let feed):
      feed.tell(callback, of: controller, depth: callDepth, transition: runningTransition)
    case .none: break
    }
  }
}
