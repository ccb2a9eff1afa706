import Foundation

/// Knows which item of an application has the focus, and moves it.
///
/// No item has it until a person asks for it, and none is looked for until then. Source: Apple,
/// UIFocusSystem.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after focus has moved.
  nonisolated public static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  /// Posted when the person moves focus where there is nothing.
  nonisolated public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the `UIFocusUpdateContext` of a notification.
  nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the `UIFocusAnimationCoordinator` of a notification.
  nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusAnimationCoordinatorKey"

  private unowned let application: UIApplication
  private var memory = FocusMemory()
  private var requests: [any UIFocusEnvironment] = []
  /// Whether a person has asked for the focus.
  private(set) var isActive = false
  /// The item that has the focus.
  public private(set) var focusedItem: (any UIFocusItem)?

  init(of application: UIApplication) {
    self.application = application
  }

  /// The focus system of the application to which an environment belongs; nil outside of one.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.focusView?.window?.application.focusSystem
  }

  /// Whether one environment contains another.
  public class func environment(
    _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
  ) -> Bool {
    other.focusAncestry.contains { $0.isEqual(environment) }
  }

  // MARK: Updates

  /// Asks for focus to move to an environment in the next turn, if the environment that has it agrees.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard isActive else { return }
    requests = [environment]
    application.updateCycle.scheduleTurn(of: application)
  }

  /// Finds focus anew now, if that was asked for.
  open func updateFocusIfNeeded() {
    guard isActive, !requests.isEmpty else { return }
    // Of several that ask, the outermost one decides.
    let outermost = requests.min { $0.focusAncestry.count < $1.focusAncestry.count }
    requests = []
    guard let outermost, let search, let place = search.place(preferredBy: outermost, nil) else {
      return
    }
    update(to: place.item, heading: [])
  }

  /// Source: UIKIT-CASES.md focus-needs-update.
  func setNeedsUpdate(_ environment: any UIFocusEnvironment) {
    guard let focusedItem, Self.environment(environment, contains: focusedItem) else { return }
    requests.append(environment)
    application.updateCycle.scheduleTurn(of: application)
  }

  /// Updates focus after changes of the screen: where the item has gone, another one is found.
  func refresh() {
    guard isActive else { return }
    updateFocusIfNeeded()
    guard let search else { return }
    if let focusedItem, let place = search.place(of: focusedItem) {
      self.focusedItem = place.item
      return
    }
    update(to: search.place(preferredBy: search.rootEnvironment, memory)?.item, heading: [])
  }

  // MARK: The person

  /// Shows the focus, where it was last or where the screen prefers it; false if nothing can have it.
  func show() -> Bool {
    isActive = true
    if focusedItem == nil { refresh() }
    isActive = focusedItem != nil
    return isActive
  }

  /// Takes the focus away from all items until a person asks for it again.
  func hide() {
    guard isActive else { return }
    update(to: nil, heading: [])
    isActive = false
    requests = []
  }

  /// Moves focus in a direction.
  ///
  /// - Returns: Whether it moved; if not, the item keeps it.
  func move(_ heading: UIFocusHeading) -> Bool {
    refresh()
    guard let focusedItem, let search, let place = search.place(of: focusedItem) else {
      return false
    }
    if let next = search.place(heading, from: place), update(to: next.item, heading: heading) {
      return true
    }
    let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading)
    NotificationCenter.default.postOnMainQueue(
      name: Self.movementDidFailNotification, object: self,
      userInfo: [Self.focusUpdateContextUserInfoKey: context])
    return false
  }

  /// The visible part of the item that has the focus, in the window's coordinates.
  var visibleFrame: CGRect? {
    guard let focusedItem, let place = search?.place(of: focusedItem), !place.visible.isEmpty else {
      return nil
    }
    return place.visible
  }

  /// The window whose items can have the focus.
  var window: UIWindow? { application.keyWindow ?? application.windows.last }

  private var search: FocusSearch? { window.map(FocusSearch.init) }

  @discardableResult
  private func update(to next: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
    guard next != nil || focusedItem != nil else { return false }
    if let next, let focusedItem, next.isEqual(focusedItem) { return false }
    let context = UIFocusUpdateContext(from: focusedItem, to: next, heading: heading)
    let environments = context.environments
    // What has gone from the screen, or is hidden by the person, cannot keep the focus.
    let canBeRefused = heading != []
    if canBeRefused, environments.contains(where: { !$0.shouldUpdateFocus(in: context) }) {
      return false
    }
    if let focusedItem { memory.remember(focusedItem) }
    focusedItem = next
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    if let next { reveal(next) }
    NotificationCenter.default.postOnMainQueue(
      name: Self.didUpdateNotification, object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: context,
        Self.animationCoordinatorUserInfoKey: coordinator,
      ])
    return true
  }

  /// Scrolls until an item is visible, as little as needed.
  private func reveal(_ item: any UIFocusItem) {
    guard let container = item.parentFocusEnvironment?.focusView else { return }
    let lists = container.ancestry.compactMap { $0 as? any FocusRememberingList }
    for list in lists { list.noteFocus(on: item) }
    for case let scrollView as UIScrollView in container.ancestry {
      scrollView.scrollRectToVisible(container.convert(item.frame, to: scrollView), animated: false)
    }
    window?.layoutIfNeeded()
  }
}

/// The items that had the focus last, one for each controller.
@MainActor
struct FocusMemory {
  private struct Entry {
    weak var controller: UIViewController?
    weak var view: UIView?
    /// A part has no other owner, and does not own its view.
    let part: UIKitRuntime.FocusPart?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes that an item has the focus, for all controllers around it.
  mutating func remember(_ item: any UIFocusItem) {
    entries = entries.filter { $0.value.controller != nil }
    for case let controller as UIViewController in item.focusAncestry
    where controller.restoresFocusAfterTransition {
      entries[ObjectIdentifier(controller)] = Entry(
        controller: controller, view: item as? UIView, part: item as? UIKitRuntime.FocusPart)
    }
  }

  /// The item within a controller that had the focus last.
  func item(in controller: UIViewController) -> (any UIFocusItem)? {
    guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller else {
      return nil
    }
    return entry.view ?? entry.part
  }
}
