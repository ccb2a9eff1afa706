import Foundation
import InterfaceBuilderReading
import UIKit

extension InterfaceRow {
  @InterfaceRows static var controllers: [InterfaceRow] {
    string("title", \UIViewController.title)
    bool(.hidesBottomBarWhenPushed, \UIViewController.hidesBottomBarWhenPushed)
    bool(.definesPresentationContext, \UIViewController.definesPresentationContext)
    bool(.extendedLayoutIncludesOpaqueBars, \UIViewController.extendedLayoutIncludesOpaqueBars)
    choice(
      .modalPresentationStyle, \UIViewController.modalPresentationStyle,
      UIModalPresentationStyle.words)
    choice(.modalTransitionStyle, \UIViewController.modalTransitionStyle)
    size("contentSizeForViewInPopover", \UIViewController.preferredContentSize)
    flags(
      "edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout,
      ["top": .top, "left": .left, "bottom": .bottom, "right": .right])
    bool(.navigationBarHidden, \UINavigationController.isNavigationBarHidden)
    bool(.toolbarHidden, \UINavigationController.isToolbarHidden)
    bool(
      .clearsSelectionOnViewWillAppear, \UITableViewController.clearsSelectionOnViewWillAppear)
    bool(.doubleSided, \UIPageViewController.isDoubleSided)
  }

  @InterfaceRows static var bars: [InterfaceRow] {
    choice(.barStyle, \UINavigationBar.barStyle, besides: barStyles)
    bool(.translucent, \UINavigationBar.isTranslucent)
    bool(.largeTitles, \UINavigationBar.prefersLargeTitles)
    color("barTintColor", \UINavigationBar.barTintColor)
    value("titleTextAttributes", \UINavigationBar.titleTextAttributes) {
      $0.textAttributes("titleTextAttributes")
    }
    value("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes) {
      $0.textAttributes("largeTitleTextAttributes")
    }
    value("standardAppearance", \UINavigationBar.standardAppearance) {
      $0.appearance("standardAppearance")
    }
    value("compactAppearance", \UINavigationBar.compactAppearance) {
      $0.appearance("compactAppearance")
    }
    value("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance) {
      $0.appearance("scrollEdgeAppearance")
    }
    color("backgroundColor", \UINavigationBarAppearance.backgroundColor)
    color("shadowColor", \UINavigationBarAppearance.shadowColor)
    choice(.barStyle, \UITabBar.barStyle, besides: barStyles)
    bool(.translucent, \UITabBar.isTranslucent)
    value("selectedImageTintColor", \UITabBar.tintColor) {
      $0.color("tintColor") == nil ? $0.uiColor("selectedImageTintColor") : nil
    }
    color("barTintColor", \UITabBar.barTintColor)
    color("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    choice(.barStyle, \UIToolbar.barStyle, besides: barStyles)
    bool(.translucent, \UIToolbar.isTranslucent)
    color("barTintColor", \UIToolbar.barTintColor)
  }

  /// Old files also say in the style how much shows through.
  private static let barStyles: [String: UIBarStyle] = [
    "blackOpaque": .black, "blackTranslucent": .black,
  ]

  @InterfaceRows static var items: [InterfaceRow] {
    string("title", \UINavigationItem.title)
    string("prompt", \UINavigationItem.prompt)
    choice(.largeTitleDisplayMode, \UINavigationItem.largeTitleDisplayMode)
    string("accessibility.label", \UIBarItem.accessibilityLabel)
    string("accessibility.identifier", \UIBarItem.accessibilityIdentifier)
    bool(.enabled, \UIBarItem.isEnabled)
    integer(.tag, \UIBarItem.tag)
    number(.width, \UIBarButtonItem.width)
    color("tintColor", \UIBarButtonItem.tintColor)
    image("selectedImage", \UITabBarItem.selectedImage)
    string("badgeValue", \UITabBarItem.badgeValue)
  }
}

extension InterfaceElement {
  /// The attributes of a bar's title; nil if the file has none.
  @MainActor
  fileprivate func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let element = children.first(where: { $0.name == "textAttributes" && $0.key == key })
    else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = element.font() { attributes[.font] = UIFont.make(font) }
    if let color = element.uiColor("textColor") { attributes[.foregroundColor] = color }
    return attributes
  }

  /// A look of a navigation bar; nil if the file has none for the key.
  @MainActor
  fileprivate func appearance(_ key: String) -> UINavigationBarAppearance? {
    guard
      let element = children.first(where: { $0.name == "navigationBarAppearance" && $0.key == key })
    else { return nil }
    let look = UINavigationBarAppearance()
    InterfaceTable.decode(element, into: look)
    look.titleTextAttributes = element.textAttributes("titleTextAttributes") ?? [:]
    look.largeTitleTextAttributes = element.textAttributes("largeTitleTextAttributes") ?? [:]
    return look
  }
}
