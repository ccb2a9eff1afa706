import Foundation

/// The root of the views: as big as the terminal, with the view of its root controller.
///
/// Source: Apple, UIWindow.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The application in which the window was made.
  let application: UIApplication
  let reference = WindowReference()
  private var storedRoot: UIViewController?
  private(set) lazy var contents = ContainerChildren(of: self)
  /// Whether this window receives what the person types.
  public var isKeyWindow: Bool { application.keyWindowReference === reference }
  /// The responder that receives what is typed while this is the key window.
  package internal(set) weak var firstResponder: UIResponder?
  /// Whether one first responder goes because another one comes.
  var isExchangingFirstResponder = false
  /// Whether something is to be drawn again; the renderer clears it.
  public var isRedrawNeeded: Bool {
    get { isOutOfDate }
    set { isOutOfDate = newValue }
  }
  /// What `isRedrawNeeded` tells; views set it for each change, so it is checked as little as possible.
  final var isOutOfDate = true
  /// Whether touches of this window are under way.
  final var isTouched = false

  /// Makes a hidden window with a frame in cells.
  public override init(frame: CGRect) {
    application = UIApplication.shared
    super.init(frame: frame)
    finishInit()
  }

  /// Makes a hidden window as big as the terminal.
  public convenience init() {
    self.init(frame: UIApplication.shared.screen.bounds)
  }

  /// Makes a hidden window of a scene, as big as the terminal.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Makes a hidden window as unarchiving would.
  public required init?(coder: NSCoder) {
    application = UIApplication.shared
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

  /// The terminal that the window is on.
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

  /// Whether the window is left out; showing it lets its root appear.
  open override var isHidden: Bool {
    didSet {
      guard oldValue, !isHidden, canBeShown else { return }
      application.show(reference)
      arrangeRoot()
    }
  }

  /// Shows the window and makes it the one that receives what the person types.
  open func makeKeyAndVisible() {
    guard canBeShown else {
      application.log("[Window] \(type(of: self)) has no window scene, so it is not shown")
      return
    }
    makeKey()
    application.show(reference)
    isHidden = false
    arrangeRoot()
  }

  /// Lets the window receive what the person types.
  open func makeKey() {
    application.keyWindowReference = reference
  }

  private var canBeShown: Bool { application.sceneConnections == nil || windowScene != nil }

  /// Delivers an event to views; an override calls `super`.
  open func sendEvent(_ event: UIEvent) {
    application.touchDelivery.deliver(event, in: self)
  }

  /// Asks for a layout in the next turn.
  func scheduleLayoutPass() {
    application.scheduleTurn()
  }

  /// Loads the first root at once and lets the root appear, or replaces it, a turn later.
  private func arrangeRoot() {
    contents.placeSilently()
    if contents.needsChange { contents.setNeedsChange(animated: false) }
  }
}

extension UIWindow: ChildContainer {
  var parentOfChildren: UIViewController? { nil }
  /// A window is visible as soon as it has a root to show.
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

  /// A root goes with everything that it presented, those in front first.
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

/// Refers to a window without keeping it; the window clears it when it goes.
final class WindowReference: Sendable {
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?
}
