import Foundation

/// Who animates a transition for the app, and who lets a person lead it.
@MainActor
struct TransitionAnimators {
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
}

/// Where a transition of the app's own takes place.
///
/// The controllers at both ends, their views as far as these move, and their frames in the container.
@MainActor
struct TransitionStage {
  struct End {
    let controller: UIViewController?
    /// Nil for a view that stays where it is.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let container: UIView
  let from: End
  let to: End

  /// The end at which a controller is.
  func end(of controller: UIViewController) -> End? {
    if controller === to.controller { return to }
    return controller === from.controller ? from : nil
  }
}
