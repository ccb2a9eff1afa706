import InterfaceBuilderReading
import UIKit

extension InterfaceGraph {
  // MARK: - Outlets

  /// Sets an outlet, by the properties of UIKit's own classes or those of the app.
  func setOutlet(_ property: String, of source: AnyObject, to value: Any?) {
    if setOwnOutlet(property, of: source, to: value) { return }
    if let problem = loader.classes.setValue(value, forKey: property, of: source) {
      loader.warn(problem)
    }
  }

  /// Sets a property of a class of UIKit.
  ///
  /// - Returns: Whether there is one of the name.
  private func setOwnOutlet(_ property: String, of source: AnyObject, to value: Any?) -> Bool {
    switch (property, source) {
    case ("view", let controller as UIViewController):
      if let view = value as? UIView { controller.view = view }
    case ("gestureRecognizers", let view as UIView):
      for recognizer in value as? [UIGestureRecognizer] ?? [] {
        view.addGestureRecognizer(recognizer)
      }
    case ("dataSource", let table as UITableView):
      table.dataSource = value as? any UITableViewDataSource
    case ("delegate", let table as UITableView):
      table.delegate = value as? any UITableViewDelegate
    case ("dataSource", let list as UICollectionView):
      list.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let list as UICollectionView):
      list.delegate = value as? any UICollectionViewDelegate
    case ("delegate", let field as UITextField):
      field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let scrollView as UIScrollView):
      scrollView.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let picker as UIPickerView):
      picker.delegate = value as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView):
      picker.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case ("delegate", let navigation as UINavigationController):
      navigation.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let tabs as UITabBarController):
      tabs.delegate = value as? any UITabBarControllerDelegate
    case ("delegate", let split as UISplitViewController):
      split.delegate = value as? any UISplitViewControllerDelegate
    case ("delegate", let pages as UIPageViewController):
      pages.delegate = value as? any UIPageViewControllerDelegate
    case ("dataSource", let pages as UIPageViewController):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  // MARK: - Actions

  /// Lets an object send the method of a selector when it is used; nil is the responder chain.
  func addAction(_ element: InterfaceElement, from source: AnyObject, to target: AnyObject?) {
    guard let selector = element.text("selector") else { return }
    let message = InterfaceMessage(selector: selector, target: target, loader: loader)
    switch source {
    case let control as UIControl:
      control.addAction(
        UIAction { message.send(from: $0.sender) },
        for: UIControl.Event(interfaceName: element.attributes["eventType"]))
    case let item as UIBarButtonItem:
      item.primaryAction = item.primaryAction(adding: { message.send(from: $0) })
    case let recognizer as UIGestureRecognizer:
      recognizer.run { message.send(from: $0) }
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
    case let item as UIBarButtonItem: item.primaryAction = item.primaryAction(adding: perform)
    case let recognizer as UIGestureRecognizer:
      recognizer.run { if $0.isRecognition { perform($0) } }
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

/// A selector and the object to which it is sent.
@MainActor
private struct InterfaceMessage {
  let selector: String
  let loader: InterfaceLoader
  private let isForResponderChain: Bool
  private let target: WeakObject

  private final class WeakObject {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  init(selector: String, target: AnyObject?, loader: InterfaceLoader) {
    self.selector = selector
    self.loader = loader
    isForResponderChain = target == nil
    self.target = WeakObject(target)
  }

  func send(from sender: Any?) {
    guard let receiver = isForResponderChain ? responder(from: sender) : target.object else {
      return
    }
    _ = loader.classes.send(selector, to: receiver, with: [sender, UIEvent()])
  }

  /// The first responder in the chain of a sender that has the method.
  private func responder(from sender: Any?) -> AnyObject? {
    var next = sender as? UIResponder
    while let responder = next {
      if loader.classes.responds(responder, to: selector) { return responder }
      next = responder.next
    }
    return nil
  }
}

extension UIBarButtonItem {
  /// An action that does what the button did and something more.
  fileprivate func primaryAction(adding more: @escaping @MainActor (Any?) -> Void) -> UIAction {
    let earlier = primaryAction
    return UIAction(title: title ?? "", image: image) { [weak self] action in
      earlier?.perform(sender: action.sender)
      more(self)
    }
  }
}

extension UIGestureRecognizer {
  /// Runs something at each change of state.
  fileprivate func run(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    addTarget(self) { (_: UIGestureRecognizer) in
      { (recognizer: UIGestureRecognizer) in action(recognizer) }
    }
  }

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
  fileprivate init(interfaceName name: String?) {
    switch name {
    case "touchDown": self = .touchDown
    case "touchUpInside": self = .touchUpInside
    case "touchUpOutside": self = .touchUpOutside
    case "touchDragInside": self = .touchDragInside
    case "touchCancel": self = .touchCancel
    case "valueChanged": self = .valueChanged
    case "editingDidBegin": self = .editingDidBegin
    case "editingChanged": self = .editingChanged
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    default: self = .primaryActionTriggered
    }
  }
}
