import Foundation

/// A drag, from the lift to the end of the drop: it calls the delegates of both sides.
///
/// Source: UIKIT-CASES.md drag-order, drag-cancelled.
@MainActor
final class Drag {
  let source: UIDragInteraction
  let dragged: DraggedItems
  let session: DragSession
  private let target: DropTarget
  private var image: DragImage?
  private var hasBegun = false

  /// Asks for items at a place; nil if there are none.
  init?(from source: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
    self.source = source
    dragged = DraggedItems(in: window, at: point)
    session = DragSession(of: dragged)
    target = DropTarget(of: dragged, DropSession(of: dragged, from: session))
    dragged.items =
      notify(source.delegate, "dragInteraction(_:itemsForBeginning:)") { [session] in
        $0.dragInteraction(source, itemsForBeginning: session)
      } ?? []
    if dragged.items.isEmpty { return nil }
  }

  // MARK: What the finger does

  /// Lifts the items, which stay where they are until the finger moves.
  func lift() {
    let previews = dragged.items.compactMap { item in
      notify(source.delegate, "dragInteraction(_:previewForLifting:session:)") {
        $0.dragInteraction(source, previewForLifting: item, session: session)
      }
    }
    image = previews.first.flatMap { DragImage(of: $0, above: dragged) }
    dragged.animate { animator in
      notify(source.delegate, "dragInteraction(_:willAnimateLiftWith:session:)") {
        $0.dragInteraction(source, willAnimateLiftWith: animator, session: session)
      }
    }
  }

  /// Follows the finger; the first time, the drag begins.
  func move(to point: CGPoint) {
    dragged.point = point
    if !hasBegun { begin() }
    image?.move(above: dragged)
    notify(source.delegate, "dragInteraction(_:sessionDidMove:)") {
      $0.dragInteraction(source, sessionDidMove: session)
    }
    target.update()
  }

  /// Drops the items where the finger is, or lets them return.
  func drop() {
    guard hasBegun else { return cancel() }
    end(with: target.operation)
  }

  /// Lets the items return.
  func cancel() {
    if hasBegun { return end(with: .cancel) }
    returnItems()
  }

  /// Adds items of another place, which a second finger taps.
  func add(_ items: [UIDragItem], of other: UIDragInteraction) {
    notify(source.delegate, "dragInteraction(_:session:willAdd:for:)") {
      $0.dragInteraction(source, session: session, willAdd: items, for: other)
    }
    dragged.items += items
    target.itemsDidChange()
  }

  // MARK: Steps

  private func begin() {
    hasBegun = true
    DragsUnderWay.of(dragged.application).add(self)
    notify(source.delegate, "dragInteraction(_:sessionWillBegin:)") {
      $0.dragInteraction(source, sessionWillBegin: session)
    }
    dragged.allowsMove =
      notify(source.delegate, "dragInteraction(_:sessionAllowsMoveOperation:)") {
        $0.dragInteraction(source, sessionAllowsMoveOperation: session)
      } ?? true
    dragged.isRestricted =
      notify(
        source.delegate, "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)",
        { $0.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session) })
      ?? false
    guard let preview = dragged.items.first?.previewProvider?() else { return }
    image?.remove()
    image = DragImage(of: preview, above: dragged)
  }

  private func end(with operation: UIDropOperation) {
    DragsUnderWay.of(dragged.application).remove(self)
    notify(source.delegate, "dragInteraction(_:session:willEndWith:)") {
      $0.dragInteraction(source, session: session, willEndWith: operation)
    }
    if operation.isPerformed { removeImage() } else { returnItems() }
    target.finish(with: operation) { [self] in finish(with: operation) }
  }

  private func finish(with operation: UIDropOperation) {
    notify(source.delegate, "dragInteraction(_:session:didEndWith:)") {
      $0.dragInteraction(source, session: session, didEndWith: operation)
    }
    guard operation.isPerformed else { return }
    whenLoaded(dragged.items.map(\.itemProvider)[...]) { [self] in
      notify(source.delegate, "dragInteraction(_:sessionDidTransferItems:)") {
        $0.dragInteraction(source, sessionDidTransferItems: session)
      }
    }
  }

  /// Calls a function once all that was asked of some providers has come.
  private func whenLoaded(
    _ providers: ArraySlice<NSItemProvider>, _ work: @escaping @MainActor () -> Void
  ) {
    guard let first = providers.first else { return work() }
    first.whenLoaded { [self] in whenLoaded(providers.dropFirst(), work) }
  }

  private func returnItems() {
    removeImage()
    for item in dragged.items {
      dragged.animate { animator in
        notify(source.delegate, "dragInteraction(_:item:willAnimateCancelWith:)") {
          $0.dragInteraction(source, item: item, willAnimateCancelWith: animator)
        }
      }
    }
  }

  private func removeImage() {
    image?.remove()
    image = nil
  }
}

/// The drags of an application whose fingers are down.
@MainActor
final class DragsUnderWay {
  private(set) var all: [Drag] = []
  func add(_ drag: Drag) { all.append(drag) }
  func remove(_ drag: Drag) { all.removeAll { $0 === drag } }

  /// Those of an application.
  static func of(_ application: UIApplication) -> DragsUnderWay {
    application.service { DragsUnderWay() }
  }
}
