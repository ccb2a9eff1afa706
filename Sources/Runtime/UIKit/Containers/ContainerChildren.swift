import Foundation
import LifecycleTrace

/// The state of the children of one container: which are displayed, appear and disappear.
///
/// The single state machine of navigation, tab bar, page and split view controllers and of a
/// window's root. The wanted children change at once; the displayed ones change a turn later, in
/// one transition for all requests in between. While the container is hidden, the wanted children
/// are installed without a call, just before it appears. Source: UIKIT-CASES.md
/// "UINavigationController" and the sections after it.
///
/// A push accesses the lists dozens of times, never during a callback, so the check for overlapping
/// accesses is left out.
@MainActor
final class ContainerChildren {
  nonisolated(unsafe) unowned(unsafe) let container: any ChildContainer
  /// The parent of the children; stored here because most functions need it.
  var parent: UIViewController? { parentReference.object }
  private let parentReference: UnretainedReference<UIViewController>
  /// The children whose views are installed, or about to be.
  @exclusivity(unchecked) private(set) var displayed: [UIViewController] = []
  /// Former members that stay children until a transition has removed them.
  @exclusivity(unchecked) private var leaving: [UIViewController] = []
  /// The running change.
  @exclusivity(unchecked) private(set) var change: ChildChange?
  /// The pending transition to the wanted children.
  var pendingChange: ChildTransition?

  init(of container: any ChildContainer) {
    self.container = container
    parentReference = UnretainedReference(container.parentOfChildren)
  }

  /// Whether a change is running.
  var isChanging: Bool { change != nil }

  /// Whether the container is visible or about to be.
  var isVisible: Bool { container.containerPhase.isVisible }

  /// Whether the displayed children are not the wanted ones.
  var needsChange: Bool {
    let wanted = container.wantedChildren
    return !displayed.elementsEqual(wanted, by: ===) || wanted.contains(where: mustAppear)
  }

  // MARK: Members

  /// Adds a member as a child of the container.
  ///
  /// It receives `willMove(toParent:)` at once if the container announces membership or is about to
  /// show it, and otherwise when it is first shown. Source: UIKIT-CASES.md
  /// nav-set-root-and-push-before-window, nav-offscreen-push-pop-is-silent.
  func take(_ child: UIViewController) {
    let announces =
      container.announcesMembership
      || isVisible && container.wantedChildren.containsIdentical(to: child)
    take(child, announces: announces)
  }

  private func take(_ child: UIViewController, announces: Bool) {
    guard !isOwn(child), let parent else { return addAgain(child) }
    child.storedParent?.release(child)
    if announces { child.announceWillMove(toParent: parent) }
    parent.adopt(child)
    child.isPlacedByContainer = true
    if container.announcesMembership { child.announceDidMove(toParent: parent) }
  }

  /// Makes a child a member again that was about to be removed.
  private func addAgain(_ child: UIViewController) {
    child.isPlacedByContainer = true
    guard leaving.containsIdentical(to: child) else { return }
    leaving.removeIdentical(to: child)
    guard let parent else { return }
    child.announceWillMove(toParent: parent)
    if container.announcesMembership { child.announceDidMove(toParent: parent) }
  }

  /// Removes a child that is no longer a member.
  ///
  /// One that is displayed, appears or disappears stays a child until a transition has removed it.
  /// Source: UIKIT-CASES.md nav-pop-animated, nav-pop-to-root.
  func removeFormerMember(_ child: UIViewController) {
    if isEngaged(child) {
      leaving.append(child)
      if parentReference.isSet { child.announceWillMove(toParent: nil) }
    } else {
      remove(child, tells: container.announcesMembership || child.isExpectingParent)
    }
  }

  /// Updates the children after a change of the members: removes former ones and adds new ones.
  ///
  /// A callback may change the members again, so each is checked again.
  func membersDidChange(from old: [UIViewController]) {
    for child in old where !isMember(child) { removeFormerMember(child) }
    for child in container.memberChildren where isMember(child) { take(child) }
    guard let parent else { return }
    let first = (leaving + container.memberChildren).filter { $0.storedParent === parent }
    parent.storedChildren = first + parent.storedChildren.without(first)
  }

