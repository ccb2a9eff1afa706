/// Checks that outlets, actions and constraints lead to objects of their scene.
struct ConnectionCheck {
  let document: InterfaceDocument

  func run(_ found: inout FaultList) {
    document.root.forEach { element in
      guard let role = element.role, role != .designTime else { return false }
      switch element.name {
      case "outlet", "outletCollection": check(element, named: element.text("property"), &found)
      case "action": check(element, named: element.text("selector"), &found)
      case "constraint": checkItems(of: element, &found)
      default: break
      }
      return true
    }
  }

  private func check(
    _ connection: InterfaceElement, named name: String?, _ found: inout FaultList
  ) {
    guard let name else {
      let attribute = connection.name == "action" ? "selector" : "property"
      found.add(.missingAttribute, connection, "this \(connection.name) has no \(attribute)")
      return
    }
    let words = connection.name == "action" ? "action" : "outlet"
    guard let destination = connection.text("destination") else {
      found.add(.missingAttribute, connection, "the \(words) '\(name)' has no destination")
      return
    }
    guard let target = document.element(destination) else {
      found.add(
        .danglingConnection, connection, "destination",
        "the \(words) '\(name)' leads to \(destination), which is not in this file")
      return
    }
    if target.sceneElement != connection.sceneElement {
      found.add(
        .foreignConnection, connection, "destination",
        "the \(words) '\(name)' leads to \(target.label) in another scene and is left out")
    }
  }

  private func checkItems(of constraint: InterfaceElement, _ found: inout FaultList) {
    for attribute in ["firstItem", "secondItem"] {
      guard let id = constraint.text(attribute), document.element(id) == nil else { continue }
      found.add(
        .danglingConstraint, constraint, attribute,
        "the constraint's item \(id) is not in this file, and the constraint is left out")
    }
  }
}
