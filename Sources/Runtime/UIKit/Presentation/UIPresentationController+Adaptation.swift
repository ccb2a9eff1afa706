import Foundation

extension UIPresentationController {
  /// Decides which style is carried out on a terminal with certain traits.
  func adapt(to traits: UITraitCollection) {
    let adapted = adaptivePresentationStyle(for: traits)
    adaptedStyle = adapted == .none ? presentationStyle : adapted
  }

  /// Decides anew when the traits change.
  ///
  /// Whoever covers its presenter goes on doing so, and the other way round: a change of size
  /// makes nobody appear or disappear (I63).
  func readapt(to traits: UITraitCollection) {
    let old = adaptedStyle
    adapt(to: traits)
    if old.removesPresentersView != adaptedStyle.removesPresentersView { adaptedStyle = old }
  }

  /// Tells the delegate in which style the presentation comes.
  func announceAdaptation() {
    delegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: adaptedStyle == presentationStyle ? .none : adaptedStyle,
      transitionCoordinator: presentedViewController.transitionCoordinator)
  }
}
