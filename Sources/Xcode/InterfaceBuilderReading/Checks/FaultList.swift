/// What has been found wrong in a document.
struct FaultList {
  private(set) var faults: [InterfaceFault] = []

  mutating func add(_ kind: InterfaceFault.Kind, _ element: InterfaceElement, _ message: String) {
    faults.append(InterfaceFault(kind, at: element.position, message))
  }

  mutating func add(
    _ kind: InterfaceFault.Kind, _ element: InterfaceElement, _ attribute: String, _ message: String
  ) {
    faults.append(InterfaceFault(kind, at: element.position(of: attribute), message))
  }
}

extension InterfaceElement {
  /// How a fault names this element: `button 5Kj-go-XZg "Sports"`.
  var label: String {
    let words = text("title") ?? text("text") ?? customClass ?? text("userLabel")
    return ([name, id] + [words.map { "\"\($0.prefix(40))\"" }]).compactMap(\.self)
      .joined(separator: " ")
  }

  /// The nearest element of a name around this one.
  func enclosing(_ name: String) -> InterfaceElement? {
    var next = parent
    while let element = next {
      if element.name == name { return element }
      next = element.parent
    }
    return nil
  }

  /// The element of the scene around this one.
  var sceneElement: InterfaceElement? { enclosing("scene") }
}
