import Foundation
import UIKit

/// A cup that texts are dragged out of, and a table that they are dropped on.
@MainActor
final class DragWorld {
  let touches: TouchWorld
  let source = DragSource()
  let target = DropTaker("table")
  let interaction: UIDragInteraction
  let cupView = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
  let tableView = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
  private let log = DragLog()

  init(_ device: TouchWorld.Device = .phone, isEnabled: Bool? = true) {
    touches = TouchWorld(device)
    interaction = UIDragInteraction(delegate: source)
    if let isEnabled { interaction.isEnabled = isEnabled }
    cupView.addInteraction(interaction)
    tableView.addInteraction(UIDropInteraction(delegate: target))
    touches.window.addSubview(cupView)
    touches.window.addSubview(tableView)
    (source.log, target.log) = (log, log)
  }

  var input: UIKitRuntime.TouchInput { touches.input }
  var cup: CGPoint { CGPoint(x: 50, y: 40) }
  var nowhere: CGPoint { CGPoint(x: 120, y: 200) }
  var table: CGPoint { table(0) }
  func table(_ offset: CGFloat) -> CGPoint { CGPoint(x: 240 + offset, y: 340) }

  func wait(_ seconds: Double) { touches.wait(seconds) }
  func settle() { touches.settle() }
  func take() -> [String] { log.take() }

  /// Adds a view that items are dropped on, with the same log.
  func add(_ taker: DropTaker, _ frame: CGRect, to superview: UIView) -> UIView {
    let view = UIView(frame: frame)
    taker.log = log
    view.addInteraction(UIDropInteraction(delegate: taker))
    superview.addSubview(view)
    return view
  }

  /// Drags from the cup over some places, and lets go at the last.
  func drag(to places: CGPoint...) {
    input.begin(at: cup)
    wait(0.5)
    for place in places { input.move(to: place) }
    input.end()
    settle()
  }
}

/// The calls of both sides.
@MainActor
final class DragLog {
  private var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Has texts that are dragged.
@MainActor
final class DragSource: UIDragInteractionDelegate {
  weak var log: DragLog?
  var texts = ["tea"]
  var added: [String] = []
  var allowsMove = true

  private func items(_ texts: [String]) -> [UIDragItem] {
    texts.map { text in
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
      item.localObject = text
      return item
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    log?.note("items")
    return items(texts)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    log?.note("preview")
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { log?.note("willLift") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { log?.note("willBegin") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    log?.note("allowsMove")
    return allowsMove
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    log?.note("restricted")
    return true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { log?.note("didMove") }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    log?.note("adding")
    return items(added)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    log?.note("willAdd " + items.compactMap { $0.localObject as? String }.joined(separator: ", "))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { log?.note("willEnd \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { log?.note("willReturn") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { log?.note("didEnd \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { log?.note("transferred") }
}

/// Takes texts.
@MainActor
final class DropTaker: UIDropInteractionDelegate {
  let name: String
  weak var log: DragLog?
  var operation = UIDropOperation.copy
  var takes = true
  private(set) var session: (any UIDropSession)?

  init(_ name: String) { self.name = name }

  private func note(_ line: String) { log?.note("\(name) \(line)") }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    note("canHandle")
    return takes && session.canLoadObjects(ofClass: String.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { note("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    note("update")
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { note("exit") }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    note("perform")
    self.session = session
    session.loadObjects(ofClass: NSString.self) { [weak self] objects in
      self?.note(
        "took " + objects.compactMap { ($0 as? NSString)?.description }.joined(separator: ", "))
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { note("animate") }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { note("conclude") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { note("end") }
}
