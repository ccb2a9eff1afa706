/// A colour of a file.
public enum InterfaceColor: Hashable, Sendable {
  /// Parts from 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour of the system by its name, such as `systemBackgroundColor`.
  case system(String)
  /// A colour of the asset catalog by its name.
  case named(String)

  /// The colour of an element `color`.
  public init(_ element: InterfaceElement) {
    if let name = element.text("systemColor") ?? element.text("cocoaTouchSystemColor") {
      self = .system(name)
      return
    }
    if let name = element.text("name"), element.attributes["colorSpace"] != "catalog" {
      self = .named(name)
      return
    }
    self = Self.components(element)
  }

  /// The colour of parts: grey, RGB, or CMYK without a profile.
  static func components(_ element: InterfaceElement) -> InterfaceColor {
    let alpha = element.number(.alpha) ?? 1
    if let white = element.number(.white) {
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    if let cyan = element.number(.cyan) {
      let key = 1 - (element.number(.black) ?? 0)
      return .components(
        red: (1 - cyan) * key, green: (1 - (element.number(.magenta) ?? 0)) * key,
        blue: (1 - (element.number(.yellow) ?? 0)) * key, alpha: alpha)
    }
    return .components(
      red: element.number(.red) ?? 0, green: element.number(.green) ?? 0,
      blue: element.number(.blue) ?? 0, alpha: alpha)
  }
}
