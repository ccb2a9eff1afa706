import Foundation
import LifecycleTrace

extension UIViewController {
  /// Performs a segue as a control that is connected to it does: calls `shouldPerformSegue` first.
  ///
  /// - Returns: Whether the controller allowed the segue.
  @discardableResult
  public func triggerSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    var isAllowed = false
    deliver(.shouldPerformSegue(identifier)) {
      isAllowed = shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    if isAllowed { performSegue(withIdentifier: identifier, sender: sender) }
    return isAllowed
  }

  /// The identifiers of the segues from this controller's scene.
  public var segueIdentifiers: [String] {
    storyboardOrigin?.scene.segues.map(\.identifier) ?? []
  }

  /// The segues that a person can perform, and whether each presents its destination; nil if
  /// unknown.
  ///
  /// Embed segues are left out.
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

  /// Calls `prepare(for:sender:)` of the source.
  func announcePrepare(for segue: UIStoryboardSegue, sender: Any?) {
    deliver(.prepare(forSegue: segue.identifier ?? "")) { prepare(for: segue, sender: sender) }
  }
}

extension UIStoryboard.Segue {
  /// Shows the destination according to the segue's kind.
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

  /// Embeds the destination, if this is an embed segue; the source has just loaded its view.
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
