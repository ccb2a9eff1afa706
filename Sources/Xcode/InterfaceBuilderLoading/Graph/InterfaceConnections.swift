import InterfaceBuilderReading
import UIKit

/// The connections of the objects of a graph, each of which waits until its destination was made.
@MainActor
final class InterfaceConnections {
  private final class Connection {
    let element: InterfaceElement
    let source: AnyObject
    var isMade = false

    init(_ element: InterfaceElement, from source: AnyObject) {
      self.element = element
      self.source = source
    }
  }

  private var pending: [Connection] = []

  func note(_ connections: [InterfaceElement], of source: AnyObject) {
    for element in connections { pending.append(Connection(element, from: source)) }
  }

  /// Makes the connections whose destinations are there; the others wait.
  ///
  /// The setter of an outlet may load the view, and so make the others before this returns.
  func connect(in graph: InterfaceGraph) {
    for connection in pending where !connection.isMade {
      connection.isMade = true
      connection.isMade = make(connection, in: graph)
    }
    setCollections(in: graph)
    pending.removeAll(where: \.isMade)
  }

  private func make(_ connection: Connection, in graph: InterfaceGraph) -> Bool {
    let (element, source) = (connection.element, connection.source)
    if element.name == "segue" {
      if let segue = InterfaceSegue(element) { trigger(segue, from: source, in: graph) }
      return true
    }
    let target = target(of: element, in: graph)
    guard target != nil || sendsToFirstResponder(element, in: graph) else {
      return leavesScene(element, of: graph.document)
    }
    switch element.name {
    case "outlet": setOutlet(element.text("property") ?? "", of: source, to: target, in: graph)
    case "outletCollection": return false
    case "action": addAction(element, from: source, to: target, in: graph)
    default: break
    }
    return true
  }

  private func target(of element: InterfaceElement, in graph: InterfaceGraph) -> AnyObject? {
    graph.object(element.text("destination") ?? "")
  }

  private func sendsToFirstResponder(
    _ element: InterfaceElement, in graph: InterfaceGraph
  ) -> Bool {
    graph.document.element(element.text("destination") ?? "")?
      .attributes["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Whether a connection leads into another scene: a leftover that the checks have told of.
  private func leavesScene(_ element: InterfaceElement, of document: InterfaceDocument) -> Bool {
    guard let scene = element.sceneID,
      let other = document.element(element.text("destination") ?? "")?.sceneID
    else { return false }
    return scene != other
  }

  // MARK: - Outlets

  /// Sets the outlet collections to their members that are there, in the order of the file.
  private func setCollections(in graph: InterfaceGraph) {
    var collections = OutletCollections()
    for connection in pending
    where !connection.isMade && connection.element.name == "outletCollection" {
      guard let target = target(of: connection.element, in: graph) else { continue }
      connection.isMade = true
      collections.add(
        target, to: connection.element.text("property") ?? "", of: connection.source)
    }
    collections.set { source, property, members in
      setOutlet(property, of: source, to: members, in: graph)
    }
  }

  /// Sets an outlet; the recognizers of a view are added to those that it has.
  private func setOutlet(
    _ property: String, of source: AnyObject, to value: Any?, in graph: InterfaceGraph
  ) {
    if property == "gestureRecognizers", let view = source as? UIView {
      for case let recognizer as UIGestureRecognizer in value as? [Any] ?? [] {
        view.addGestureRecognizer(recognizer)
      }
    } else {
      graph.loader.setValue(value, forKeyPath: property, of: source)
    }
  }

  // MARK: - Actions

  /// Lets an object send the selector of an action when it is used; a nil target is the responder chain.
  private func addAction(
    _ element: InterfaceElement, from source: AnyObject, to target: AnyObject?,
    in graph: InterfaceGraph
  ) {
    guard let selector = element.text("selector").map({ Selector($0) }) else { return }
    if let target, !graph.loader.responds(target, to: selector) { return }
    switch source {
    case let control as UIControl:
      let event = UIControl.Event(word: element.choice(.eventType))
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }

  // MARK: - Segues

  /// Lets an object perform a segue when it is used; a controller performs its own by code.
  private func trigger(_ segue: InterfaceSegue, from source: AnyObject, in graph: InterfaceGraph) {
    guard segue.kind != .embed, segue.kind != .relationship else { return }
    let controller = graph.controller
    let identifier = segue.identifier ?? segue.id
    let perform: @MainActor (Any?) -> Void = { [weak controller] sender in
      controller?.triggerSegue(withIdentifier: identifier, sender: sender)
    }
    switch source {
    case let control as UIControl:
      control.addAction(UIAction { perform($0.sender) }, for: .ownEvent(of: control))
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in
        perform(item)
      }
    case let recognizer as UIGestureRecognizer:
      guard let controller else { return }
      recognizer.addTarget(controller) { (_: UIViewController) in
        { (recognizer: UIGestureRecognizer) in if recognizer.isRecognition { perform(recognizer) } }
      }
    case let cell as UITableViewCell:
      if segue.isAccessoryAction {
        cell.accessoryTrigger = { [weak cell] in perform(cell) }
      } else {
        cell.selectionTrigger = { [weak cell] in perform(cell) }
      }
    case let cell as UICollectionViewCell:
      cell.selectionTrigger = { [weak cell] in perform(cell) }
    default: break
    }
  }
}

/// The members of outlet collections, in the order of the file.
@MainActor
private struct OutletCollections {
  private struct Key: Hashable {
    let source: ObjectIdentifier
    let property: String
  }

  private var keys: [Key] = []
  private var members: [Key: (source: AnyObject, members: [AnyObject])] = [:]

  mutating func add(_ member: AnyObject, to property: String, of source: AnyObject) {
    let key = Key(source: ObjectIdentifier(source), property: property)
    if members[key] == nil { keys.append(key) }
    members[key, default: (source, [])].members.append(member)
  }

  func set(_ set: (AnyObject, String, [AnyObject]) -> Void) {
    for key in keys {
      if let (source, members) = members[key] { set(source, key.property, members) }
    }
  }
}

extension InterfaceElement {
  /// The id of the scene around this element.
  fileprivate var sceneID: String? {
    var next = parent
    while let element = next {
      if element.name == "scene" { return element.attributes["sceneID"] }
      next = element.parent
    }
    return nil
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture has just been recognized.
  fileprivate var isRecognition: Bool {
    state == (self is UILongPressGestureRecognizer ? .began : .ended)
  }
}

extension UIControl.Event {
  /// The event that uses a control: of one with a value its change.
  @MainActor fileprivate static func ownEvent(of control: UIControl) -> UIControl.Event {
    control is UIButton ? .touchUpInside : control is UITextField ? .editingDidEnd : .valueChanged
  }

  /// The event of a name in a file.
  fileprivate init(word: String?) {
    switch word {
    case "touchDown": self = .touchDown
    case "touchDownRepeat": self = .touchDownRepeat
    case "touchUpInside": self = .touchUpInside
    case "touchUpOutside": self = .touchUpOutside
    case "touchDragInside": self = .touchDragInside
    case "touchDragOutside": self = .touchDragOutside
    case "touchDragEnter": self = .touchDragEnter
    case "touchDragExit": self = .touchDragExit
    case "touchCancel": self = .touchCancel
    case "valueChanged": self = .valueChanged
    case "editingDidBegin": self = .editingDidBegin
    case "editingChanged": self = .editingChanged
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    case "allTouchEvents": self = .allTouchEvents
    case "allEditingEvents": self = .allEditingEvents
    case "allEvents": self = .allEvents
    default: self = .primaryActionTriggered
    }
  }
}
