import CoreGraphics
import Foundation

/// Drags of a list's rows or items, and drops on it.
///
/// Source: UIKIT-CASES.md list-drag, list-drop.
@MainActor
final class ListDragAndDrop {
  private unowned let list: UIScrollView
  private let calls: any ListDragCalls
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)

  /// The drag of rows or items of the list.
  private(set) weak var dragSession: (any UIDragSession)?
  /// The drag that is above the list.
  private(set) weak var dropSession: (any UIDropSession)?
  /// Where the dragged items were, until the list changes.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private var sizes: [ObjectIdentifier: CGSize] = [:]
  private var destination: IndexPath?
  private var proposal: UIDropProposal?

  init(of list: UIScrollView, _ calls: any ListDragCalls) {
    (self.list, self.calls) = (list, calls)
  }

  /// Lets rows or items be dragged while there is a delegate of drags.
  var allowsDrags = false { didSet { install(drag, allowsDrags) } }
  /// Lets something be dropped while there is a delegate of drops.
  var allowsDrops = false { didSet { install(drop, allowsDrops) } }

  private func install(_ interaction: any UIInteraction, _ isWanted: Bool) {
    guard isWanted != (interaction.view != nil) else { return }
    if isWanted { list.addInteraction(interaction) } else { list.removeInteraction(interaction) }
  }

  /// Forgets where the dragged items were, as the list has others now.
  func listDidChange() { sources = [:] }

  /// Notes where items come from.
  private func note(_ items: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
    for item in items {
      sources[ObjectIdentifier(item)] = path
      sizes[ObjectIdentifier(item)] = calls.cell(at: path)?.bounds.size
    }
    return items
  }
}

extension ListDragAndDrop: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    (sources, sizes) = ([:], [:])
    guard let path = calls.path(at: session.location(in: list)) else { return [] }
    return note(calls.items(for: session, at: path), at: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = calls.path(at: point) else { return [] }
    return note(calls.itemsToAdd(to: session, at: path, point: point), at: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = sources[ObjectIdentifier(item)], let cell = calls.cell(at: path) else {
      return nil
    }
    return UITargetedDragPreview(
      view: cell, parameters: calls.previewParameters(at: path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    dragSession = session
    calls.willBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { calls.allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { calls.isRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    dragSession = nil
    calls.didEnd(session)
  }
}

extension ListDragAndDrop: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { calls.canHandle(session) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    dropSession = session
    calls.didEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let point = session.location(in: list)
    destination = calls.path(at: point) ?? calls.endPath(beside: point).map(lastPlace)
    let proposal = calls.proposal(for: session, at: destination)
    self.proposal = proposal
    return proposal
  }

  /// The place behind the last item is the last one for an item of the same section, which leaves its own.
  private func lastPlace(_ path: IndexPath) -> IndexPath {
    let leaves = dragSession != nil && sources.values.contains { $0.section == path.section }
    return leaves ? IndexPath(item: path.item - 1, section: path.section) : path
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    (dropSession, destination, proposal) = (nil, nil, nil)
    calls.didExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let proposal else { return }
    // What was dragged before is gone, and another item may be at its address.
    let (sources, sizes) = dragSession == nil ? ([:], [:]) : (sources, sizes)
    let items = session.items.map {
      DroppedItem(
        $0, from: sources[ObjectIdentifier($0)], size: sizes[ObjectIdentifier($0)] ?? .zero)
    }
    calls.perform(
      ListDrop(session: session, items: items, destination: destination, proposal: proposal))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    (dropSession, destination, proposal) = (nil, nil, nil)
    calls.didEnd(session)
  }
}
