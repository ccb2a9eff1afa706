/// Checks that references to other storyboards lead to a scene.
struct ReferenceCheck {
  let project: InterfaceProject
  let document: InterfaceDocument

  func run(_ found: inout FaultList) {
    for reference in document.scenes.compactMap(\.controller)
    where reference.name == "viewControllerPlaceholder" {
      check(reference, &found)
    }
  }

  private func check(_ reference: InterfaceElement, _ found: inout FaultList) {
    switch project.resolve(reference) {
    case .scene, .otherBundle: break
    case .unfinished:
      found.add(.unknownStoryboard, reference, "the reference names no storyboard")
    case .noStoryboard(let name):
      found.add(
        .unknownStoryboard, reference, "storyboardName",
        "there is no storyboard '\(name)' beside this one")
    case .noScene(let name):
      guard let identifier = reference.text("referencedIdentifier") else {
        found.add(
          .unknownIdentifier, reference, "storyboardName",
          "the storyboard '\(name)' has no initial controller")
        return
      }
      let known = project.documents[name]?.scenes.compactMap(\.storyboardIdentifier).sorted() ?? []
      let words = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
      found.add(
        .unknownIdentifier, reference, "referencedIdentifier",
        "the storyboard '\(name)' has no scene '\(identifier)'; \(words)")
    }
  }
}
