import Foundation

/// A view controller or window that displays some of its children and changes them in transitions.
///
/// It defines its members, the wanted children to be displayed, and how their views are installed.
/// Its `ContainerChildren` decides which are displayed, appear or disappear.
@MainActor
protocol ChildContainer: AnyObject {
  /// The application whose transitions change what is displayed.
  var application: UIApplication { get }
  /// The state of the children.
  var contents: ContainerChildren { get }
  /// The parent of the children; a window's root has none.
  var parentOfChildren: UIViewController? { get }
  /// The appearance phase of the container itself.
  var containerPhase: AppearanceState.Phase { get }
  /// All children of the container, displayed or not.
  var memberChildren: [UIViewController] { get }
  /// The members that should be displayed in the current state.
  var wantedChildren: [UIViewController] { get }
  /// Called before the displayed children become the wanted ones, so that these are where they belong.
  func prepareChange()
  /// Whether members receive `willMove(toParent:)` at once, and not when they are first shown.
  var announcesMembership: Bool { get }
  /// The duration of an animated change, in seconds.
  var changeDuration: TimeInterval { get }
  /// The row of the order table that applies to a change.
  func orderRow(isAnimated: Bool) -> OrderRow
  /// Installs the views of the displayed children.
  func install(_ children: [UIViewController])
  /// Removes the view of a child that is no longer displayed from the hierarchy.
  func uninstall(_ child: UIViewController)
  /// The controllers that disappear with replaced children, in the order of the calls.
  func departures(of children: [UIViewController]) -> [UIViewController]
  /// Removes the parent link of a child without a call.
  func release(_ child: UIViewController)
  /// Removes a child from the members, since it now belongs to another container or to none.
  func removeMember(_ child: UIViewController)
  /// Who animates a change for the app; nil for none.
  func animators(from: UIViewController, to: UIViewController, isAnimated: Bool)
    -> TransitionAnimators?
  /// Makes a view over the content in which the app's animator works; nil where there is no place for it.
  func makeRoom() -> UIView?
  /// Called when the children that will be shown are known, and the app's animator shows them.
  func didMakeRoom(for children: [UIViewController])
  /// Whether what was displayed before a change of the app's can be shown again.
  func canRestore(_ change: ChildChange) -> Bool
  /// Puts the members back that were there before a change which is being cancelled.
  func restoreMembers(of sides: Transition.Sides)
  /// Called when the views of a change are installed.
  func didInstall(_ change: ChildChange)
  /// Called when a change is over; nil if it was taken back or there was nothing to change.
  func changeDidEnd(_ change: ChildChange?)
}

extension ChildContainer {
  func prepareChange() {}
  var announcesMembership: Bool { false }
  var changeDuration: TimeInterval { 0 }
  func uninstall(_ child: UIViewController) { child.viewIfLoaded?.removeFromSuperview() }
  func departures(of children: [UIViewController]) -> [UIViewController] { children }
  func animators(from: UIViewController, to: UIViewController, isAnimated: Bool)
    -> TransitionAnimators?
  { nil }
  func makeRoom() -> UIView? { nil }
  func didMakeRoom(for children: [UIViewController]) {}
  func canRestore(_ change: ChildChange) -> Bool { true }
  func restoreMembers(of sides: Transition.Sides) {}
  func didInstall(_ change: ChildChange) {}
  func changeDidEnd(_ change: ChildChange?) {}
}

extension ChildContainer where Self: UIViewController {
  var parentOfChildren: UIViewController? { self }
  var containerPhase: AppearanceState.Phase { appearance.phase }
}

/// One change of the displayed children.
@MainActor
final class ChildChange {
  /// The children to be displayed.
  let target: [UIViewController]
  /// Those of them that appear.
  let new: [UIViewController]
  /// The children displayed before, which are restored if the change is cancelled.
  var before: [UIViewController] = []
  /// The children that disappear.
  var old: [UIViewController] = []
  /// The `animated` argument of the calls.
  let isAnimated: Bool

  init(target: [UIViewController], new: [UIViewController], isAnimated: Bool) {
    (self.target, self.new, self.isAnimated) = (target, new, isAnimated)
  }

  /// Whether a child appears or disappears.
  func involves(_ child: UIViewController) -> Bool {
    new.containsIdentical(to: child) || old.containsIdentical(to: child)
  }
}

/// An interactive change of children.
@MainActor
struct InteractiveChange {
  let gesture: TransitionGesture
  /// The children displayed if the gesture completes; nil means the wanted children.
  var target: [UIViewController]?
  /// Called when the gesture was cancelled, before the former children are installed again.
  var onCancel: (@MainActor () -> Void)?
  /// Called when the change is over, even if it never began.
  var onEnd: (@MainActor (_ isCompleted: Bool) -> Void)?
}
