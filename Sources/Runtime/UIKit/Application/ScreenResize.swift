import Foundation
import LifecycleTrace

extension UIApplication {
  /// Changes the size of the screen, as a resize of the terminal does.
  ///
  /// Source: UIKIT-CASES.md "Rotation and size changes"; a resize takes no time.
  package func resize(to size: CGSize) {
    ScreenResize.begin(in: self, to: { _ in size }, isAnimated: false)
  }

  /// Rotates the screen: width and height are exchanged, with a row counting as two columns.
  ///
  /// 80x24 becomes 48x40 and that 80x24 again; with cells of 8x16 points, width and height in points
  /// are exchanged.
  ///
  /// The screen is rotated only if the frontmost controller that covers it supports the new
  /// orientation. Source: UIKIT-CASES.md rotation-single; Apple, supportedInterfaceOrientations.
  package func rotate() {
    ScreenResize.begin(
      in: self,
      to: { [self] size in
        let squeeze = screen.cellSize.height / (2 * screen.cellSize.width)
        let turned = CGSize(
          width: size.height / squeeze, height: (size.width * squeeze).rounded(.down))
        wasRotationRefused = !ScreenResize.isSupported(turned, in: self)
        return wasRotationRefused ? size : turned
      }, isAnimated: true)
  }
}

/// A transition to another size of the screen.
@MainActor
private final class ScreenResize: Transition {
  private let application: UIApplication
  private let root: UIViewController
  /// Computes the new size from the old one when the transition begins.
  private let newSize: @MainActor (CGSize) -> CGSize
  /// The containers whose displayed children change with the size.
  private var changed: [UIViewController] = []

  private init(
    application: UIApplication, root: UIViewController,
    to newSize: @escaping @MainActor (CGSize) -> CGSize, isAnimated: Bool
  ) {
    self.application = application
    self.root = root
    self.newSize = newSize
    super.init(
      row: .sizeChange, container: root, isAnimated: isAnimated,
      duration: TransitionTiming.rotation)
  }

  /// Changes the size of the screen in its turn, or at once where there is no controller to tell.
  static func begin(
    in application: UIApplication, to newSize: @escaping @MainActor (CGSize) -> CGSize,
    isAnimated: Bool
  ) {
    guard let root = application.keyWindow?.rootViewController else {
      let screen = application.screen
      let old = ScreenState(screen)
      screen.bounds.size = newSize(screen.bounds.size)
      for window in application.windows { window.frame = screen.bounds }
      if old.bounds != screen.bounds { updateScenes(of: application, from: old) }
      return
    }
    application.transitions.enqueue(
      ScreenResize(application: application, root: root, to: newSize, isAnimated: isAnimated))
  }

  /// Whether the frontmost controller that covers the screen supports the orientation of a size.
  static func isSupported(_ size: CGSize, in application: UIApplication) -> Bool {
    let chain = application.keyWindow?.rootViewController?.presentationChain ?? []
    guard let front = chain.last(where: { $0.presentation?.shouldRemovePresentersView ?? true })
    else { return true }
    let wanted: UIInterfaceOrientationMask =
      UIInterfaceOrientation(size: size).isLandscape
      ? .landscape : [.portrait, .portraitUpsideDown]
    return front.shouldAutorotate && !front.supportedInterfaceOrientations.isDisjoint(with: wanted)
  }

  /// Tells the delegates of window scenes that the screen has changed.
  private static func updateScenes(of application: UIApplication, from old: ScreenState) {
    for case let scene as UIWindowScene in application.sceneConnections?.scenes ?? [] {
      scene.update(from: old)
    }
  }

  /// Notifies the controllers, changes the size, and lets containers adapt to new traits.
  override func resolve() -> Sides? {
    let screen = application.screen
    let size = newSize(screen.bounds.size)
    guard screen.bounds.size != size, let running = application.transitions.running(of: root) else {
      return nil
    }
    let oldState = ScreenState(screen)
    let oldTraits = oldState.traits
    let newTraits = screen.traits(for: size)
    let wasLandscape = UIDevice(screen: screen).orientation.isLandscape
    let coordinator = running.coordinator
    let chain = covering
    if oldTraits != newTraits {
      root.announceTraits(newTraits, with: coordinator)
      for presented in chain.dropFirst() {
        presented.presentation?.willTransition(to: newTraits, with: coordinator)
      }
      for presentation in presentations { presentation.readapt(to: newTraits) }
    }
    root.announceSize(size, with: coordinator)
    for presentation in presentations where presentation.coversWindow {
      presentation.viewWillTransition(to: size, with: coordinator)
    }
    screen.bounds = CGRect(origin: .zero, size: size)
    if wasLandscape != UIDevice(screen: screen).orientation.isLandscape {
      application.post(UIDevice.orientationDidChangeNotification)
    }
    let sides = oldTraits == newTraits ? Sides() : adaptControllers()
    applySize(size)
    Self.updateScenes(of: application, from: oldState)
    if oldTraits != newTraits { reportTraits(oldTraits, chain) }
    return sides
  }

