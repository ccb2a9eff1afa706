import Foundation

/// The root of the views: as big as the terminal, and home of one controller.
///
/// Source: Apple, UIWindow.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The application in which the window was made.
  let application: UIApplication
  let reference = WindowReference()
  private var storedRoot: UIViewController?
  /// The root controller whose appearance has been arranged.
  private var shownRoot: UIViewController?
  private var isRootChangePending = false
  /// The old root and all that it presented, while they go.
  private var leaving: [UIViewController] = []
  /// Whether this window receives what the person types.
  public private(set) var isKeyWindow = false
  /// Whether something is to be drawn again; the renderer clears it.
  public var isRedrawNeeded: Bool {
    get { isOutOfDate }
    set { isOutOfDate = newValue }
  }
  /// What `isRedrawNeeded` tells; views set it for each change, so it is checked as little as possible.
  final var isOutOfDate = true

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

  open override var next: UIResponder? { application }

  /// The terminal that the window is on.
  public var screen: UIScreen { application.screen }

  /// The controller whose view fills the window.
  ///
  /// Source: UIKIT-CASES.md timing-next-turn: the view is loaded at once, the callbacks follow.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set {
      storedRoot = newValue
      if !isHidden { arrangeRoot() }
    }
  }

  /// Whether the window is left out; showing it lets its root appear.
  open override var isHidden: Bool {
    didSet {
      guard oldValue, !isHidden else { return }
      application.show(reference)
      arrangeRoot()
    }
  }

  /// Shows the window and lets it receive what the person types.
  open func makeKeyAndVisible() {
    makeKey()
    application.show(reference)
    isHidden = false
    arrangeRoot()
  }

  /// Lets the window receive what the person types.
  open func makeKey() {
    for window in application.windows { window.isKeyWindow = false }
    isKeyWindow = true
  }

  /// Asks for a layout in the next turn.
  func scheduleLayoutPass() {
    application.scheduleTurn()
  }

  /// Brings the shown root in agreement with the one that is set, a turn later.
  private func arrangeRoot() {
    if shownRoot == nil, let root = storedRoot {
      placeRoot(root)
      shownRoot = root
      enqueueRootChange(from: nil)
    } else if shownRoot !== storedRoot {
      enqueueRootChange(from: shownRoot)
    }
  }

  private func placeRoot(_ root: UIViewController) {
    root.isPlacedByContainer = true
    root.loadViewIfNeeded()
    guard let view = root.viewIfLoaded, view.storedSuperview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private func enqueueRootChange(from old: UIViewController?) {
    guard !isRootChangePending, let container = storedRoot ?? old else { return }
    isRootChangePending = true
    application.transitions.enqueue(
      Transition(
        row: .windowRoot, container: container, isAnimated: false, duration: 0,
        resolve: { [self] in resolveRootChange(from: old) },
        place: { [self] sides in
          for root in sides.new { placeRoot(root) }
        },
        remove: { [self] _, _ in
          for controller in leaving {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.presentation?.removeContainer()
          }
        },
        finish: { [self] _, _ in
          for controller in leaving {
            controller.isPlacedByContainer = false
            controller.presentation = nil
          }
          leaving = []
        }))
  }

  private func resolveRootChange(from old: UIViewController?) -> Transition.Sides? {
    isRootChangePending = false
    let new = storedRoot
    shownRoot = new
    guard new !== old || new?.appearance.phase == .disappeared else { return nil }
    new?.prepareTree()
    var sides = Transition.Sides()
    if let old, old !== new {
      leaving = old.presentationChain
      for presented in leaving { presented.storedPresenting?.unlinkPresented(presented) }
      sides.old = leaving.reversed().filter { $0.appearance.phase != .disappeared }
    }
    if let new { sides.new = [new] }
    return sides
  }
}

/// Refers to a window without keeping it; the window clears it when it goes.
final class WindowReference: Sendable {
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?
}
