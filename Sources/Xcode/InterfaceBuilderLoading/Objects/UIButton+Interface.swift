import InterfaceBuilderReading
import UIKit

extension UIButton {
  /// Gives a button the titles and images of its states, and its configuration.
  func decodeStates(_ element: InterfaceElement) {
    let states: [(String, UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
      ("selected", .selected),
    ]
    for (key, state) in states {
      guard let part = element.children.first(where: { $0.name == "state" && $0.key == key })
      else { continue }
      if let title = part.string("title") ?? part.string("attributedTitle") {
        setTitle(title, for: state)
      }
      if let color = part.uiColor("titleColor") { setTitleColor(color, for: state) }
      if let image = UIImage.make(part, "image") { setImage(image, for: state) }
    }
    if let part = element.child(key: "configuration") { configuration = Self.configuration(part) }
  }

  private static func configuration(_ element: InterfaceElement) -> Configuration {
    var made: Configuration =
      switch element.choice(.configurationStyle) {
      case "gray", "tinted": .gray()
      case "filled": .filled()
      default: .plain()
      }
    made.title = element.string("title") ?? element.string("attributedTitle")
    made.image = UIImage.make(element, "image")
    made.baseForegroundColor = element.uiColor("baseForegroundColor")
    made.baseBackgroundColor = element.uiColor("baseBackgroundColor")
    return made
  }
}
