import InterfaceBuilderReading

/// The scenes of a storyboard and how one leads to another.
public struct InterfaceFlow: Sendable {
  /// A scene, or a reference to one in another storyboard.
  public struct Node: Hashable, Sendable {
    /// The id of its controller.
    public let id: String
    /// What a person calls it.
    public let name: String
    /// The class of the controller, or the storyboard to which a reference leads.
    public let detail: String
    /// The identifier by which code asks for it.
    public let identifier: String?
    /// Whether the storyboard begins with it.
    public let isInitial: Bool
    /// How many segues it is away from the initial scene; nil if none lead to it.
    public fileprivate(set) var distance: Int?
  }

  /// A segue.
  public struct Edge: Hashable, Sendable {
    /// The index of the source.
    public let source: Int
    /// The index of the destination; nil for an unwind segue, which finds it when it is performed.
    public let destination: Int?
    /// What it does.
    public let kind: InterfaceSegue.Kind
    /// What it is called: the relationship, or the kind with the identifier or the unwind action.
    public let name: String
    /// What performs it, such as `button "Sports"`; nil for a container's own children.
    public let trigger: String?
  }

  /// The scenes: the initial one, then each after the one from which it is first reached, then those to
  /// which no segue leads.
  public let nodes: [Node]
  /// The segues, by their sources.
  public let edges: [Edge]

  /// The flow of a storyboard.
  ///
  /// - Complexity: O(n) in the number of elements, and O(s) for s scenes and segues.
  public init(_ document: InterfaceDocument) {
    let scenes = document.scenes.filter { $0.controller?.id != nil }
    let indices = Dictionary(
      scenes.enumerated().map { ($1.controller?.id ?? "", $0) },
      uniquingKeysWith: { first, _ in first })
    let segues = scenes.map(\.segues)
    var nodes = scenes.map { Node($0, initial: document.initialViewController) }

    var order: [Int] = []
    if let start = nodes.firstIndex(where: \.isInitial) {
      nodes[start].distance = 0
      order = [start]
    }
    var next = 0
    while next < order.count {
      let current = order[next]
      for segue in segues[current] {
        guard let index = indices[segue.destination], nodes[index].distance == nil else { continue }
        nodes[index].distance = (nodes[current].distance ?? 0) + 1
        order.append(index)
      }
      next += 1
    }
    order += nodes.indices.filter { nodes[$0].distance == nil }

    var places = Array(repeating: 0, count: nodes.count)
    for (place, index) in order.enumerated() { places[index] = place }
    self.nodes = order.map { nodes[$0] }
    edges = order.flatMap { index in
      segues[index].compactMap { segue in
        let destination = indices[segue.destination].map { places[$0] }
        guard destination != nil || segue.kind == .unwind else { return nil }
        return Edge(segue, source: places[index], destination: destination)
      }
    }
  }
}

extension InterfaceFlow.Node {
  fileprivate init(_ scene: InterfaceScene, initial: String?) {
    let controller = scene.controller
    id = controller?.id ?? ""
    isInitial = controller?.id == initial
    identifier = scene.storyboardIdentifier
    if controller?.name == "viewControllerPlaceholder" {
      name = controller?.text("referencedIdentifier") ?? "the initial scene"
      detail = "in \(controller?.text("storyboardName") ?? "no storyboard")"
    } else {
      name = scene.displayName
      detail = controller?.customClass ?? controller?.name ?? ""
    }
  }
}

extension InterfaceFlow.Edge {
  fileprivate init(_ segue: InterfaceSegue, source: Int, destination: Int?) {
    self.source = source
    self.destination = segue.kind == .unwind ? nil : destination
    kind = segue.kind
    switch segue.kind {
    case .relationship:
      name = segue.relationship?.shortName ?? "contains"
      trigger = nil
    case .unwind:
      name = "unwind \(segue.unwindAction ?? "")"
      trigger = segue.trigger?.triggerName
    default:
      name = segue.kind.rawValue + (segue.identifier.map { " \"\($0)\"" } ?? "")
      trigger = segue.kind == .embed ? nil : segue.trigger?.triggerName
    }
  }
}

extension InterfaceSegue.Relationship {
  fileprivate var shortName: String {
    switch self {
    case .rootViewController: "root"
    case .viewControllers: "tab"
    case .masterViewController: "master"
    case .detailViewController: "detail"
    case .supplementaryViewController: "supplementary"
    case .compactViewController: "compact"
    }
  }
}

extension InterfaceElement {
  /// What a person calls the object that performs a segue; nil for a controller, whose segues are
  /// performed by code.
  fileprivate var triggerName: String? {
    switch role {
    case .controller: nil
    case .recognizer: name.hasPrefix("pong") ? "longPressGestureRecognizer" : name
    default: ([shortName] + [words.map { "\"\($0)\"" }].compactMap(\.self)).joined(separator: " ")
    }
  }

  private var shortName: String {
    switch name {
    case "barButtonItem": "bar button"
    case "tableViewCell", "collectionViewCell": "cell"
    default: name
    }
  }

  /// The words that stand on a button, an item or a cell.
  private var words: String? {
    switch name {
    case "button":
      child(key: "configuration")?.text("title") ?? child(key: "normal")?.string("title")
    case "barButtonItem": text("title") ?? text("systemItem") ?? text("image")
    case "tableViewCell", "collectionViewCell": firstLabel ?? text("reuseIdentifier")
    default: text("title") ?? text("userLabel")
    }
  }

  /// The text of the first label within a cell.
  private var firstLabel: String? {
    for child in children {
      if child.name == "label", let text = child.string("text") { return text }
      if let text = child.firstLabel { return text }
    }
    return nil
  }
}
