import Foundation
import InterfaceBuilderReading
import UIKit

/// The objects that were made from a file for one controller or owner, by their ids.
@MainActor
final class InterfaceGraph: SceneObjects {
  let loader: InterfaceLoader
  let document: InterfaceDocument
  /// The controller of the scene or the owner of the xib, which keeps this graph.
  private weak var owner: AnyObject?
  /// The graph of the scene, for that of a cell.
  private let outer: InterfaceGraph?
  private var objects: [String: AnyObject] = [:]
  private let connections = InterfaceConnections()
  /// The views that have constraints or variations, with their elements.
  private var views: [(view: UIView, element: InterfaceElement)] = []
  private let constraints = InterfaceConstraints()
  /// Views that are out of the hierarchy in the present size classes, with where they belong.
  private var variable = VariableParts()

  init(
    loader: InterfaceLoader, document: InterfaceDocument, owner: AnyObject?,
    outer: InterfaceGraph? = nil
  ) {
    self.loader = loader
    self.document = document
    self.owner = owner
    self.outer = outer
  }

  /// The object of an id, if it has been made.
  func object(_ id: String) -> AnyObject? {
    if let object = objects[id] ?? constraints.installed[id] { return object }
    if let outer { return outer.object(id) }
    guard let element = document.element(id) else { return nil }
    return element.role == .controller
      || element.attributes["placeholderIdentifier"] == "IBFilesOwner"
      ? owner : nil
  }

  var controller: UIViewController? { outer?.controller ?? owner as? UIViewController }

  /// Whether the controller's own class is missing.
  private(set) var isStandIn = false

  func note(_ object: AnyObject, for element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
  }

  func noteView(_ view: UIView, _ element: InterfaceElement) { views.append((view, element)) }

  // MARK: - The stages

  /// Makes what belongs to a controller before its view, and connects that.
  ///
  /// Outlets into the view stay nil until the view is loaded.
  func decode(_ scene: InterfaceScene) {
    guard let controller, let element = scene.controller else { return }
    isStandIn = loader.isMissing(element.customClass)
    let coder = StoryboardCoder()
    decodeController(element, controller)
    for object in scene.objects where object != element {
      guard object.name != "placeholder", object.name != "exit" else { continue }
      _ = makeTopObject(object, coder)
    }
    noteConnections(of: element, from: controller)
    connect()
    setRuntimeAttributes(of: element, on: controller)
    coder.awakenViews()
  }

  /// Makes the view of the controller with all in it.
  func makeRoot(_ element: InterfaceElement, _ coder: StoryboardCoder) -> UIView? {
    let view = makeView(element, coder)
    installConstraints()
    return view
  }

  /// Connects what leads into the view, once it was made.
  func connectView() {
    if let controller { applyVariations(controller.traitCollection) }
    connect()
  }

  /// Makes an object that stands at the top of a scene or a xib.
  func makeTopObject(_ element: InterfaceElement, _ coder: StoryboardCoder) -> AnyObject? {
    switch element.role {
    case .view: return makeView(element, coder)
    case .recognizer: return makeRecognizer(element)
    case .item where element.name == "barButtonItem": return makeBarButtonItem(element, coder)
    case .controller:
      let made = ControllerMaking(loader: loader, element: element).make(coder)
      if let made { note(made, for: element) }
      return made
    case .object where element.name == "customObject":
      let made =
        element.customClass.flatMap(loader.classes.makeObject(named:)) ?? NSObject()
      note(made, for: element)
      noteConnections(of: element, from: made)
      setRuntimeAttributes(of: element, on: made)
      return made
    default: return nil
    }
  }

  // MARK: - Connections

  func noteConnections(of element: InterfaceElement, from source: AnyObject?) {
    guard let source else { return }
    connections.note(element.members("connections"), of: source)
  }

  /// Makes the connections whose destinations are there; the others wait.
  func connect() { connections.connect(in: self) }

  // MARK: - Constraints and size classes

  /// Makes the constraints of the views that have been made.
  func installConstraints() {
    guard document.usesAutoLayout else { return }
    for (view, element) in views { constraints.install(element.constraints, of: view, in: self) }
  }

  /// Shows what there is in size classes.
  func applyVariations(_ traits: UITraitCollection) {
    variable.apply(traits, to: views, constraints: constraints.installed) { self.object($0) }
  }

  package func traitsDidChange(_ traits: UITraitCollection) { applyVariations(traits) }
}
