import Foundation

/// Learns of the choices in a tab bar that belongs to no tab bar controller.
///
/// Source: Apple, UITabBarDelegate.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called after a person has chosen a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the choice of the bar's tabs is shown.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called after the choice of the bar's tabs was shown.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the choice of the bar's tabs goes.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called after the choice of the bar's tabs went.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing, as the method is optional in UIKit.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    unimplemented()
  }
  /// Does nothing, as the method is optional in UIKit.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    unimplemented()
  }
  /// Does nothing, as the method is optional in UIKit.
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) { unimplemented() }
}
