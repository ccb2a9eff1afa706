import Foundation
import LifecycleTrace

extension UIApplication {
  /// Gives the terminal another size, as the person's window did.
  ///
  /// Source: UIKIT-CASES.md "Rotation and size changes"; a resize takes no time.
  public func resize(to size: CGSize) {
    enqueueResize(to: { _ in size }, isAnimated: false)
  }

  /// Turns the terminal: rows and columns change places, a row counting as two columns.
  ///
  /// Where a cell
  /// has 8x16 points, width and height change places.
  ///
  /// 80x24 becomes 48x40 and that 80x24 again. The frontmost controller that covers the screen is
  /// asked whether it supports the new orientation; if it does not, nothing turns.
  /// Source: UIKIT-CASES.md rotation-single; Apple, supportedInterfaceOrientations.
  public func rotate() {
    enqueueResize(
      to: { [self] size in
        let squeeze = screen.cellSize.height / (2 * screen.cellSize.width)
        let turned = CGSize(
          width: size.height / squeeze, height: (size.width * squeeze).rounded(.down))
        return supportsOrientation(of: turned) ? turned : size
      }, isAnimated: true)
  }

  private func supportsOrientation(of size: CGSize) -> Bool {
    let chain = keyWindow?.rootViewController?.presentationChain ?? []
    let front = chain.last { $0.presentation?.shouldRemovePresentersView ?? true }
    let wanted: UIInterfaceOrientationMask =
      UIInterfaceOrientation(size: size).isLandscape
      ? .landscape : [.portrait, .portraitUpsideDown]
    guard let front else { return true }
    return front.shouldAutorotate && !front.supportedInterfaceOrientations.isDisjoint(with: wanted)
  }

  private func enqueueResize(
    to newSize: @escaping @MainActor (CGSize) -> CGSize, isAnimated: Bool
  ) {
    guard let root = keyWindow?.rootViewController else {
      let old = ScreenState(screen)
      screen.bounds.size = newSize(screen.bounds.size)
      for window in windows { window.frame = screen.bounds }
      if old.bounds != screen.bounds { updateScenes(from: old) }
      return
    }
    transitions.enqueue(
      ScreenResize(application: self, root: root, to: newSize, isAnimated: isAnimated))
  }

  /// Tells the delegates of scenes with windows that the screen has changed.
  fileprivate func updateScenes(from old: ScreenState) {
    for case let scene as UIWindowScene in sceneConnections?.scenes ?? [] {
      scene.update(from: old)
    }
  }
}

/// One change of the terminal's size: who is told, and what follows from it.
@MainActor
private final class ScreenResize: Transition {
  private let application: UIApplication
  private let root: UIViewController
  /// The new size, asked for when the change begins.
  private let newSize: @MainActor (CGSize) -> CGSize
  /// The containers whose children change with the size.
  private var changed: [UIViewController] = []

  init(
    application: UIApplication, root: UIViewController,
    to newSize: @escaping @MainActor (CGSize) -> CGSize, isAnimated: Bool
  ) {
    self.application = application
    self.root = root
    self.newSize = newSize
    super.init(
      row: .navigation, container: root, isAnimated: isAnimated,
      duration: TransitionTiming.rotation)
  }

  /// Tells the controllers, changes the size, and lets controllers adapt to new traits.
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
    application.updateScenes(from: oldState)
    if oldTraits != newTraits { tellOfTraits(oldTraits, chain) }
    return sides
  }

  /// The root and what is presented over the window, from below; also what waits to be dismissed.
  private var covering: [UIViewController] {
    let chain = root.presentationChain
    return chain
      + application.controllers.live.filter { controller in
        controller.storedPresenting == nil && controller.presentation?.coversWindow == true
          && !chain.containsIdentical(to: controller)
      }
  }

  /// What is presented now: first over the window, from below, then in the place of contexts.
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
    // A covered root is out of its window, but has the new size when it is shown again.
    if root.storedPresented != nil, let view = root.viewIfLoaded, view.superview == nil {
      view.frame = CGRect(origin: .zero, size: size)
    }
  }

  /// Lets visible controllers change which children they show, outer ones first.
  private func adaptControllers() -> Sides {
    var sides = Sides()
    let live = application.controllers.live
    for controller in live.sorted(by: { $0.ancestors.count < $1.ancestors.count }) {
      // What disappears with an outer one adapts when it appears again.
      guard controller.appearance.phase == .appeared, !controller.disappears(with: sides),
        controller.adaptToTraits()
      else { continue }
      beginChange(of: controller, reinstalls: true, in: &sides)
      for inner in live where inner !== controller && inner.isInside(controller) {
        guard !inner.disappears(with: sides) else { continue }
        beginChange(of: inner, reinstalls: false, in: &sides)
      }
    }
    // The app's own `viewDidLoad` may have taken a container away meanwhile.
    sides.new.removeAll { $0.storedParent?.appearance.isVisible == false }
    return sides
  }

  /// Makes the change of a container's children a part of the change of size.
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

  /// Puts the views of the changed children in place.
  override func place(_ sides: Sides) {
    for container in changed { container.containerChildren?.place() }
  }

  override func remove(_ sides: Sides, isCompleted: Bool) {
    for container in changed { container.containerChildren?.removeViews(isCompleted: true) }
  }

  override func finish(_ sides: Sides, isCompleted: Bool) {
    for container in changed { container.containerChildren?.finish(isCompleted: true) }
    changed = []
  }

  /// Tells controllers and views that the traits have changed.
  private func tellOfTraits(_ old: UITraitCollection, _ chain: [UIViewController]) {
    for window in application.windows { window.tellOfTraits(old) }
    for controller in chain { controller.tellOfTraits(old) }
  }
}

extension UIViewController {
  /// The containers around this controller, the nearest one first.
  fileprivate var ancestors: [UIViewController] {
    var found: [UIViewController] = []
    while let next = (found.last ?? self).storedParent { found.append(next) }
    return found
  }

  /// Whether this controller is a side that disappears, or lies in one.
  fileprivate func disappears(with sides: Transition.Sides) -> Bool {
    ([self] + ancestors).contains(where: sides.old.containsIdentical)
  }

  /// Tells this controller and those it contains of changed traits.
  fileprivate func tellOfTraits(_ old: UITraitCollection) {
    if isViewLoaded {
      deliver(.traitCollectionDidChange) { traitCollectionDidChange(old) }
    }
    for child in storedChildren { child.tellOfTraits(old) }
    for presented in presentedInPlace { presented.tellOfTraits(old) }
  }
}

extension UIView {
  /// Tells this view and those in it of changed traits.
  fileprivate func tellOfTraits(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    for subview in storedSubviews { subview.tellOfTraits(old) }
  }
}
