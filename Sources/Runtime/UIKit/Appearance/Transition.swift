import Foundation

/// A transition between visible controllers: which disappear, which appear, and the order of the
/// calls.
///
/// A subclass for each kind of transition determines the controllers and moves their views; the
/// queue runs it.
@MainActor
class Transition {
  /// The controllers that disappear and those that appear; a side without calls is empty.
  struct Sides {
    var old: [UIViewController] = []
    var new: [UIViewController] = []
  }

  /// The order of the calls.
  final var row: OrderRow
  /// The controller that requested the transition.
  final let container: UIViewController
  /// The `animated` argument of the calls.
  final var isAnimated: Bool
  /// The duration of the animation, in seconds.
  final var duration: TimeInterval
  /// The gesture of an interactive transition, or nil.
  final let gesture: TransitionGesture?

  /// Creates a transition that a container requests; the duration is in seconds.
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

  /// Whether the transition ends a turn later even without animation, as with a page sheet.
  var endsInLaterTurn: Bool { false }
  /// The controller that the transition presents or dismisses.
  var presented: UIViewController? { nil }
  /// The sides as far as they are known before the start, including controllers without calls, such
  /// as a presenter that stays visible.
  var expected: Sides { Sides() }

  /// Determines the sides and loads their views; nil if there is nothing to do.
  func resolve() -> Sides? { nil }
  /// Who animates the transition for the app; nil for none.
  func animators(_ sides: Sides) -> TransitionAnimators? { nil }
  /// Makes room for the app's animator in place of adding the new views; nil if there is none.
  func makeStage(_ sides: Sides) -> TransitionStage? { nil }
  /// Whether what was there before can be brought back.
  var canBeTakenBack: Bool { true }
  /// Adds the new views.
  func place(_ sides: Sides) {}
  /// The views that are seen sliding while the transition runs, once the new ones are in their places.
  func slides(_ sides: Sides) -> [TransitionSlide] { [] }
  /// Removes the views that are no longer shown.
  func remove(_ sides: Sides, isCompleted: Bool) {}
  /// Called after the last callback.
  func finish(isCompleted: Bool) {}
  /// Called if there was nothing to do.
  func skip() {}
}
