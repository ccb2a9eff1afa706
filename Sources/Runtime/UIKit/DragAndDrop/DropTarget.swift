import Foundation

/// The drop interaction below a finger: it is entered, told of moves and left.
///
/// Source: UIKIT-CASES.md drop-target, drop-order.
@MainActor
final class DropTarget {
  private let dragged: DraggedItems
  private let session: DropSession
  private var current: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions that were entered, in order.
  private var entered: [UIDropInteraction] = []
  /// Whether interactions take these items, which is asked once.
  private var answers: [ObjectIdentifier: Bool] = [:]

  init(of dragged: DraggedItems, _ session: DropSession) {
    (self.dragged, self.session) = (dragged, session)
  }

  /// What a drop would do here and now.
  var operation: UIDropOperation {
    guard let operation = proposal?.operation else { return .cancel }
    return operation == .move && !dragged.allowsMove ? .cancel : operation
  }

  /// Looks what is below the finger now.
  func update() {
    let below = dragged.viewsBelow.lazy
      .flatMap { $0.interactions.reversed().compactMap { $0 as? UIDropInteraction } }
      .first { self.takes($0) }
    if below !== current {
      leave()
      below.map(enter)
    }
    propose()
  }

  /// Asks again whether interactions take the items, as these are others.
  func itemsDidChange() {
    answers = [:]
    update()
  }

  private func takes(_ interaction: UIDropInteraction) -> Bool {
    guard interaction.mayTake(session) else { return false }
    let key = ObjectIdentifier(interaction)
    if let known = answers[key] { return known }
    let answer =
      notify(interaction.delegate, "dropInteraction(_:canHandle:)") {
        $0.dropInteraction(interaction, canHandle: session)
      } ?? false
    answers[key] = answer
    return answer
  }

  private func enter(_ interaction: UIDropInteraction) {
    current = interaction
    interaction.session = session
    if !entered.containsIdentical(to: interaction) { entered.append(interaction) }
    notify(interaction.delegate, "dropInteraction(_:sessionDidEnter:)") {
      $0.dropInteraction(interaction, sessionDidEnter: session)
    }
  }

  private func propose() {
    guard let current else { return }
    proposal = notify(current.delegate, "dropInteraction(_:sessionDidUpdate:)") {
      $0.dropInteraction(current, sessionDidUpdate: session)
    }
  }

  private func leave() {
    guard let left = current else { return }
    (current, proposal) = (nil, nil)
    left.session = nil
    notify(left.delegate, "dropInteraction(_:sessionDidExit:)") {
      $0.dropInteraction(left, sessionDidExit: session)
    }
  }

  /// Performs the drop if there is one, and tells all that the drag is over once that was animated.
  func finish(with operation: UIDropOperation, then work: @escaping @MainActor () -> Void) {
    if operation.isPerformed { perform() }
    dragged.whenAnimated { [self] in
      if operation.isPerformed { conclude() }
      end()
      work()
    }
  }

  private func perform() {
    guard let current else { return }
    notify(current.delegate, "dropInteraction(_:performDrop:)") {
      $0.dropInteraction(current, performDrop: session)
    }
    for item in dragged.items {
      dragged.animate { animator in
        notify(current.delegate, "dropInteraction(_:item:willAnimateDropWith:)") {
          $0.dropInteraction(current, item: item, willAnimateDropWith: animator)
        }
      }
    }
  }

  private func conclude() {
    guard let current else { return }
    notify(current.delegate, "dropInteraction(_:concludeDrop:)") {
      $0.dropInteraction(current, concludeDrop: session)
    }
  }

  /// Tells all that were entered that the drag is over.
  private func end() {
    current?.session = nil
    current = nil
    for interaction in entered {
      notify(interaction.delegate, "dropInteraction(_:sessionDidEnd:)") {
        $0.dropInteraction(interaction, sessionDidEnd: session)
      }
    }
    entered = []
  }
}
