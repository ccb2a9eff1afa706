import Foundation
import LifecycleTrace

extension UIViewController {
  /// Performs a segue as a control that is connected to it does: calls `shouldPerformSegue` first.
  ///
  /// - Returns: Whether the controller allowed the segue.
  @discardableResult
  package func triggerSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    let name = segue(withIdentifier: identifier)?.givenIdentifier ?? ""
    var isAllowed = false
    deliver(.shouldPerformSegue(name)) {
      isAllowed = shouldPerformSegue(withIdentifier: name, sender: sender)
    }
    if isAllowed { performSegue(withIdentifier: identifier, sender: sender) }
    return isAllowed
  }

  /// The segue of this controller's scene with an identifier, the first of several; nil if it has none.
  func segue(withIdentifier identifier: String) -> UIKitRuntime.StoryboardSegue? {
    storyboardOrigin?.scene.segues.first { $0.identifier == identifier }
  }

  /// Performs a segue of this controller's scene.
  func perform(_ segue: UIKitRuntime.StoryboardSegue, of storyboard: UIStoryboard, sender: Any?) {
    if case .unwind(let accepts, let action) = segue.kind {
      return performUnwind(segue, accepts: accepts, action: action, sender: sender)
    }
    let destination = storyboard.destination(of: segue, from: self, sender: sender)
    let performed = segue.make(from: self, to: destination)
    performed.handler = { [unowned performed] in segue.perform(performed, sender: sender) }
    announcePrepare(for: performed, sender: sender)
    performed.perform()
  }

  /// The identifiers of the segues from this controller's scene.
  package var segueIdentifiers: [String] {
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
      case .present, .popover: (segue.identifier, true)
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

extension UIStoryboard {
  /// Makes the destination of a segue, or lets the source do it.
  func destination(
    of segue: UIKitRuntime.StoryboardSegue, from source: UIViewController, sender: Any?
  )
    -> UIViewController
  {
    guard let make = segue.makeDestination else {
      return instantiateViewController(withIdentifier: segue.destination)
    }
    return instantiateViewController(identifier: segue.destination) { coder in
      make(source, coder, segue.givenIdentifier, sender)
    }
  }
}

extension UIKitRuntime.StoryboardSegue {
  /// The object of the segue, of its own class if it has one.
  func make(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
    makeSegue?(givenIdentifier, source, destination)
      ?? UIStoryboardSegue(identifier: givenIdentifier, source: source, destination: destination)
  }

  /// Shows the destination according to the segue's kind.
  func perform(_ segue: UIStoryboardSegue, sender: Any?) {
    switch kind {
    case .show: segue.source.show(segue.destination, sender: sender)
    case .showDetail:
      segue.source.showDetailViewController(segue.destination, sender: sender)
    case .present(let style, let transition, let animated):
      if let style { segue.destination.modalPresentationStyle = style }
      if let transition { segue.destination.modalTransitionStyle = transition }
      segue.source.present(segue.destination, animated: animated)
    case .popover(let directions, let animated, let anchor):
      segue.destination.modalPresentationStyle = .popover
      let popover = segue.destination.popoverPresentationController
      popover?.permittedArrowDirections = directions
      let place = anchor(segue.source) ?? sender.map { $0 as AnyObject }
      popover?.barButtonItem = place as? UIBarButtonItem
      popover?.sourceView = place as? UIView
      popover?.sourceRect = (place as? UIView)?.bounds ?? .null
      segue.source.present(segue.destination, animated: animated)
    case .custom(let perform): perform(segue)
    case .embed(let container):
      if let view = container(segue.source) { Self.embed(segue, in: view) }
    case .unwind: break
    }
  }

  /// Embeds the destination, if this is an embed segue; the source has just loaded its view.
  func embed(in source: UIViewController) {
    guard case .embed = kind, let storyboard = source.storyboard,
      source.application.loadTakesController(of: destination, in: storyboard)
    else { return }
    let segue = make(
      from: source, to: storyboard.destination(of: self, from: source, sender: nil))
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
