/// A storyboard or a xib that was read.
public struct InterfaceDocument: Sendable {
  /// What a file holds.
  public enum Kind: Sendable {
    /// Scenes with segues between them.
    case storyboard
    /// Objects for an owner.
    case xib
  }

  /// What the file holds.
  public let kind: Kind
  /// The element `document`.
  public let root: InterfaceElement
  /// The scenes of a storyboard, in the order of the file, which means nothing.
  public let scenes: [InterfaceScene]
  /// The elements with an id, the first of each.
  private let byID: [String: InterfaceElement]
  /// The scenes by the ids of their controllers and by identifiers, the first of each.
  private let sceneOfController: [String: Int]
  private let sceneOfIdentifier: [String: Int]

  init(_ root: InterfaceElement, kind: Kind) {
    self.kind = kind
    self.root = root
    scenes = root.members("scenes").filter { $0.name == "scene" }.map(InterfaceScene.init)
    var found: [String: InterfaceElement] = [:]
    root.forEach { element in
      guard let role = element.role, role != .designTime else { return false }
      if let id = element.id, found[id] == nil { found[id] = element }
      return true
    }
    byID = found
    sceneOfController = Self.places(of: scenes) { $0.controller?.id }
    sceneOfIdentifier = Self.places(of: scenes, by: \.storyboardIdentifier)
  }

  private static func places(
    of scenes: [InterfaceScene], by key: (InterfaceScene) -> String?
  ) -> [String: Int] {
    Dictionary(
      scenes.indices.compactMap { index in key(scenes[index]).map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The element of an id; nil if the file has none.
  public func element(_ id: String) -> InterfaceElement? { byID[id] }

  /// The id of the initial controller; nil if there is none.
  public var initialViewController: String? { root.text("initialViewController") }
  /// The build of the tools that wrote the file, such as `13189.4`.
  public var toolsVersion: String { root.attributes["toolsVersion"] ?? "" }
  /// Whether views are placed by constraints.
  public var usesAutoLayout: Bool { root.bool(.useAutolayout) == true }
  /// Whether views have a guide of the safe area.
  public var usesSafeAreas: Bool { root.bool(.useSafeAreas) == true }
  /// Whether the file is what is shown while the app starts.
  public var isLaunchScreen: Bool { root.bool(.launchScreen) == true }

  /// The objects at the top of a xib: the owner, the first responder, then the others.
  public var objects: [InterfaceElement] { root.members("objects") }

  /// The scene whose controller has an id.
  public func scene(ofController id: String) -> InterfaceScene? {
    sceneOfController[id].map { scenes[$0] }
  }

  /// The scene of a storyboard identifier.
  public func scene(identifier: String) -> InterfaceScene? {
    sceneOfIdentifier[identifier].map { scenes[$0] }
  }

  /// The scene with which the storyboard begins.
  public var initialScene: InterfaceScene? {
    initialViewController.flatMap(scene(ofController:))
  }

  /// The colour that the file has for a name, as the asset catalog was when it was saved.
  public func resourceColor(_ element: String, named name: String) -> InterfaceColor? {
    root.members("resources").first { $0.name == element && $0.attributes["name"] == name }?
      .child("color").map(InterfaceColor.components)
  }

  /// The names of the storyboards to which references of this one lead.
  public var referencedStoryboards: [String] {
    scenes.compactMap(\.controller).filter { $0.name == "viewControllerPlaceholder" }
      .compactMap { $0.text("storyboardName") }
  }

  /// How often the file has an element that is not known, by name.
  public var unknownElements: [String: Int] {
    var counts: [String: Int] = [:]
    root.forEach { element in
      guard let role = element.role else {
        counts[element.name, default: 0] += 1
        return false
      }
      return role != .designTime
    }
    return counts
  }
}

/// A scene: a controller and what belongs to it.
public struct InterfaceScene: Sendable {
  /// The element `scene`.
  public let element: InterfaceElement
  /// The objects at the top of the scene.
  public let objects: [InterfaceElement]
  /// The controllers among them; there is one in every file that is in order.
  public let controllers: [InterfaceElement]

  init(_ element: InterfaceElement) {
    self.element = element
    objects = element.members("objects")
    controllers = objects.filter { $0.attributes["sceneMemberID"] == "viewController" }
  }

  /// The controller of the scene.
  public var controller: InterfaceElement? { controllers.first }
  /// The id of the scene itself.
  public var id: String { element.attributes["sceneID"] ?? "" }
  /// The identifier by which code asks for the scene; nil if it has none.
  public var storyboardIdentifier: String? { controller?.text("storyboardIdentifier") }

  /// The segues from the scene in the order of the file: from its controller, from views and from
  /// other objects.
  public var segues: [InterfaceSegue] {
    var found: [InterfaceSegue] = []
    for object in objects {
      object.forEach { element in
        guard let role = element.role, role != .designTime else { return false }
        if let segue = InterfaceSegue(element) {
          found.append(segue)
          return false
        }
        return true
      }
    }
    return found
  }

  /// What a person calls the scene: its title, its class or its kind.
  public var displayName: String {
    guard let controller else { return "an empty scene" }
    let item = controller.child(key: "navigationItem")?.text("title")
    return item ?? controller.text("title") ?? controller.customClass
      ?? storyboardIdentifier ?? controller.name
  }
}
