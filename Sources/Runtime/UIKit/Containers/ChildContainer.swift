import Foundation

/// A controller or a window that shows some of its children and changes them by transitions.
///
/// It says which children it has, which of them it wants to show, and how their views are
/// installed. What is displayed, coming or leaving is decided by its `ContainerChildren` alone.
@MainActor
protocol ChildContainer: AnyObject {
  /// The application whose transitions change what is displayed.
  var application: UIApplication { get }
  /// The state of the children.
  var contents: ContainerChildren { get }
  /// The parent that the children get; a window's root has none.
  var parentOfChildren: UIViewController? { get }
  /// Where the container itself stands between hidden and visible.
  var containerPhase: AppearanceState.Phase { get }
  /// All children that belong to the container, shown or not.
  var memberChildren: [UIViewController] { get }
  /// The members that are to be shown as things are now.
  var wantedChildren: [UIViewController] { get }
  /// Whether members are told of their parent at once, and not when they are first shown.
  var announcesMembership: Bool { get }
  /// How long an animated change takes, in seconds.
  var changeDuration: TimeInterval { get }
  /// The row of the order table that applies to a change.
  func orderRow(isAnimated: Bool) -> OrderRow
  /// Puts the views of the displayed children in place.
  func install(_ children: [UIViewController])
  /// Takes the view of a child that is no longer displayed out of the hierarchy.
  func uninstall(_ child: UIViewController)
  /// Everything that disappears with children that are replaced, in the order of the calls.
  func departures(of children: [UIViewController]) -> [UIViewController]
  /// Unlinks a child without telling it.
  func release(_ child: UIViewController)
  /// Strikes a child off the members, as it now belongs to another container or to none.
  func removeMember(_ child: UIViewController)
  /// Called when the views of a change are in place.
  func didInstall(_ change: ChildChange)
  /// Called when a change is over; nil stands for one that turned out to be no change.
  func changeDidEnd(_ change: ChildChange?, isCompleted: Bool)
}

extension ChildContainer {
  var announcesMembership: Bool { false }
  var changeDuration: TimeInterval { 0 }
  func uninstall(_ child: UIViewController) { child.viewIfLoaded?.removeFromSuperview() }
  func departures(of children: [UIViewController]) -> [UIViewController] { children }
  func didInstall(_ change: ChildChange) {}
  func changeDidEnd(_ change: ChildChange?, isCompleted: Bool) {}
}

extension ChildContainer where Self: UIViewController {
  var parentOfChildren: UIViewController? { self }
  var containerPhase: AppearanceState.Phase { appearance.phase }
}

/// One change of the displayed children, from its beginning to its end.
@MainActor
final class ChildChange {
  /// What is to be displayed.
  let target: [UIViewController]
  /// Those of them that come.
  let new: [UIViewController]
  /// What was displayed before, and comes back if the change is cancelled.
  var before: [UIViewController] = []
  /// What goes.
  var old: [UIViewController] = []
  /// Whether the callbacks are told of an animation.
  let isAnimated: Bool

  init(target: [UIViewController], new: [UIViewController], isAnimated: Bool) {
    (self.target, self.new, self.isAnimated) = (target, new, isAnimated)
  }

  /// Whether a child comes or goes.
  func involves(_ child: UIViewController) -> Bool {
    new.containsIdentical(to: child) || old.containsIdentical(to: child)
  }
}

/// A change of children that a gesture drives.
@MainActor
struct InteractiveChange {
  let gesture: TransitionGesture
  /// What is displayed if the gesture completes; nil stands for the wanted children.
  var target: [UIViewController]?
  /// Called when the gesture was cancelled, before the former children are installed again.
  var onCancel: (@MainActor () -> Void)?
  /// Called when the change is over, also if it never began.
  var onEnd: (@MainActor (_ isCompleted: Bool) -> Void)?
}
