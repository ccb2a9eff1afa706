import Foundation
import LifecycleTrace

/// The children of one container: which are displayed, which come and which leave.
///
/// The one state machine of navigation, tab bar, page and split view controllers and of a window's
/// root. The wanted children change at once; what is displayed follows a turn later, in one
/// transition for everything that was asked for meanwhile. While the container is hidden, the
/// wanted children are put in place without any call, just before it appears.
/// Source: UIKIT-CASES.md "UINavigationController" and the sections after it.
///
/// A push reaches the lists dozens of times, each of them short and without a callback, so they go
/// without the check for overlapping accesses.
@MainActor
final class ContainerChildren {
  nonisolated(unsafe) unowned(unsafe) let container: any ChildContainer
  /// The parent that the children get; kept here because every question about a child asks for it.
  unowned(unsafe) let parent: UIViewController?
  /// The children whose views are, or are about to be, in place.
  @exclusivity(unchecked) private(set) var displayed: [UIViewController] = []
  /// Former members that stay children until a transition has removed them.
  @exclusivity(unchecked) private var leaving: [UIViewController] = []
  /// The change that is being carried out.
  @exclusivity(unchecked) private var change: ChildChange?
  /// The transition to the wanted children that waits in the queue.
  var pendingChange: ChildTransition?

  init(of container: any ChildContainer) {
    self.container = container
    parent = container.parentOfChildren
  }

  /// Whether a change is being carried out.
  var isChanging: Bool { change != nil }

  /// Whether the container is visible or about to be.
  var isVisible: Bool { container.containerPhase.isVisible }

  /// Whether what is displayed is not what is wanted.
  var needsChange: Bool {
    let wanted = container.wantedChildren
    return !displayed.elementsEqual(wanted, by: ===) || wanted.contains(where: mustAppear)
  }

  // MARK: Members

  /// Makes a member a child of the container.
  ///
  /// It is told at once where the container announces membership or is about to show it; the
  /// others are told when they are first shown.
  /// Source: UIKIT-CASES.md nav-set-root-and-push-before-window, nav-offscreen-push-pop-is-silent.
  func take(_ child: UIViewController) {
    let announces =
      container.announcesMembership
      || isVisible && container.wantedChildren.containsIdentical(to: child)
    take(child, announces: announces)
  }

  private func take(_ child: UIViewController, announces: Bool) {
    guard let parent, child.storedParent !== parent else {
      return rejoin(child)
    }
    child.storedParent?.release(child)
    if announces { child.announceWillMove(toParent: parent) }
    parent.adopt(child)
    child.isPlacedByContainer = true
    if container.announcesMembership { child.announceDidMove(toParent: parent) }
  }

  /// Takes a child back that was about to leave.
  private func rejoin(_ child: UIViewController) {
    child.isPlacedByContainer = true
    guard leaving.containsIdentical(to: child) else { return }
    leaving.removeIdentical(to: child)
    guard let parent else { return }
    child.announceWillMove(toParent: parent)
    if container.announcesMembership { child.announceDidMove(toParent: parent) }
  }

  /// Lets a child go that is no member any more.
  ///
  /// One that is displayed, or comes or goes with a change, stays a child until a transition has
  /// removed it.
  /// Source: UIKIT-CASES.md nav-pop-animated, nav-pop-to-root.
  func letGo(of child: UIViewController) {
    if isEngaged(child) {
      leaving.append(child)
      if parent != nil { child.announceWillMove(toParent: nil) }
    } else {
      remove(child, tells: container.announcesMembership || child.isExpectingParent)
    }
  }

  /// Follows a change of the members: lets former ones go and takes new ones.
  ///
  /// A callback of one of them may change the members again, so each is looked up anew.
  func membersDidChange(from old: [UIViewController]) {
    for child in old where !isMember(child) { letGo(of: child) }
    for child in container.memberChildren where isMember(child) { take(child) }
    guard let parent else { return }
    let first = (leaving + container.memberChildren).filter { $0.storedParent === parent }
    parent.storedChildren =
      first + parent.storedChildren.filter { !first.containsIdentical(to: $0) }
  }

  /// Gives a former member away at once; its view stays where it is until it is installed elsewhere.
  func giveAway(_ child: UIViewController) {
    child.announceWillMove(toParent: nil)
    container.release(child)
    child.announceDidMove(toParent: nil)
  }

  /// Forgets a child that has been released.
  func forget(_ child: UIViewController) {
    displayed.removeIdentical(to: child)
    leaving.removeIdentical(to: child)
    container.removeMember(child)
  }

  private func isMember(_ child: UIViewController) -> Bool {
    container.memberChildren.containsIdentical(to: child)
  }

  /// Whether a child is visible, or comes or goes with a change.
  private func isEngaged(_ child: UIViewController) -> Bool {
    if let change, change.involves(child) { return true }
    return isVisible && displayed.containsIdentical(to: child)
  }

  /// Whether a controller is still a child of the container.
  private func isOwn(_ child: UIViewController) -> Bool {
    child.storedParent === parent
  }

  /// Removes those that leave and are no longer engaged.
  private func settleLeaving() {
    guard !leaving.isEmpty else { return }
    for child in leaving where !isEngaged(child) { remove(child, tells: true) }
  }

