import InterfaceBuilderReading
import UIKit

extension InterfaceGraph {
  // MARK: - Outlets

  /// Sets an outlet; the recognizers of a view are added to those that it has.
  func setOutlet(_ property: String, of source: AnyObject, to value: Any?) {
    if property == "gestureRecognizers", let view = source as? UIView {
      for case let recognizer as UIGestureRecognizer in value as? [Any] ?? [] {
        view.addGestureRecognizer(recognizer)
      }
    } else {
      loader.setValue(value, forKeyPath: property, of: source)
    }
  }

  // MARK: - Actions

  /// Lets an object send the selector of an action when it is used; a nil target is the responder chain.
  func addAction(_ element: InterfaceElement, from source: AnyObject, to target: AnyObject?) {
    guard let selector = element.text("selector").map({ Selector($0) }) else { return }
    if let target, !loader.responds(target, to: selector) { return }
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
  func trigger(_ segue: InterfaceSegue?, from source: AnyObject) {
    guard let segue, segue.kind != .embed, segue.kind != .relationship else { return }
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
