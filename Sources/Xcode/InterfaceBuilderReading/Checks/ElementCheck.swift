/// Checks each element by itself: its name, its id and the text of its attributes.
struct ElementCheck {
  let document: InterfaceDocument

  func run(_ found: inout FaultList) {
    var unknown: [String: (element: InterfaceElement, count: Int)] = [:]
    document.root.forEach { element in
      guard let role = element.role else {
        unknown[element.name, default: (element, 0)].count += 1
        return false
      }
      guard role != .designTime else { return false }
      checkID(element, &found)
      for (name, value) in element.attributes { check(value, of: name, in: element, &found) }
      return true
    }
    for (element, count) in unknown.values {
      let times = count == 1 ? "" : ", \(count) times"
      found.add(
        .unknownElement, element,
        "<\(element.name)> is not known and is left out\(times), with all that is in it")
    }
  }

  private func checkID(_ element: InterfaceElement, _ found: inout FaultList) {
    guard let id = element.id, let first = document.element(id), first != element else { return }
    found.add(
      .duplicateID, element, "id",
      "the id \(id) is already that of \(first.name) in line \(first.position.line)")
  }

  private func check(
    _ text: String, of attribute: String, in element: InterfaceElement, _ found: inout FaultList
  ) {
    guard let type = ElementSchema.type(of: attribute, in: element.name),
      let expected = type.expectation(of: text)
    else { return }
    found.add(
      .invalidValue, element, attribute,
      "\(attribute) of \(element.name) is \(expected), not '\(text.prefix(40))'")
  }
}
