import InterfaceBuilderReading
import UIKit

extension InterfaceGraph {
  /// Gives a controller what the file says of it, but for its view.
  func decodeController(_ element: InterfaceElement, _ controller: UIViewController) {
    InterfaceTable.decode(element, into: controller)
    decodeItems(of: element, for: controller)
    switch controller {
    case let navigation as UINavigationController:
      decodeBar(element, "navigationBar", navigation.navigationBar)
      decodeBar(element, "toolbar", navigation.toolbar)
    case let tabs as UITabBarController: decodeBar(element, "tabBar", tabs.tabBar)
    default: break
    }
  }

  /// Gives a bar that its controller has made what the file says of it.
  private func decodeBar(_ controller: InterfaceElement, _ key: String, _ bar: UIView) {
    guard let element = controller.child(key: key), element.name == key else { return }
    note(bar, for: element)
    InterfaceTable.decode(element, into: bar)
  }

  /// Gives a controller the items of its bars.
  func decodeItems(of element: InterfaceElement, for controller: UIViewController) {
    let coder = StoryboardCoder()
    if let item = element.child(key: "navigationItem") {
      decode(item, controller.navigationItem, coder)
    }
    if let item = element.child(key: "tabBarItem") {
      controller.tabBarItem = tabBarItem(item)
      note(controller.tabBarItem, for: item)
    }
    let items = barButtonItems(element, "toolbarItems", coder)
    if !items.isEmpty { controller.toolbarItems = items }
    coder.awakenViews()
  }

  private func decode(
    _ element: InterfaceElement, _ item: UINavigationItem, _ coder: StoryboardCoder
  ) {
    note(item, for: element)
    InterfaceTable.decode(element, into: item)
    if let back = element.child(key: "backBarButtonItem") {
      item.backBarButtonItem = makeBarButtonItem(back, coder)
    }
    for key in ["leftBarButtonItem", "rightBarButtonItem"] {
      let one = element.child(key: key).map { [makeBarButtonItem($0, coder)] } ?? []
      let items = barButtonItems(element, key + "s", coder) + one
      guard !items.isEmpty else { continue }
      if key == "leftBarButtonItem" {
        item.leftBarButtonItems = items
      } else {
        item.rightBarButtonItems = items
      }
    }
    if let view = element.child(key: "titleView").flatMap({ makeView($0, coder) }) {
      item.titleView = view
    }
    noteConnections(of: element, from: item)
  }

  func barButtonItems(
    _ element: InterfaceElement, _ collection: String, _ coder: StoryboardCoder
  ) -> [UIBarButtonItem] {
    element.members(collection).filter { $0.name == "barButtonItem" }
      .map { makeBarButtonItem($0, coder) }
  }

  func makeBarButtonItem(_ element: InterfaceElement, _ coder: StoryboardCoder) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let view = element.child(key: "customView").flatMap({ makeView($0, coder) }) {
      item = UIBarButtonItem(customView: view)
    } else if let kind = element.choice(.barButtonSystemItem)
      .flatMap(UIBarButtonItem.SystemItem.init(word:))
    {
      item = UIBarButtonItem(systemItem: kind)
    } else {
      item = UIBarButtonItem(
        title: element.string("title"),
        style: element.choice(.itemStyle) == "done" ? .done : .plain, target: nil, action: nil)
      item.image = UIImage.make(element, "image")
      // An image that the app alone has is named.
      if item.title == nil, item.image == nil { item.title = element.text("image") }
    }
    InterfaceTable.decode(element, into: item)
    note(item, for: element)
    noteConnections(of: element, from: item)
    return item
  }

  private func tabBarItem(_ element: InterfaceElement) -> UITabBarItem {
    let kind = element.choice(.tabBarSystemItem).flatMap(UITabBarItem.SystemItem.init(word:))
    let item =
      kind.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
      ?? UITabBarItem(title: element.text("title"), image: .make(element, "image"), tag: 0)
    InterfaceTable.decode(element, into: item)
    return item
  }

  // MARK: - Recognizers

  func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    guard let recognizer = Self.recognizers[element.name]?() else { return nil }
    InterfaceTable.decode(element, into: recognizer)
    note(recognizer, for: element)
    noteConnections(of: element, from: recognizer)
    return recognizer
  }

  static let recognizers: [String: () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
  ]

  // MARK: - Runtime attributes

  /// Sets what the editor calls user-defined runtime attributes, by key paths.
  func setRuntimeAttributes(of element: InterfaceElement, on object: AnyObject) {
    for attribute in element.runtimeAttributes {
      loader.setValue(
        attribute.value.object(in: element), forKeyPath: attribute.keyPath, of: object)
    }
  }
}

extension InterfaceRuntimeAttribute.Value {
  /// The value as an object of UIKit.
  @MainActor
  fileprivate func object(in element: InterfaceElement) -> Any? {
    switch self {
    case .bool(let value): value
    case .number(let value): value
    case .string(let value): value
    case .image(let name): UIImage(named: name)
    case .color(let color): UIColor.make(color, element)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .range(let location, let length): NSRange(location: location, length: length)
    case .none: nil
    }
  }
}
