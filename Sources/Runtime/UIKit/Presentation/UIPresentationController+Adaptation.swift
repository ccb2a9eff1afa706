import Foundation

extension UIPresentationController {
  /// Determines the adapted style for traits.
  func adapt(to traits: UITraitCollection) {
    let adapted = adaptivePresentationStyle(for: traits)
    adaptedStyle = adapted == .none ? presentationStyle : adapted
  }

  /// Determines the adapted style again when the traits change.
  ///
  /// A presentation that removes the presenter's view still does so afterwards, and vice versa,
  /// since a change of size causes no appearance call (I63).
  func readapt(to traits: UITraitCollection) {
    let old = adaptedStyle
    adapt(to: traits)
    if old.removesPresentersView != adaptedStyle.removesPresentersView { adaptedStyle = old }
  }

  /// Tells the delegate the adapted style.
  func announceAdaptation() {
    notify(
      delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
    ) {
      $0.presentationController(
        self,
        willPresentWithAdaptiveStyle: adaptedStyle == presentationStyle ? .none : adaptedStyle,
        transitionCoordinator: presentedViewController.transitionCoordinator)
    }
  }
}