  /// Removes a former member at once; its view stays in place until it is installed elsewhere.
  func removeAtOnce(_ child: UIViewController) {
    child.announceWillMove(toParent: nil)
    container.release(child)
    child.announceDidMove(toParent: nil)
  }

  /// Removes a released child from all lists.
  func forget(_ child: UIViewController) {
    displayed.removeIdentical(to: child)
    leaving.removeIdentical(to: child)
    container.removeMember(child)
  }

  private func isMember(_ child: UIViewController) -> Bool {
    container.memberChildren.containsIdentical(to: child)
  }

  /// Whether a child is visible, or appears or disappears in a change.
  func isEngaged(_ child: UIViewController) -> Bool {
    if let change, change.involves(child) { return true }
    return isVisible && displayed.containsIdentical(to: child)
  }

  /// Whether a controller is still a child of the container.
  private func isOwn(_ child: UIViewController) -> Bool {
    child.parentReference == parentReference
  }

  /// Removes former members that are no longer engaged.
  private func removeLeaving() {
    guard !leaving.isEmpty else { return }
    for child in leaving where !isEngaged(child) { remove(child, tells: true) }
  }

  private func remove(_ child: UIViewController, tells: Bool) {
    if tells, parentReference.isSet, child.knowsParent { child.announceWillMove(toParent: nil) }
    displayed.removeIdentical(to: child)
    leaving.removeIdentical(to: child)
    guard isOwn(child) else { return }
    container.uninstall(child)
    container.release(child)
    if tells, parentReference.isSet { child.announceDidMove(toParent: nil) }
  }

  // MARK: While the container is hidden

  /// Installs the wanted children without an appearance call.
  ///
  /// Only their views are loaded. Source: UIKIT-CASES.md tab-launch-lazy.
  func placeSilently() {
    guard container.containerPhase == .disappeared else { return }
    // The app's `viewDidLoad` may change the wanted children.
    repeat { placeWanted() } while !displayed.elementsEqual(container.wantedChildren, by: ===)
    removeLeaving()
  }

  private func placeWanted() {
    container.prepareChange()
    let wanted = container.wantedChildren
    let members = container.memberChildren
    for child in displayed where !wanted.containsIdentical(to: child) {
      if members.containsIdentical(to: child) {
        displayed.removeIdentical(to: child)
        container.uninstall(child)
      } else {
        remove(child, tells: true)
      }
    }
    displayed = wanted
    for child in wanted {
      announceShowing(child)
      child.loadViewIfNeeded()
      guard displayed.elementsEqual(wanted, by: ===) else { return }
    }
    container.install(wanted)
  }

  /// Calls `willMove(toParent:)` of a child that is about to be shown, unless it was called before.
  private func announceShowing(_ child: UIViewController) {
    take(child, announces: true)
    guard !child.knowsParent, isOwn(child), let parent else { return }
    child.announceWillMove(toParent: parent)
  }

  // MARK: One change

  /// Whether a child still has to appear; a window forwards no appearance to its root.
  private func mustAppear(_ child: UIViewController) -> Bool {
    guard displayed.containsIdentical(to: child) else { return true }
    return !parentReference.isSet && child.appearance.phase == .disappeared
      && child.viewIfLoaded?.storedWindow != nil
  }

  /// Begins a change: determines which children appear and disappear, and loads those that appear.
  ///
  /// - Parameters:
  ///   - target: the children to be displayed; nil means the wanted children.
  ///   - isAnimated: the `animated` argument of the calls.
  ///   - reinstalls: whether the views are installed again even if no child appears or disappears.
  /// - Returns: The children that disappear and appear; nil if there is nothing to do.
  func begin(
    to target: [UIViewController]? = nil, isAnimated: Bool, reinstalls: Bool = false
  ) -> Transition.Sides? {
    let container = container
    guard container.containerPhase == .appeared, change == nil else { return nil }
    container.prepareChange()
    let target = target ?? container.wantedChildren
    let new = arrivals(in: target)
    guard reinstalls || !new.isEmpty || !shows(only: target) else { return nil }
    let begun = ChildChange(target: target, new: new, isAnimated: isAnimated)
    change = begun
    for child in new {
      announceShowing(child)
      child.prepareTree()
    }
    begun.before = displayed
    begun.old = container.departures(of: displayed.without(target))
    setMovement(of: begun)
    return Transition.Sides(old: begun.old, new: withCalls(new))
  }

