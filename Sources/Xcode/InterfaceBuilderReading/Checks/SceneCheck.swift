/// Checks that the storyboard begins somewhere, and that scenes and containers are complete.
struct SceneCheck {
  let document: InterfaceDocument

  func run(_ found: inout FaultList) {
    guard document.kind == .storyboard else { return }
    checkInitial(&found)
    for scene in document.scenes {
      checkControllers(of: scene, &found)
      checkContent(of: scene, &found)
    }
  }

  private func checkInitial(_ found: inout FaultList) {
    guard !document.scenes.isEmpty else { return }
    guard let initial = document.initialViewController else {
      found.add(
        .noInitialController, document.root,
        "no controller is the initial one\(candidates)")
      return
    }
    if document.scene(ofController: initial) == nil {
      found.add(
        .danglingInitialController, document.root, "initialViewController",
        "the initial controller \(initial) is no controller of this file\(candidates)")
    }
  }

  /// The controllers to which no segue leads.
  private var candidates: String {
    let destinations = Set(document.scenes.flatMap(\.segues).map(\.destination))
    let free = document.scenes.compactMap(\.controller).filter {
      $0.name != "viewControllerPlaceholder" && !destinations.contains($0.id ?? "")
    }
    guard !free.isEmpty else { return "" }
    return "; no segue leads to " + free.prefix(5).map(\.label).joined(separator: ", ")
  }

  private func checkControllers(of scene: InterfaceScene, _ found: inout FaultList) {
    switch scene.controllers.count {
    case 1: break
    case 0:
      found.add(.sceneWithoutController, scene.element, "the scene \(scene.id) has no controller")
    case let count:
      found.add(
        .sceneWithControllers, scene.controllers[1],
        "the scene \(scene.id) has \(count) controllers; the first one is taken")
    }
  }

  private func checkContent(of scene: InterfaceScene, _ found: inout FaultList) {
    for object in scene.objects {
      object.forEach { element in
        guard let role = element.role, role != .designTime else { return false }
        if element.name == "containerView", !element.segues.contains(where: { $0.kind == .embed }) {
          found.add(
            .containerWithoutEmbed, element,
            "\(element.label) has no embed segue and stays empty")
        }
        return true
      }
    }
    guard let controller = scene.controller, controller.name == "navigationController",
      !controller.segues.contains(where: { $0.relationship == .rootViewController }),
      controller.members("viewControllers").isEmpty
    else { return }
    found.add(
      .navigationWithoutRoot, controller,
      "\(controller.label) has no root view controller")
  }
}