  private func remove(_ child: UIViewController, tells: Bool) {
    if tells, parent != nil, child.knowsParent { child.announceWillMove(toParent: nil) }
    displayed.removeIdentical(to: child)
    leaving.removeIdentical(to: child)
    guard isOwn(child) else { return }
    container.uninstall(child)
    container.release(child)
    if tells, parent != nil { child.announceDidMove(toParent: nil) }
  }

  // MARK: While the container is hidden

  /// Puts the wanted children in place without any call of appearance.
  ///
  /// Only those are loaded. Source: UIKIT-CASES.md tab-launch-lazy.
  func placeSilently() {
    guard container.containerPhase == .disappeared else { return }
    // The app's own `viewDidLoad` may change what is wanted.
    repeat { placeWanted() } while !displayed.elementsEqual(container.wantedChildren, by: ===)
    settleLeaving()
  }

  private func placeWanted() {
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
      announceComing(child)
      child.loadViewIfNeeded()
      guard displayed.elementsEqual(wanted, by: ===) else { return }
    }
    container.install(wanted)
  }

  /// Tells a child that is about to be shown of its parent, unless it has been told.
  private func announceComing(_ child: UIViewController) {
    take(child, announces: true)
    guard let parent, !child.knowsParent, isOwn(child) else { return }
    child.announceWillMove(toParent: parent)
  }

  // MARK: One change

  /// Whether a child has yet to appear; a window forwards no appearance to its root.
  private func mustAppear(_ child: UIViewController) -> Bool {
    guard displayed.containsIdentical(to: child) else { return true }
    return parent == nil && child.appearance.phase == .disappeared
      && child.viewIfLoaded?.storedWindow != nil
  }

  /// Begins a change: finds out who comes and goes, and loads what comes.
  ///
  /// - Parameters:
  ///   - target: what is to be displayed; nil stands for the wanted children.
  ///   - isAnimated: what the callbacks are told about animation.
  ///   - reinstalls: whether the views are installed anew also if no child comes or goes.
  /// - Returns: Those whose appearance changes; nil if there is nothing to do.
  func begin(
    to target: [UIViewController]? = nil, isAnimated: Bool, reinstalls: Bool = false
  ) -> Transition.Sides? {
    guard container.containerPhase == .appeared, change == nil else { return nil }
    let target = target ?? container.wantedChildren
    // Loops, here and below: a closure that is handed to the standard library checks its actor.
    var new: [UIViewController] = []
    for child in target where mustAppear(child) { new.append(child) }
    guard reinstalls || !new.isEmpty || !displayed(without: target).isEmpty else { return nil }
    let begun = ChildChange(target: target, new: new, isAnimated: isAnimated)
    change = begun
    for child in new {
      announceComing(child)
      child.prepareTree()
    }
    begun.before = displayed
    begun.old = container.departures(of: displayed(without: target))
    noteMovement(of: begun)
    var sides = Transition.Sides(old: begun.old)
    for child in new where child.appearance.phase != .appeared { sides.new.append(child) }
    return sides
  }

  /// The displayed children that are not among others.
  private func displayed(without others: [UIViewController]) -> [UIViewController] {
    var found: [UIViewController] = []
    for child in displayed where !others.containsIdentical(to: child) { found.append(child) }
    return found
  }

  /// The children of a list that still belong to the container.
  private func own(_ children: [UIViewController]) -> [UIViewController] {
    for child in children where !isOwn(child) { return children.filter { isOwn($0) } }
    return children
  }

  private func noteMovement(of change: ChildChange) {
    for child in change.new where child.isExpectingParent { child.movement = .toParent }
    guard parent != nil else { return }
    let members = container.memberChildren
    for child in change.old where !members.containsIdentical(to: child) {
      child.movement = .fromParent
    }
  }

  /// Puts the views of the change in place.
  func place() {
    guard let change else { return }
    displayed = own(change.target)
    container.install(displayed)
    container.didInstall(change)
  }

  /// Takes the views away that are no longer displayed; a cancelled change is undone.
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

  /// Ends the change: tells the displayed children of their parent and removes what has left.
  func finish(isCompleted: Bool) {
    guard let ended = change else { return }
    change = nil
    for child in ended.old { child.movement = .none }
    for child in ended.new { child.movement = .none }
    if isCompleted { announceParent() }
    for child in ended.old { noteIfFormer(child) }
    for child in ended.new { noteIfFormer(child) }
    settleLeaving()
    container.changeDidEnd(ended, isCompleted: isCompleted)
  }

  /// Ends what turned out to be no change.
  func skip() {
    settleLeaving()
    if container.containerPhase == .appeared { announceParent() }
    container.changeDidEnd(nil, isCompleted: false)
  }

  /// Lets a child go that a change removed and that is no member.
  private func noteIfFormer(_ child: UIViewController) {
    guard isOwn(child), !isMember(child), !displayed.containsIdentical(to: child),
      !leaving.containsIdentical(to: child)
    else { return }
    leaving.append(child)
  }

  /// Tells the displayed children that their parent is there.
  func announceParent() {
    guard let parent else { return }
    for child in displayed where child.isExpectingParent && isOwn(child) {
      child.announceDidMove(toParent: parent)
    }
  }
}
