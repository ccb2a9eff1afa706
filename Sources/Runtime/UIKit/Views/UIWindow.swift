import Foundation

/// The root of a view hierarchy, with the view of its root view controller.
///
/// Source: Apple, UIWindow.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The application in which the window was created.
  let application: UIApplication
  /// That of the application, which is asked for whenever a view needs layout.
  private let updateCycle: UpdateCycle
  let reference = WindowReference()
  private var storedRoot: UIViewController?
  private(set) lazy var contents = ContainerChildren(of: self)
  /// Whether this window is the key window, which receives typed text.
  public var isKeyWindow: Bool { application.windowStack.key === reference }
  /// The first responder, which receives typed text while this is the key window.
  package internal(set) weak var firstResponder: UIResponder?
  private lazy var windowUndoManager = UndoManager()
  /// The undo manager of all responders in the window that have none of their own.
  open override var undoManager: UndoManager? { windowUndoManager }
  /// Whether one first responder is being replaced by another one.
  var isExchangingFirstResponder = false
  /// Whether the window needs display; the renderer clears it.
  package var isRedrawNeeded: Bool {
    get { isOutOfDate }
    set { isOutOfDate = newValue }
  }
  /// The storage of `isRedrawNeeded`, which views set for each change, so checks are left out.
  final var isOutOfDate = true
  /// Whether the window is being touched.
  final var isTouched = false

  /// Makes a hidden window with a frame in points.
  public override init(frame: CGRect) {
    application = UIApplication.shared
    updateCycle = application.updateCycle
    super.init(frame: frame)
    finishInit()
  }

  /// Makes a hidden window of the size of the screen.
  public convenience init() {
    self.init(frame: UIApplication.shared.screen.bounds)
  }

  /// Makes a hidden window of a scene, of the size of the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Makes a hidden window as unarchiving would.
  public required init?(coder: NSCoder) {
    application = UIApplication.shared
    updateCycle = application.updateCycle
    super.init(coder: coder)
    finishInit()
  }

  private func finishInit() {
    storedWindow = self
    isHidden = true
    reference.window = self
  }

  deinit {
    reference.window = nil
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene ?? application }

  /// The scene that shows the window; in an app with scenes a window without one is never shown.
  ///
  /// Source: UIKIT-CASES.md scene-window.
  open weak var windowScene: UIWindowScene?

  /// The screen of the window.
  public var screen: UIScreen { application.screen }

  /// The controller whose view fills the window.
  ///
  /// Source: UIKIT-CASES.md timing-next-turn: the view is loaded at once, the callbacks follow.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set {
      storedRoot = newValue
      if !isHidden, canBeShown { arrangeRoot() }
    }
  }

  /// Whether the window is hidden; showing it makes its root appear.
  open override var isHidden: Bool {
    didSet {
      guard oldValue, !isHidden, canBeShown else { return }
      application.windowStack.show(reference)
      arrangeRoot()
    }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    guard canBeShown else {
      application.log("[Window] \(type(of: self)) has no window scene, so it is not shown")
      return
    }
    makeKey()
    application.windowStack.show(reference)
    isHidden = false
    arrangeRoot()
  }

  /// Makes the window the key window, and calls both windows.
  open func makeKey() {
    let old = application.keyWindow
    guard old !== self else { return }
    application.windowStack.key = reference
    old?.resignKey()
    old?.post(UIWindow.didResignKeyNotification)
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.postOnMainQueue(name: name, object: self)
  }

  /// Called after the window has become the key window.
  open func becomeKey() {}
  /// Called after the window has stopped being the key window.
  open func resignKey() {}

  /// Where the window lies among the others, of which those of the same level keep their order.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { application.windowStack.sort() } }
  }

  /// The root controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    rootViewController.map { [$0] } ?? [self]
  }

  private var canBeShown: Bool { application.sceneConnections == nil || windowScene != nil }

  /// Dispatches an event to gesture recognizers and views; an override must call `super`.
  open func sendEvent(_ event: UIEvent) {
    application.touchDelivery.deliver(event, in: self)
  }

  /// Schedules a layout pass in the next turn.
  func scheduleLayoutPass() {
    updateCycle.scheduleLayoutPass(of: application)
  }

  /// Loads the first root at once, and schedules its appearance or replacement a turn later.
  ///
  /// Its turn is scheduled before the root's view is loaded, so that blocks which `viewDidLoad` puts on the main
  /// queue come after the root's calls. Source: UIKIT-CASES.md timing-launch-blocks.
  private func arrangeRoot() {
    if containerPhase == .disappeared, storedRoot != nil {
      updateCycle.scheduleTurn(of: application)
    }
    contents.placeSilently()
    if contents.needsChange { contents.setNeedsChange(animated: false) }
  }
}

extension UIWindow {
  /// A level of windows; higher ones are in front.
  ///
  /// Source: Apple, UIWindow.Level.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The place among the levels.
    public var rawValue: CGFloat

    /// Makes a level from its place.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level from its place.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of an app's windows.
    public static let normal = Level(0)
    /// In front of an app's windows, where a phone has its status bar.
    public static let statusBar = Level(1000)
    /// In front of everything else.
    public static let alert = Level(2000)

    /// Whether a level lies behind another one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Posted after a window has become the key window; the object is the window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window has stopped being the key window; the object is the window.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

extension UIWindow: ChildContainer {
  var parentOfChildren: UIViewController? { nil }
  /// A window is in the phase `appeared` when it has a root to show.
  var containerPhase: AppearanceState.Phase {
    contents.displayed.isEmpty ? .disappeared : .appeared
  }
  var memberChildren: [UIViewController] { rootViewController.map { [$0] } ?? [] }
  var wantedChildren: [UIViewController] { memberChildren }
  func orderRow(isAnimated: Bool) -> OrderRow { .windowRoot }

  func install(_ children: [UIViewController]) {
    guard let view = children.first?.viewIfLoaded, view.storedSuperview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  func uninstall(_ child: UIViewController) {
    child.viewIfLoaded?.removeFromSuperview()
    child.presentation?.removeContainer()
  }

  /// A root disappears with everything that it presents, the frontmost first.
  func departures(of children: [UIViewController]) -> [UIViewController] {
    let chain = children.flatMap(\.presentationChain)
    for presented in chain { presented.storedPresenting?.unlinkPresented(presented) }
    return chain.reversed()
  }

  func release(_ child: UIViewController) {
    child.isPlacedByContainer = false
    child.presentation = nil
  }

  func removeMember(_ child: UIViewController) {}
}

/// A reference to a window that does not retain it; the window clears it when it is deallocated.
final class WindowReference: Sendable {
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?
}
