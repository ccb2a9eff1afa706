import Foundation

/// A change of what is visible: who disappears, who appears, in which order they are told.
///
/// A subclass for each kind of change finds out who takes part and moves their views; only the queue
/// carries it out.
@MainActor
class Transition {
  /// The two sides of a transition; a side that receives no calls is empty.
  struct Sides {
    var old: [UIViewController] = []
    var new: [UIViewController] = []
  }

  /// The order in which the sides are told.
  final var row: OrderRow
  /// The controller that asked for the change.
  final let container: UIViewController
  /// What the callbacks are told about animation.
  final var isAnimated: Bool
  /// How long it takes when animated, in seconds.
  final let duration: TimeInterval
  /// The gesture that drives it, or nil when it runs by itself.
  final let gesture: TransitionGesture?

  /// A change that a container asks for; the duration is in seconds.
  init(
    row: OrderRow, container: UIViewController, isAnimated: Bool, duration: TimeInterval,
    gesture: TransitionGesture? = nil
  ) {
    self.row = row
    self.container = container
    self.isAnimated = isAnimated
    self.duration = duration
    self.gesture = gesture
  }

  /// Whether the end comes a turn later also when nothing is animated, as with a page sheet.
  var endsInLaterTurn: Bool { false }
  /// The controller that is presented or dismissed by it.
  var presented: UIViewController? { nil }
  /// Who disappears and who appears as far as is known before it starts, also those who receive no
  /// calls, such as a presenter that stays visible.
  var expected: Sides { Sides() }

  /// Decides who takes part and loads their views; nil when there is nothing to do.
  func resolve() -> Sides? { nil }
  /// Puts the new views in their place.
  func place(_ sides: Sides) {}
  /// Takes the views away that are no longer shown.
  func remove(_ sides: Sides, isCompleted: Bool) {}
  /// Called after the last callback.
  func finish(_ sides: Sides, isCompleted: Bool) {}
  /// Called when there was nothing to do.
  func skip() {}
}
