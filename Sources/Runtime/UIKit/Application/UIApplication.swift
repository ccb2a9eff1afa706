import Foundation
import LifecycleTrace
import QuartzCore

/// The running application: its windows, its scheduler and its observer.
///
/// What a phone has once, such as its screen and the prototypes of views, belongs to it; beside the shared
/// application only `UIKitRuntime.imageDecoder` is global, and the size of a cell follows it. A controller
/// captures the shared application when it is created, so replacing it isolates a test or a case of a script.
/// Source: Apple, UIApplication.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an application.
  ///
  /// Source: Apple, UIApplication.State.
  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  private static var current = {
    let application = UIApplication()
    application.becomeCurrent()
    return application
  }() { didSet { current.becomeCurrent() } }

  /// Gives those their application who cannot ask for the shared one.
  private func becomeCurrent() {
    Self.cellSize = screen.cellSize
    ScreenCell.sharedSize = screen.cellSize
    Timeline.current = frameClock.timeline
  }

  /// The shared screen's: layout asks for it so often that it counts no references.
  private(set) static var cellSize = CGSize(width: 1, height: 1)

  /// The application to which newly created controllers belong.
  public static var shared: UIApplication { current }

  /// Replaces the shared application, to which newly created controllers belong.
  ///
  /// - Returns: The application that was shared before.
  @discardableResult
  package static func replaceShared(with application: UIApplication) -> UIApplication {
    let old = current
    current = application
    return old
  }

  /// The scheduler and clock of the application.
  package final let scheduler: any UIKitRuntime.Scheduler
  /// The clock of what moves.
  package private(set) final lazy var frameClock = FrameClock(of: self, on: scheduler)
  /// Observes every lifecycle call before the controller receives it.
  package final let lifecycleObserver: (any UIKitRuntime.LifecycleObserver)?
  /// Whether an observer is set.
  final var isObserved: Bool { lifecycleObserver != nil }
  /// The observer in the form that the delivery of calls uses.
  final let feed: LifecycleFeed?
  /// Receives UIKit's warnings, one line each without a line break; nil drops them.
  package var logHandler: ((String) -> Void)?
  /// The view that is to be the first responder when it arrives in a window.
  var awaitedResponder: WeakView?
  /// Warnings that are reported once.
  private var saidWarnings: Set<String> = []
  /// Finds mistakes in the use of the lifecycle; nil to look for none.
  @exclusivity(unchecked)
  package internal(set) final var doctor: UIKitRuntime.LifecycleDoctor?
  /// The screen reader.
  package let screenReader = UIKitRuntime.ScreenReader()
  /// The terminal.
  package let screen: UIScreen
  /// The environment of the module `UserNotifications`.
  package let notificationEnvironment = UIKitRuntime.NotificationEnvironment()
  /// The classes whose methods and properties a text can name.
  package private(set) lazy var exposedClasses = UIKitRuntime.ExposedClasses()
  /// What `perform(_:with:afterDelay:)` is going to call.
  var delayedRequests: [DelayedRequest] = []
  /// Reads storyboards and nibs; nil if all are made in code.
  package var interfaceSource: (any UIKitRuntime.InterfaceSource)?
  /// Objects of other modules that belong to the application, by their class.
  var services: [ObjectIdentifier: AnyObject] = [:]
  /// The dependencies of views: contexts, text measuring, images, the date.
  package let viewEnvironment = UIKitRuntime.ViewEnvironment()
  /// The delegate.
  public weak var delegate: (any UIApplicationDelegate)? {
    didSet { delegateID = nil }
  }
  /// The name of the delegate in traces.
  private var delegateID: ControllerID?
  /// A strong reference to the delegate that was passed to `launch`.
  var retainedDelegate: (any UIApplicationDelegate)?
  /// The scenes, if the application was launched with a delegate for them.
  var sceneConnections: SceneConnections?
  /// The state of the application.
  public internal(set) var applicationState = State.inactive
  /// Posts the notifications of the keyboard.
  private(set) final lazy var keyboard = Keyboard(of: self)

  /// The prototypes whose values views take that have none of their own.
  let appearances = AppearanceProxies()
  /// Whether a container has replaced traits of a child.
  final var overridesTraits = false

  final let windowStack = WindowStack()
  private(set) final lazy var updateCycle = UpdateCycle(of: self)
  final let controllers = ControllerRegistry()
  final let transitions = TransitionQueue()
  private(set) final lazy var touchDelivery = TouchDelivery(self)
  /// The focus system, once a person has asked for the focus.
  final var focusSystemIfMade: UIFocusSystem?
  private var storyboards: [String: SceneCollection] = [:]
  /// What the load of a storyboard that is under way has made.
  var sceneLoad = SceneLoad()
  /// Whether the device is held in a way that the app in front did not want the screen to follow.
  var wasRotationRefused = false
  /// The transition whose calls are being made; stored here because every event needs it.
  final var runningTransition: LifecycleTransition?
  /// Where the depth of nested lifecycle calls is counted.
  ///
  /// It lies outside of the application so that a signal handler can read it; who watches the process
  /// sets a place of its own.
  @exclusivity(unchecked) package final var callDepthMemory: UnsafeMutablePointer<Int>
  private final nonisolated(unsafe) let ownCallDepth: UnsafeMutablePointer<Int>
  /// The depth of nested lifecycle calls.
  final var callDepth: Int {
    @inline(__always) get { callDepthMemory.pointee }
    @inline(__always) set { callDepthMemory.pointee = newValue }
  }
  /// Which classes are UIKit's own.
  final let classes = ClassOrigins()
  /// Makes the calls of delegates that are recorded.
  final let delegateCalls = DelegateCalls()

  /// Creates an application on the main dispatch queue.
  ///
  /// It is no convenience of the one below, which a subclass outside this package cannot inherit.
  public override init() {
    scheduler = UIKitRuntime.MainQueueScheduler()
    screen = UIScreen()
    lifecycleObserver = nil
    feed = nil
    ownCallDepth = .allocate(capacity: 1)
    ownCallDepth.initialize(to: 0)
    callDepthMemory = ownCallDepth
    super.init()
  }

  /// Creates an application with a scheduler and a screen.
  ///
  /// The observer is notified of every call from the first controller on, and cannot be replaced.
  package init(
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
    ownCallDepth = .allocate(capacity: 1)
    ownCallDepth.initialize(to: 0)
    callDepthMemory = ownCallDepth
    super.init()
  }

  deinit {
    ownCallDepth.deallocate()
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The windows that have been shown, from back to front.
  public var windows: [UIWindow] { windowStack.windows }
  /// Whether the screen stays on without touches, as that of a terminal always does.
  public var isIdleTimerDisabled = false
  /// Whether the app says that it uses the network, which nothing shows since iOS 13.
  public var isNetworkActivityIndicatorVisible = false
  /// The items of the app's icon, which no one sees, as there is no icon; nil for none.
  public var shortcutItems: [UIApplicationShortcutItem]?
  /// The number at the app's icon, which the log says, as there is no icon.
  public var applicationIconBadgeNumber = 0 {
    didSet { log("[Badge] \(applicationIconBadgeNumber)") }
  }
  private var ignoreCount = 0

  /// Whether touches begin nowhere.
  public var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }
  /// Lets touches begin nowhere, until `endIgnoringInteractionEvents()` was called as often.
  public func beginIgnoringInteractionEvents() { ignoreCount += 1 }
  /// Ends one call of `beginIgnoringInteractionEvents()`.
  public func endIgnoringInteractionEvents() { ignoreCount = max(0, ignoreCount - 1) }

  /// The window that receives what the person types.
  ///
  /// - Complexity: O(1); the shell reads it before each line.
  public var keyWindow: UIWindow? { windowStack.key?.window }
  /// The orientation of the interface.
  ///
  /// Source: Apple, UIApplication.statusBarOrientation.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(size: screen.bounds.size)
  }

  /// Whether a transition is running or pending.
  package var hasPendingTransitions: Bool { transitions.isBusy }

  /// Dispatches an event to the windows that it concerns; an override must call `super` to deliver
  /// it.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
  }

  /// Sends a selector to a target; returns whether there was one.
  ///
  /// A nil target is the first that has the action in the chain of the first responder, or in that of the
  /// sender if there is no first responder; without both there is none. The method may take the sender and the event. An argument of another type than it takes
  /// would be undefined behaviour, which Objective-C allows; here the method is not called then, and a
  /// warning is logged.
  ///
  /// - Precondition: The target has the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? self.target(of: action, from: sender) else { return false }
    do throws(UIKitRuntime.ExposureError) {
      try exposedClasses.send(
        action, to: receiver as AnyObject, with: [sender, event ?? UIEvent()])
    } catch {
      if case .unrecognizedSelector = error { preconditionFailure("\(error)") }
      log("\(error), so it is not called")
    }
    return true
  }

  /// Passes a warning of UIKit's to the log handler, unless it is to be given once and was.
  package func log(_ message: String, once: Bool = false) {
    if !once || saidWarnings.insert(message).inserted { logHandler?(message) }
  }

  /// The scenes that are registered under the name of a storyboard, or those of its file.
  func scenes(named name: String, bundle: Bundle?) -> SceneCollection {
    if let scenes = storyboards[name] { return scenes }
    let made = SceneCollection()
    storyboards[name] = made
    made.add(interfaceSource?.scenes(ofStoryboard: name, bundle: bundle) ?? [])
    return made
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

  /// Records a call that a controller receives now, if there is an observer.
  final func record(_ callback: LifecycleCallback, of controller: ControllerID) {
    switch feed {
    case .some(let feed):
      feed.record(callback, of: controller, depth: callDepth, transition: runningTransition)
    case .none: break
    }
  }
}
