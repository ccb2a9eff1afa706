import Foundation

/// Lifts what is below a finger that stays, and drags it.
@MainActor
final class DragPress: UILongPressGestureRecognizer {
  private unowned let interaction: UIDragInteraction
  /// What the finger drags, or is about to.
  private(set) var drag: Drag?

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    addTarget(self, action: DragPress.stateDidChange)
  }

  /// It fails where there is nothing to lift, so that other presses are recognized.
  override var mayBegin: Bool {
    drag = nil
    guard interaction.isEnabled, let window = view?.window else { return false }
    drag = Drag(from: interaction, in: window, at: location(in: nil))
    return drag != nil
  }

  /// A second finger takes no part: it may add items.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard drag != nil, state == .began || state == .changed else {
      return super.touchesBegan(touches, with: event)
    }
    for touch in touches { ignore(touch, for: event) }
  }

  override func reset() {
    super.reset()
    drag = nil
  }

  private func stateDidChange(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began: drag?.lift()
    case .changed: drag?.move(to: location(in: nil))
    case .ended: drag?.drop()
    case .cancelled: drag?.cancel()
    case .possible, .failed: break
    }
  }
}

/// Adds what is tapped to the items that another finger drags.
@MainActor
final class DragTap: UITapGestureRecognizer {
  private unowned let interaction: UIDragInteraction
  private var added: (drag: Drag, items: [UIDragItem])?

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    addTarget(self, action: DragTap.didTap)
  }

  private var drags: [Drag] { view?.window.map { DragsUnderWay.of($0.application).all } ?? [] }

  /// It fails where nothing is added, so that the tap is one like others.
  override var mayBegin: Bool {
    added = nil
    guard interaction.isEnabled, let view, let drag = drags.last else { return false }
    let items = notify(
      interaction.delegate, "dragInteraction(_:itemsForAddingTo:withTouchAt:)",
      {
        $0.dragInteraction(
          interaction, itemsForAddingTo: drag.session, withTouchAt: location(in: view))
      })
    guard let items, !items.isEmpty else { return false }
    added = (drag, items)
    return true
  }

  /// It has no part in a touch before a drag, which may be the one that drags.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard drags.isEmpty else {
      return super.touchesBegan(touches, with: event)
    }
    for touch in touches { ignore(touch, for: event) }
  }

  private func didTap(_ tap: UIGestureRecognizer) {
    guard let (drag, items) = added else { return }
    added = nil
    drag.add(items, of: interaction)
  }
}
