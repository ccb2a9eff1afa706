import Foundation
import LifecycleTrace

extension UIViewController {
  /// Does what a control wired to a segue does: asks `shouldPerformSegue` first.
  ///
  /// - Returns: Whether the controller let the segue go on.
  @discardableResult
  public func triggerSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    var isAllowed = false
    deliver(.shouldPerformSegue(identifier)) {
      isAllowed = shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    if isAllowed { performSegue(withIdentifier: identifier, sender: sender) }
    return isAllowed
  }

  /// The names of the segues that lead out of this controller's scene.
  public var segueIdentifiers: [String] {
    storyboardOrigin?.scene.segues.map(\.identifier) ?? []
  }

  /// The segues that a person can follow, and whether each presents; nil where only it knows.
  ///
  /// A segue that fills a view of the scene leads nowhere else.
  package var usableSegues: [(identifier: String, presents: Bool?)] {
    (storyboardOrigin?.scene.segues ?? []).compactMap { segue in
      switch segue.kind {
      case .show, .showDetail: (segue.identifier, false)
      case .present: (segue.identifier, true)
      case .custom, .unwind: (segue.identifier, nil)
      case .embed: nil
      }
    }
  }

  /// Lets the source prepare the destination.
  func announcePrepare(for segue: UIStoryboardSegue, sender: Any?) {
    deliver(.prepare(forSegue: segue.identifier ?? "")) { prepare(for: segue, sender: sender) }
  }
}

extension UIStoryboard.Segue {
  /// Shows the destination in the way of the segue's kind.
  func perform(_ segue: UIStoryboardSegue, sender: Any?) {
    switch kind {
    case .show: segue.source.show(segue.destination, sender: sender)
    case .showDetail:
      segue.source.showDetailViewController(segue.destination, sender: sender)
    case .present(let style, let animated):
      segue.destination.modalPresentationStyle = style
      segue.source.present(segue.destination, animated: animated)
    case .custom(let perform): perform(segue)
    case .embed(let container):
      if let view = container(segue.source) { Self.embed(segue, in: view) }
    case .unwind: break
    }
  }

  /// Fills a view of the source, if this is an embed segue; the source has just loaded its view.
  func embed(in source: UIViewController) {
    guard case .embed = kind, let storyboard = source.storyboard else { return }
    let child = storyboard.instantiateViewController(withIdentifier: destination)
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: child)
    source.announcePrepare(for: segue, sender: nil)
    perform(segue, sender: nil)
  }

  private static func embed(_ segue: UIStoryboardSegue, in view: UIView) {
    segue.source.addChild(segue.destination)
    guard let childView = segue.destination.view else { return }
    childView.frame = view.bounds
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(childView)
    segue.destination.didMove(toParent: segue.source)
  }
}
