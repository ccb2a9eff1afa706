/// Checks that segues lead somewhere, and that what they need is there.
struct SegueCheck {
  private let document: InterfaceDocument
  /// The unwind actions of the classes that files before Xcode 5 list; nil if the file lists none.
  private let declaredUnwindActions: Set<String>?

  init(document: InterfaceDocument) {
    self.document = document
    let classes = document.root.members("classes")
    let relationships = classes.flatMap { $0.members("relationships") }
    declaredUnwindActions =
      classes.isEmpty
      ? nil
      : Set(
        relationships.filter { $0.attributes["candidateClass"] == "UIStoryboardSegue" }
          .compactMap { $0.text("name") })
  }

  func run(_ found: inout FaultList) {
    document.root.forEach { element in
      guard let role = element.role, role != .designTime else { return false }
      guard element.name == "segue" else { return true }
      check(element, &found)
      return false
    }
  }

  private func check(_ element: InterfaceElement, _ found: inout FaultList) {
    guard let kind = InterfaceSegue.Kind(name: element.attributes["kind"] ?? "") else {
      found.add(
        .unknownSegueKind, element, "kind",
        "no kind of segue is '\(element.attributes["kind"] ?? "")'; kinds are "
          + InterfaceSegue.Kind.allCases.map(\.rawValue).joined(separator: ", "))
      return
    }
    guard let segue = InterfaceSegue(element) else {
      found.add(.missingAttribute, element, "the segue has no destination")
      return
    }
    guard let destination = document.element(segue.destination) else {
      found.add(
        .danglingSegue, element, "destination",
        "the segue leads to \(segue.destination), which is not in this file")
      return
    }
    checkDestination(destination, of: segue, &found)
    checkTrigger(of: segue, &found)
    switch kind {
    case .custom where segue.customClass == nil:
      found.add(.customSegueWithoutClass, element, "a custom segue needs a class")
    case .popoverPresentation: checkAnchor(of: segue, &found)
    default: break
    }
  }

  private func checkDestination(
    _ destination: InterfaceElement, of segue: InterfaceSegue, _ found: inout FaultList
  ) {
    let element = segue.element
    switch segue.kind {
    case .unwind:
      if destination.name != "exit" {
        found.add(
          .unwindWithoutExit, element, "destination",
          "an unwind segue leads to the exit of its scene, not to \(destination.label)")
      }
      guard let action = segue.unwindAction else {
        found.add(.missingAttribute, element, "the unwind segue has no unwindAction")
        return
      }
      if let known = declaredUnwindActions, !known.contains(action) {
        found.add(
          .unknownUnwindAction, element, "unwindAction",
          "none of the classes that the file lists has the unwind action '\(action)'")
      }
    case .relationship:
      if segue.relationship == nil {
        found.add(
          .unknownRelationship, element, "relationship",
          "no relationship is '\(element.attributes["relationship"] ?? "")'; there are "
            + InterfaceSegue.Relationship.allCases.map(\.rawValue).joined(separator: ", "))
      }
      if destination.role != .controller {
        found.add(
          .relationshipToNoController, element, "destination",
          "a container contains controllers, not \(destination.label)")
      }
    default:
      if destination.role != .controller {
        found.add(
          .segueToNoController, element, "destination",
          "the segue leads to \(destination.label), which is no controller")
      }
    }
  }

  private func checkTrigger(of segue: InterfaceSegue, _ found: inout FaultList) {
    guard let trigger = segue.trigger else { return }
    let list =
      switch trigger.name {
      case "tableViewCell": "tableView"
      case "collectionViewCell": "collectionView"
      default: ""
      }
    if !list.isEmpty, trigger.enclosing(list) == nil {
      found.add(
        .cellSegueOutsideTable, segue.element,
        "\(trigger.label) has a segue and is in no \(list), so nothing can select it")
    }
  }

  private func checkAnchor(of segue: InterfaceSegue, _ found: inout FaultList) {
    guard let anchor = segue.popoverAnchor else {
      found.add(
        .popoverWithoutAnchor, segue.element,
        "a popover needs a view or a bar button item to point at"
      )
      return
    }
    if document.element(anchor) == nil {
      found.add(
        .danglingConnection, segue.element,
        "the popover points at \(anchor), which is not in this file"
      )
    }
  }
}
