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
  /// 80x24 becomes 48x40 and that 80x24 again. The frontmost controller that covers the screen is
  /// asked whether it supports the new orientation; if it does not, nothing turns.
  /// Source: UIKIT-CASES.md rotation-single; Apple, supportedInterfaceOrientations.
  public func rotate() {
    enqueueResize(
      to: { [self] size in
        let turned = CGSize(width: size.height * 2, height: (size.width / 2).rounded(.down))
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
      screen.bounds.size = newSize(screen.bounds.size)
      for window in windows { window.frame = screen.bounds }
      return
    }
    let resize = ScreenResize(application: self, root: root)
    transitions.enqueue(
      Transition(
        row: .navigation, container: root, isAnimated: isAnimated,
        duration: TransitionTiming.rotation,
        resolve: { resize.begin(to: newSize(self.screen.bounds.size)) },
        place: { _ in resize.placeColumns() },
        remove: { sides, _ in
          for controller in sides.old where !resize.shows(controller) {
            controller.viewIfLoaded?.removeFromSuperview()
          }
        },
        finish: { _, _ in resize.finish() }))
  }
}

/// One change of the terminal's size: who is told, and what follows from it.
@MainActor
private final class ScreenResize {
  private let application: UIApplication
  private let root: UIViewController
  private var adaptations: [SplitAdaptation] = []

  init(application: UIApplication, root: UIViewController) {
    self.application = application
    self.root = root
  }

  /// Tells everybody, changes the size, and lets split views collapse or expand.
  func begin(to size: CGSize) -> Transition.Sides? {
    let screen = application.screen
    guard screen.bounds.size != size, let running = application.transitions.running(of: root) else {
      return nil
    }
    let oldTraits = screen.traitCollection
    let newTraits = UITraitCollection(screenSize: size)
    let wasLandscape = UIDevice(screen: screen).orientation.isLandscape
    let coordinator = running.coordinator
    let tellers = root.presentationChain
    if oldTraits != newTraits {
      root.announceTraits(newTraits, with: coordinator)
      for presented in tellers.dropFirst() {
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
    let sides = oldTraits == newTraits ? Transition.Sides() : adaptSplits()
    applySize(size)
    if oldTraits != newTraits { tellOfTraits(oldTraits, tellers) }
    return sides
  }

  /// What is presented now: first over the window, from below, then in the place of contexts.
  private var presentations: [UIPresentationController] {
    let chain = root.presentationChain.dropFirst()
    let others = application.controllers.live.filter { controller in
      controller.storedPresenting != nil && !chain.contains { $0 === controller }
    }
    return (chain + others).compactMap(\.presentation)
  }

  private func applySize(_ size: CGSize) {
    for window in application.windows { window.frame = CGRect(origin: .zero, size: size) }
    for presentation in presentations { presentation.resizeContainer() }
    // A covered root is out of its window, but has the new size when it comes back.
    if root.storedPresented != nil, let view = root.viewIfLoaded, view.superview == nil {
      view.frame = CGRect(origin: .zero, size: size)
    }
  }

  private func adaptSplits() -> Transition.Sides {
    var sides = Transition.Sides()
    // Outer ones first: what goes with one of them adapts when it comes back.
    let splits = application.controllers.live.compactMap { $0 as? UISplitViewController }
    for split in splits.sorted(by: { $0.ancestors.count < $1.ancestors.count }) {
      guard !split.ancestors.contains(where: sides.old.containsIdentical),
        let adaptation = split.adaptVisibly()
      else { continue }
      sides.old += adaptation.going
      sides.new += adaptation.coming
      adaptations.append(adaptation)
    }
    for controller in sides.new { controller.prepareTree() }
    return sides
  }

  /// Puts the views of split views where they belong now.
  func placeColumns() {
    for adaptation in adaptations { adaptation.install() }
  }

  /// Ends the adaptations, as all calls have been made.
  func finish() {
    for adaptation in adaptations { adaptation.finish() }
    adaptations = []
  }

  /// Whether a controller is still visible in one of the split views.
  func shows(_ controller: UIViewController) -> Bool {
    adaptations.contains { $0.members.containsIdentical(to: controller) }
  }

  /// Tells controllers and views that the traits have changed.
  private func tellOfTraits(_ old: UITraitCollection, _ tellers: [UIViewController]) {
    for window in application.windows { window.tellOfTraits(old) }
    for teller in tellers { teller.tellOfTraits(old) }
  }
}

extension UIViewController {
  /// The containers around this controller, the nearest one first.
  fileprivate var ancestors: [UIViewController] {
    var found: [UIViewController] = []
    while let next = (found.last ?? self).storedParent { found.append(next) }
    return found
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
