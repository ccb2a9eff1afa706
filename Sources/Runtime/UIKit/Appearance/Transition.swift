import Foundation

/// A change of what is visible: who disappears, who appears, in which order they are told.
///
/// A value in the queue of its application. Containers fill it in; only the queue carries it out.
@MainActor
struct Transition {
  /// The two sides of a transition; a side that receives no calls is empty.
  struct Sides {
    var old: [UIViewController] = []
    var new: [UIViewController] = []
  }

  /// The order in which the sides are told.
  var row: OrderRow
  /// The controller that asked for the change.
  let container: UIViewController
  /// What the callbacks are told about animation.
  var isAnimated: Bool
  /// How long it takes when animated, in seconds.
  var duration: TimeInterval
  /// Whether the end comes a turn later also when nothing is animated, as with a page sheet.
  var endsInLaterTurn = false
  /// The gesture that drives it, or nil when it runs by itself.
  var gesture: TransitionGesture?

  /// The controller that is presented or dismissed by it.
  var presented: UIViewController?
  /// Who disappears and who appears as far as is known before it starts, also those who receive no
  /// calls, such as a presenter that stays visible.
  var expected: @MainActor () -> Sides = { Sides() }

  /// Decides who takes part and loads their views; nil when there is nothing to do.
  let resolve: @MainActor () -> Sides?
  /// Puts the new views in their place.
  let place: @MainActor (Sides) -> Void
  /// Takes the views away that are no longer shown.
  let remove: @MainActor (_ sides: Sides, _ isCompleted: Bool) -> Void
  /// Called after the last callback.
  let finish: @MainActor (_ sides: Sides, _ isCompleted: Bool) -> Void
  /// Called when there was nothing to do.
  var skip: (() -> Void)?
}
