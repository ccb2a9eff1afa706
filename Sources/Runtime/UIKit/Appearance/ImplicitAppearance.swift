import Foundation

/// Controllers whose views enter a window because the app, not a container, added a view.
///
/// Source: UIKIT-CASES.md addsubview-on-visible-parent, parent-child-order-without-addchild;
/// UIKIT-RULES.md I44.
@MainActor
struct AppearanceArrivals {
  private var controllers: [UIViewController] = []

  /// Finds the topmost controllers below a view that is about to be added to another one.
  init(of view: UIView, enteringWindowOf superview: UIView) {
    guard superview.storedWindow != nil, view.storedWindow == nil else { return }
    Self.collect(from: view, into: &controllers) { $0.appearsWhenPlaced }
  }

  /// Makes the calls before the views are added.
  func begin() {
    for controller in controllers {
      controller.prepareTree()
      controller.handleAppearance(.beginAppearing(animated: false))
    }
  }

  /// Makes the calls after the views are added.
  func finish() {
    for controller in controllers {
      controller.handleAppearance(.placed)
      guard controller.storedParent?.appearance.phase != .appearing else { continue }
      controller.viewIfLoaded?.layoutIfNeeded()
      controller.handleAppearance(.end)
    }
  }

  /// The controllers without a parent whose views are in another controller's view.
  init(withoutParentIn controller: UIViewController) {
    guard let view = controller.storedView, view.storedWindow != nil else { return }
    for subview in view.storedSubviews {
      Self.collect(from: subview, into: &controllers) {
        $0.storedParent == nil && $0.appearsWhenPlaced
      }
    }
  }

  /// Finds those of the topmost controllers in a tree of views that are to be called.
  static func collect(
    from view: UIView, into found: inout [UIViewController],
    where isCalled: (UIViewController) -> Bool
  ) {
    if let controller = view.viewController {
      if isCalled(controller) { found.append(controller) }
      return
    }
    for subview in view.storedSubviews { collect(from: subview, into: &found, where: isCalled) }
  }
}

/// Controllers whose views leave their window because the app removed a view, or moved it to one without a window.
@MainActor
struct AppearanceDepartures {
  private var controllers: [UIViewController] = []

  /// Finds the topmost visible controllers below a view that is about to move to another superview or to none.
  init(of view: UIView, movingTo superview: UIView?) {
    guard view.storedWindow != nil, superview?.storedWindow == nil else { return }
    AppearanceArrivals.collect(from: view, into: &controllers) { $0.disappearsWhenRemoved }
  }

  /// Makes the calls before the views leave.
  func begin() {
    for controller in controllers {
      controller.handleAppearance(.beginDisappearing(animated: false))
    }
  }

  /// Makes the calls after the views have left.
  func finish() {
    for controller in controllers { controller.handleAppearance(.end) }
  }
}

extension UIViewController {
  /// Whether the controller appears because its view enters a window.
  fileprivate var appearsWhenPlaced: Bool {
    guard appearance.phase == .disappeared, !isPlacedByContainer else { return false }
    guard let parent = storedParent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance.phase == .appeared || parent.appearance.phase == .appearing
  }

  /// Whether the controller disappears because its view leaves its window.
  fileprivate var disappearsWhenRemoved: Bool {
    guard appearance.phase == .appeared, !isPlacedByContainer else { return false }
    return storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
