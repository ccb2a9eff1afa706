import Foundation
import InterfaceBuilderReading
import UIKit

extension UINavigationBar {
  func decodeLook(_ element: InterfaceElement) {
    if let style = UIBarStyle(interfaceName: element.attributes["barStyle"]) { barStyle = style }
    if let translucent = element.bool("translucent") { isTranslucent = translucent }
    if let large = element.bool("largeTitles") { prefersLargeTitles = large }
    if let color = element.color("tintColor") { tintColor = .make(color, element) }
    if let color = element.color("barTintColor") { barTintColor = .make(color, element) }
    titleTextAttributes = element.textAttributes("titleTextAttributes") ?? titleTextAttributes
    largeTitleTextAttributes =
      element.textAttributes("largeTitleTextAttributes") ?? largeTitleTextAttributes
    if let look = element.appearance("standardAppearance") { standardAppearance = look }
    if let look = element.appearance("compactAppearance") { compactAppearance = look }
    if let look = element.appearance("scrollEdgeAppearance") { scrollEdgeAppearance = look }
  }
}

extension UITabBar {
  func decodeLook(_ element: InterfaceElement) {
    if let style = UIBarStyle(interfaceName: element.attributes["barStyle"]) { barStyle = style }
    if let translucent = element.bool("translucent") { isTranslucent = translucent }
    if let color = element.color("tintColor") ?? element.color("selectedImageTintColor") {
      tintColor = .make(color, element)
    }
    if let color = element.color("barTintColor") { barTintColor = .make(color, element) }
    if let color = element.color("unselectedItemTintColor") {
      unselectedItemTintColor = .make(color, element)
    }
  }
}

extension UIToolbar {
  func decodeLook(_ element: InterfaceElement) {
    if let style = UIBarStyle(interfaceName: element.attributes["barStyle"]) { barStyle = style }
    if let translucent = element.bool("translucent") { isTranslucent = translucent }
    if let color = element.color("tintColor") { tintColor = .make(color, element) }
    if let color = element.color("barTintColor") { barTintColor = .make(color, element) }
  }
}

extension UIBarStyle {
  /// The style of a name in a file, of which old ones also say how much shows through.
  fileprivate init?(interfaceName name: String?) {
    switch name {
    case "default": self = .default
    case "black", "blackOpaque", "blackTranslucent": self = .black
    default: return nil
    }
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
    if let color = element.color("textColor").flatMap({ UIColor.make($0, element) }) {
      attributes[.foregroundColor] = color
    }
    return attributes
  }

  /// A look of a navigation bar; nil if the file has none for the key.
  @MainActor
  fileprivate func appearance(_ key: String) -> UINavigationBarAppearance? {
    guard
      let element = children.first(where: { $0.name == "navigationBarAppearance" && $0.key == key })
    else { return nil }
    let look = UINavigationBarAppearance()
    if let color = element.color("backgroundColor") { look.backgroundColor = .make(color, element) }
    if let color = element.color("shadowColor") { look.shadowColor = .make(color, element) }
    look.titleTextAttributes = element.textAttributes("titleTextAttributes") ?? [:]
    look.largeTitleTextAttributes = element.textAttributes("largeTitleTextAttributes") ?? [:]
    return look
  }
}
