/// What gives a view a way to be used, such as a context menu.
///
/// Source: Apple, UIInteraction.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view of the interaction, if it has one.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from it.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from it.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { overrides.interactions }
    set {
      for interaction in overrides.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which leaves its old view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    overrides.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard overrides.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    overrides.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
