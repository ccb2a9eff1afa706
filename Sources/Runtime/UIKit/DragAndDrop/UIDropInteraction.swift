import Foundation

/// Lets items be dropped on a view.
///
/// Source: Apple, UIDropInteraction; UIKIT-CASES.md drop-target, drop-order.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Says what is taken, and takes it.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether a second drag may be above the view at the same time; if not, it is ignored.
  open var allowsSimultaneousDropSessions = false
  /// The drag that is above the view.
  weak var session: DropSession?

  /// Makes an interaction whose delegate, which is not kept, takes what is dropped.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Whether a drag may enter.
  func mayTake(_ other: DropSession) -> Bool {
    allowsSimultaneousDropSessions || session == nil || session === other
  }
}

/// Says which items are taken, and takes them.
///
/// Every method is optional, but nothing is dropped without `dropInteraction(_:sessionDidUpdate:)`.
///
/// Source: Apple, UIDropInteractionDelegate; UIKIT-CASES.md drop-order.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the items may be taken; if not, the drag is ignored.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the finger enters the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What a drop would do; called when the finger has entered the view, and has moved in it.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when the finger has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the finger is lifted: the data are asked for now.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called before an item is shown in its place.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
  /// Called when the drop and its animations are complete.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when a drag is over that entered the view, wherever it ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Yes.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { unimplemented(true) }
  /// Does nothing, as the method is optional in UIKit.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { unimplemented() }
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { unimplemented(UIDropProposal(operation: .cancel)) }
  /// Does nothing, as the method is optional in UIKit.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { unimplemented() }
}
