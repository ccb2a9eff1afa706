import Foundation

/// The edit menu: the commands that the first responder takes, beside a place of the screen.
///
/// Source: Apple, UIMenuController; UIKIT-CASES.md edit-menu.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the arrow of the menu points.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  /// Posted before the menu is shown.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu went.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the frame of the menu changed.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The edit menu.
  public static var shared: UIMenuController { UIApplication.shared.service { UIMenuController() } }

  /// The commands that an app adds behind UIKit's.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow points; a menu of rows has none.
  open var arrowDirection = ArrowDirection.default
  private weak var target: UIView?
  private var targetRect = CGRect.zero
  private weak var shown: MenuController?

  private override init() {}

  /// Whether the menu is shown.
  open var isMenuVisible: Bool {
    get { shown?.presentingViewController != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu on the screen; zero while it is not shown.
  open var menuFrame: CGRect { (shown?.viewIfLoaded as? MenuView)?.boxFrame ?? .zero }

  /// Says beside which part of a view the menu is to be shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    target = targetView
  }

  /// Shows the menu or takes it away.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    if menuVisible { show() } else { hideMenu() }
  }

  /// Shows the menu beside a part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Takes the menu away if it is shown beside a view.
  open func hideMenu(from targetView: UIView) {
    if target === targetView { hideMenu() }
  }

  /// Takes the menu away.
  open func hideMenu() {
    shown?.close()
  }

  /// Shows the commands anew that the first responder takes.
  open func update() {
    shown?.show(UIMenu(children: commands))
  }

  private func show() {
    guard let target, let request = request(beside: targetRect) else { return }
    shown = MenuController.open(request, beside: target)
  }

  /// The menu for a part of a view; nil if no responder takes a command, as without a first responder.
  func request(beside rect: CGRect) -> MenuRequest? {
    let commands = commands
    guard !commands.isEmpty else { return nil }
    return MenuRequest(
      menu: UIMenu(children: commands), rect: rect,
      willDisplay: { [self] in willShow() },
      willEnd: { [self] in post(Self.willHideMenuNotification) },
      didEnd: { [self] in post(Self.didHideMenuNotification) })
  }

  /// The commands that a responder in the chain of the first responder takes: UIKit's, then the app's.
  private var commands: [UIAction] {
    let all =
      EditAction.allCases.map { ($0.title, $0.selector) }
      + (menuItems ?? []).map { ($0.title, $0.action) }
    let first = UIApplication.shared.keyWindow?.firstResponder
    return all.compactMap { title, action in
      guard first?.target(forAction: action, withSender: self) != nil else { return nil }
      return UIAction(title: title) { [self] _ in
        UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
      }
    }
  }

  private func willShow() {
    post(Self.willShowMenuNotification)
    UIApplication.shared.scheduler.after(TransitionTiming.modal) { [self] in
      post(Self.didShowMenuNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.postOnMainQueue(name: name, object: self)
  }
}
