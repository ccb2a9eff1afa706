import Foundation
import LifecycleTrace

extension UISplitViewController {
  private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Collapses or expands while nobody sees it, and puts the columns in place.
  ///
  /// Source: UIKIT-CASES.md split-born-expanded-then-collapses.
  func adaptSilently() {
    guard appearance.phase == .disappeared else { return }
    let before = placed.controllers
    adaptStructure()
    chooseColumns()
    // A column that gave way or is hidden would appear with the others if it were left in place.
    for column in before where !placed.controllers.containsIdentical(to: column) {
      column.viewIfLoaded?.removeFromSuperview()
    }
    (primary as? UINavigationController)?.showTopSilently()
    installColumns()
  }

  /// Collapses or expands if the width asks for it; views stay where they are.
  func adaptStructure() {
    if isCompact, !isCollapsed { collapse() }
    if !isCompact, isCollapsed { expand() }
  }

  /// Makes one column out of two.
  ///
  /// Source: UIKIT-CASES.md split-collapse-delegate-order.
  private func collapse() {
    guard let oldPrimary = primary else { return isCollapsed = true }
    let kept = delegate?.primaryViewController(forCollapsing: self) ?? oldPrimary
    isCollapsed = true
    let detail = secondary
    secondary = nil
    if kept !== oldPrimary { exchangePrimary(kept) }
    guard let detail else { return }
    let isDropped = delegate?.splitViewController(self, collapseSecondary: detail, onto: kept)
    if isDropped == true {
      dropped = detail
    } else {
      kept.collapseSecondaryViewController(detail, for: self)
      if detail.storedParent === self { dropped = detail }
    }
  }

  /// Makes two columns out of one.
  ///
  /// Source: UIKIT-CASES.md split-expand-delegate-order.
  private func expand() {
    guard let oldPrimary = primary else { return isCollapsed = false }
    let kept = delegate?.primaryViewController(forExpanding: self) ?? oldPrimary
    isCollapsed = false
    if kept !== oldPrimary { exchangePrimary(kept) }
    let separated =
      delegate?.splitViewController(self, separateSecondaryFrom: kept)
      ?? kept.separateSecondaryViewController(for: self)
    secondary = separated ?? dropped
    if let dropped, dropped !== secondary { forget(dropped) }
    dropped = nil
    takeColumn(secondary)
  }

  private func exchangePrimary(_ controller: UIViewController) {
    if let primary { forget(primary) }
    primary = controller
    takeColumn(controller)
  }

  /// Lets a former column go; it hears of that only while it is not visible.
  private func forget(_ controller: UIViewController) {
    guard controller.storedParent === self else { return }
    controller.announceWillMove(toParent: nil)
    dropColumn(controller)
  }

  /// What is to be seen of this split view: columns, and the tops of their stacks.
  private var wantedMembers: [UIViewController] {
    members(of: wantedColumns) { $0.stack.last }
  }

  /// What is seen of it now, also where a stack has a change before it.
  private var shownMembers: [UIViewController] {
    members(of: placed) { $0.displayed }.filter { $0.appearance.phase == .appeared }
  }

  private func members(
    of columns: PlacedColumns, _ top: (UINavigationController) -> UIViewController?
  ) -> [UIViewController] {
    columns.controllers.flatMap { column -> [UIViewController] in
      guard let navigation = column as? UINavigationController, let top = top(navigation)
      else { return [column] }
      return [column, top]
    }
  }

  /// Adapts in the middle of a change of size; nil where there is nothing to adapt.
  func adaptVisibly() -> SplitAdaptation? {
    guard isCompact != isCollapsed, appearance.phase == .appeared else { return nil }
    let before = shownMembers
    adaptStructure()
    let after = loadedMembers
    chooseColumns()
    let adaptation = SplitAdaptation(
      split: self, members: after,
      coming: after.filter { $0.appearance.phase == .disappeared }.topmost,
      going: before.filter { old in !after.containsIdentical(to: old) }.topmost)
    adaptation.announceTops()
    return adaptation
  }

  /// The wanted members, loaded; the app's own `viewDidLoad` may change which they are.
  private var loadedMembers: [UIViewController] {
    var members = wantedMembers
    while let next = members.first(where: { !$0.isViewLoaded }) {
      next.loadViewIfNeeded()
      members = wantedMembers
    }
    return members
  }
}

/// What one split view shows after a change of size, and who hears of it.
@MainActor
struct SplitAdaptation {
  let split: UISplitViewController
  /// Columns, and the tops of their stacks.
  let members: [UIViewController]
  let coming: [UIViewController]
  let going: [UIViewController]

  /// Says which tops are on their way, so that their stacks keep them if they are popped meanwhile.
  func announceTops() {
    forEachStack { navigation, top in navigation.coming = top }
  }

  /// Puts the views of all members where they belong now.
  func install() {
    forEachStack { navigation, top in
      navigation.displayed = top
      navigation.install(top)
    }
    split.installColumns()
  }

  /// Tells the tops of their stacks that they have arrived, and follows what happened meanwhile.
  func finish() {
    forEachStack { navigation, _ in
      navigation.coming = nil
      navigation.tellShownOfParent()
      navigation.showMissedChange()
    }
  }

  private func forEachStack(_ body: (UINavigationController, UIViewController) -> Void) {
    for case let navigation as UINavigationController in split.placed.controllers {
      guard let top = members.first(where: { $0.storedParent === navigation }) else { continue }
      body(navigation, top)
    }
  }
}

@MainActor
extension [UIViewController] {
  /// Those of which no other one in the list is the parent.
  fileprivate var topmost: [UIViewController] {
    filter { controller in !contains { $0 === controller.storedParent } }
  }
}

extension UINavigationController {
  /// Takes the detail of a split view onto the stack; a stack is taken member by member.
  func takeDetail(
    _ secondaryViewController: UIViewController, of splitViewController: UISplitViewController
  ) {
    if let other = secondaryViewController as? UINavigationController {
      let members = other.stack
      other.stack = []
      other.displayed = nil
      splitViewController.merged = MergedStack(navigation: other, members: members)
      for member in members { moveOnto(member) }
    } else {
      moveOnto(secondaryViewController)
    }
    updateBar()
  }

  /// Gives the top of the stack back as the detail, or the stack that was taken.
  func giveDetail(to splitViewController: UISplitViewController) -> UIViewController? {
    if let merged = splitViewController.merged {
      splitViewController.merged = nil
      let members = merged.members.filter { member in stack.contains { $0 === member } }
      stack.removeAll { member in members.contains { $0 === member } }
      merged.navigation.stack = members
      for member in members { merged.navigation.moveIn(member) }
      updateBar()
      return merged.navigation
    }
    guard stack.count > 1 else { return nil }
    let top = stack.removeLast()
    if displayed === top { displayed = nil }
    top.announceWillMove(toParent: nil)
    release(top)
    top.announceDidMove(toParent: nil)
    updateBar()
    return top
  }

  private func moveOnto(_ controller: UIViewController) {
    moveIn(controller)
    stack.append(controller)
  }

  private func moveIn(_ controller: UIViewController) {
    controller.storedParent?.release(controller)
    controller.announceWillMove(toParent: self)
    adopt(controller)
    controller.isPlacedByContainer = true
    controller.announceDidMove(toParent: self)
  }
}
