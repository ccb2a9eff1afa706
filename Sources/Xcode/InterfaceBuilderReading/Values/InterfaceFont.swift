/// A font of a file.
public enum InterfaceFont: Hashable, Sendable {
  /// The system's font; the size is in points and nil for the standard one.
  case system(size: Double?, weight: String?)
  case boldSystem(size: Double?)
  case italicSystem(size: Double?)
  /// A font by its PostScript name.
  case named(String, size: Double?)
  /// A text style, such as `UICTFontTextStyleBody`.
  case style(String)

  init(_ element: InterfaceElement) {
    let size = element.number(.pointSize)
    if let style = element.text("style") {
      self = .style(style)
    } else if let name = element.text("name") {
      self = .named(name, size: size)
    } else {
      switch element.attributes["type"] {
      case "boldSystem": self = .boldSystem(size: size)
      case "italicSystem": self = .italicSystem(size: size)
      default: self = .system(size: size, weight: element.choice(.weight))
      }
    }
  }
}