  // Loops in what follows: a closure that is passed to a function of another module looks for its actor at each
  // call, and a list that stays as it is is not copied.

  /// Those of some children that appear.
  private func arrivals(in target: [UIViewController]) -> [UIViewController] {
    for child in target where !mustAppear(child) {
      return target.filter { mustAppear($0) }
    }
    return target
  }

  /// Those of some children that have not appeared yet: one that comes from another container of the window has, and
  /// is not laid out before the others.
  private func withCalls(_ new: [UIViewController]) -> [UIViewController] {
    for child in new where child.appearance.phase == .appeared {
      return new.filter { $0.appearance.phase != .appeared }
    }
    return new
  }

  /// Whether all displayed children are among some.
  private func shows(only children: [UIViewController]) -> Bool {
    for child in displayed where !children.containsIdentical(to: child) { return false }
    return true
  }

  /// The children of a list that still belong to the container.
  private func own(_ children: [UIViewController]) -> [UIViewController] {
    for child in children where !isOwn(child) { return children.filter { isOwn($0) } }
    return children
  }

  private func setMovement(of change: ChildChange) {
    for child in change.new where child.isExpectingParent { child.movement = .toParent }
    guard parentReference.isSet else { return }
    let members = container.memberChildren
    for child in change.old where !members.containsIdentical(to: child) {
      child.movement = .fromParent
    }
  }

  /// Installs the views of the change.
  func place() {
    guard let change else { return }
    let container = container
    displayed = own(change.target)
    container.install(displayed)
    container.didInstall(change)
  }

  /// Puts the views that leave into a view of their own, in which the app's animator works; nil where the
  /// container has no place for it.
  func placeOldViews() -> UIView? {
    guard let change, let room = container.makeRoom() else { return nil }
    for child in change.old where isOwn(child) {
      if let view = child.viewIfLoaded, view.storedWindow != nil { room.addSubview(view) }
    }
    displayed = own(change.target)
    container.didMakeRoom(for: displayed)
    container.didInstall(change)
    return room
  }

  /// Puts the displayed views in their place, after the app's animator had them.
  func installAgain() { container.install(displayed) }

  /// Removes the views that are no longer displayed; a cancelled change is undone.
  func removeViews(isCompleted: Bool, onCancel: (@MainActor () -> Void)? = nil) {
    guard let change else { return }
    if !isCompleted { displayed = own(change.before) }
    for child in isCompleted ? change.old : change.new
    where isOwn(child) && !displayed.containsIdentical(to: child) {
      container.uninstall(child)
    }
    guard !isCompleted else { return }
    onCancel?()
    container.install(displayed)
  }

  /// Ends the change: calls `didMove(toParent:)` of the displayed children and removes former
  /// members.
  func finish(isCompleted: Bool) {
    guard let ended = change else { return }
    change = nil
    for child in ended.old { child.movement = .none }
    for child in ended.new { child.movement = .none }
    if isCompleted { announceParent() }
    for child in ended.old { recordIfFormer(child) }
    for child in ended.new { recordIfFormer(child) }
    removeLeaving()
    container.changeDidEnd(isCompleted ? ended : nil)
  }

  /// Ends a change in which there was nothing to do.
  func skip() {
    removeLeaving()
    if container.containerPhase == .appeared { announceParent() }
    container.changeDidEnd(nil)
  }

  /// Marks a child for removal that a change removed and that is no longer a member.
  private func recordIfFormer(_ child: UIViewController) {
    guard !displayed.containsIdentical(to: child), isOwn(child), !isMember(child),
      !leaving.containsIdentical(to: child)
    else { return }
    leaving.append(child)
  }

  /// Calls `didMove(toParent:)` of the displayed children.
  func announceParent() {
    for child in displayed where child.isExpectingParent && isOwn(child) {
      if let parent { child.announceDidMove(toParent: parent) }
    }
  }
}
