import Foundation

/// A value that a file gives to a key path of an object.
public struct InterfaceRuntimeAttribute: Sendable {
  /// A value of one of the types that the editor offers.
  public enum Value: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case string(String)
    case image(String)
    case color(InterfaceColor)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(location: Int, length: Int)
    case none
  }

  /// The keys, with a point between them.
  public let keyPath: String
  /// The value; `none` also for one that cannot be read.
  public let value: Value

  init?(_ element: InterfaceElement) {
    guard element.name == "userDefinedRuntimeAttribute", let keyPath = element.text("keyPath")
    else { return nil }
    self.keyPath = keyPath
    value = Self.value(of: element)
  }

  private static func value(of element: InterfaceElement) -> Value {
    let text = element.string("value")
    let child = element.child(key: "value")
    switch element.attributes["type"] {
    case "boolean": return text.flatMap(InterfaceValue.bool).map(Value.bool) ?? .none
    case "string", "localizedString": return .string(text ?? "")
    case "image": return .image(text ?? "")
    case "number":
      return (child?.anyNumber ?? text.flatMap(InterfaceValue.number)).map(Value.number) ?? .none
    case "color": return element.color("value").map(Value.color) ?? .none
    case "rect": return element.rect("value").map(Value.rect) ?? .none
    case "size": return element.size("value").map(Value.size) ?? .none
    case "point":
      return child.map { .point(CGPoint(x: $0.number(.x) ?? 0, y: $0.number(.y) ?? 0)) } ?? .none
    case "range":
      return child.map {
        .range(location: $0.integer(.location) ?? 0, length: $0.integer(.length) ?? 0)
      } ?? .none
    default: return .none
    }
  }
}

extension InterfaceElement {
  /// The value of an element `integer` or `real`.
  fileprivate var anyNumber: Double? {
    integer(.integerValue).map(Double.init) ?? number(.realValue)
  }

  /// The user-defined runtime attributes of an object, in their order.
  public var runtimeAttributes: [InterfaceRuntimeAttribute] {
    members("userDefinedRuntimeAttributes").compactMap(InterfaceRuntimeAttribute.init)
  }
}