  /// The root and the controllers presented over the window, from bottom to top, including those
  /// about to be dismissed.
  private var covering: [UIViewController] {
    let chain = root.presentationChain
    return chain
      + application.controllers.live.filter { controller in
        controller.storedPresenting == nil && controller.presentation?.coversWindow == true
          && !chain.containsIdentical(to: controller)
      }
  }

  /// The current presentations: first those over the window, from bottom to top, then those over a
  /// context.
  private var presentations: [UIPresentationController] {
    let covering = covering.dropFirst()
    let others = application.controllers.live.filter { controller in
      controller.storedPresenting != nil && !covering.contains { $0 === controller }
    }
    return (covering + others).compactMap(\.presentation)
  }

  private func applySize(_ size: CGSize) {
    for window in application.windows { window.frame = CGRect(origin: .zero, size: size) }
    for presentation in presentations { presentation.resizeContainer() }
    // The view of a covered root is not in the window, but must have the new size when it is shown
    // again.
    if root.storedPresented != nil, let view = root.viewIfLoaded, view.superview == nil {
      view.frame = CGRect(origin: .zero, size: size)
    }
  }

  /// Lets visible containers change their displayed children, outer ones first.
  private func adaptControllers() -> Sides {
    var sides = Sides()
    let live = application.controllers.live
    for controller in live.sorted(by: { $0.ancestors.count < $1.ancestors.count }) {
      // Containers that disappear with an outer one adapt when they appear again.
      guard controller.appearance.phase == .appeared, !controller.disappears(with: sides),
        controller.adaptToTraits()
      else { continue }
      beginChange(of: controller, reinstalls: true, in: &sides)
      for inner in live where inner !== controller && inner.isInside(controller) {
        guard !inner.disappears(with: sides) else { continue }
        beginChange(of: inner, reinstalls: false, in: &sides)
      }
    }
    // The app's `viewDidLoad` may have removed a container meanwhile.
    sides.new.removeAll { $0.storedParent?.appearance.isVisible == false }
    return sides
  }

  /// Makes the change of a container's children a part of this transition.
  private func beginChange(
    of controller: UIViewController, reinstalls: Bool, in sides: inout Sides
  ) {
    guard
      let change = controller.containerChildren?.begin(isAnimated: false, reinstalls: reinstalls)
    else { return }
    sides.old += change.old
    sides.new += change.new
    changed.append(controller)
  }

  /// Installs the views of the changed children.
  override func place(_ sides: Sides) {
    for container in changed { container.containerChildren?.place() }
  }

  override func remove(_ sides: Sides, isCompleted: Bool) {
    for container in changed { container.containerChildren?.removeViews(isCompleted: true) }
  }

  override func finish(isCompleted: Bool) {
    for container in changed { container.containerChildren?.finish(isCompleted: true) }
    changed = []
  }

  /// Calls `traitCollectionDidChange` of controllers and views.
  private func reportTraits(_ old: UITraitCollection, _ chain: [UIViewController]) {
    for window in application.windows { window.reportTraits(old) }
    for controller in chain { controller.reportTraits(old) }
  }
}

extension UIViewController {
  /// The containers around this controller, the nearest one first.
  fileprivate var ancestors: [UIViewController] {
    var found: [UIViewController] = []
    while let next = (found.last ?? self).storedParent { found.append(next) }
    return found
  }

  /// Whether this controller or an ancestor is on the side that disappears.
  fileprivate func disappears(with sides: Transition.Sides) -> Bool {
    ([self] + ancestors).contains(where: sides.old.containsIdentical)
  }

  /// Calls `traitCollectionDidChange` of this controller and its descendants.
  func reportTraits(_ old: UITraitCollection) {
    if isViewLoaded {
      sceneObjects?.traitsDidChange(traitCollection)
      deliver(.traitCollectionDidChange) { traitCollectionDidChange(old) }
      for observer in traitObservers { observer.tell(old, traitCollection) }
    }
    for child in storedChildren { child.reportTraits(old) }
    for presented in presentedInPlace { presented.reportTraits(old) }
  }
}

extension UIView {
  /// Calls `traitCollectionDidChange` of this view and its descendants.
  func reportTraits(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    for observer in traitObservers { observer.tell(old, traitCollection) }
    if traitCollection.hasDifferentColorAppearance(comparedTo: old) { setNeedsDisplay() }
    for subview in storedSubviews { subview.reportTraits(old) }
  }
}
