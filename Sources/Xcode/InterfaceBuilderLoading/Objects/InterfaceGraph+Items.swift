import InterfaceBuilderReading
import UIKit

extension InterfaceGraph {
  /// Gives a controller what the file says of it, but for its view.
  func decodeController(_ element: InterfaceElement, _ controller: UIViewController) {
    if let title = element.text("title") { controller.title = title }
    if let hides = element.bool("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let defines = element.bool("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let style = element.attributes["modalPresentationStyle"].flatMap(
      UIModalPresentationStyle.init)
    {
      controller.modalPresentationStyle = style
    }
    if let style = element.attributes["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init) {
      controller.modalTransitionStyle = style
    }
    if let size = element.child(key: "contentSizeForViewInPopover") {
      controller.preferredContentSize = CGSize(
        width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    if let extends = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = extends
    }
    if let edges = element.flags("edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = UIRectEdge(interfaceFlags: edges)
    }
    decodeItems(of: element, for: controller)
    switch controller {
    case let navigation as UINavigationController:
      decodeBar(element, "navigationBar", navigation.navigationBar) {
        navigation.navigationBar.decodeLook($0)
      }
      decodeBar(element, "toolbar", navigation.toolbar) { navigation.toolbar.decodeLook($0) }
      if element.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
      if element.bool("toolbarHidden") == false { navigation.isToolbarHidden = false }
    case let table as UITableViewController:
      if let clears = element.bool("clearsSelectionOnViewWillAppear") {
        table.clearsSelectionOnViewWillAppear = clears
      }
    case let tabs as UITabBarController:
      decodeBar(element, "tabBar", tabs.tabBar) { tabs.tabBar.decodeLook($0) }
    case let pages as UIPageViewController:
      if element.bool("doubleSided") == true { pages.isDoubleSided = true }
    default: break
    }
  }

  /// Gives a bar that its controller has made what the file says of it.
  private func decodeBar(
    _ controller: InterfaceElement, _ key: String, _ bar: UIView,
    decodeLook: (InterfaceElement) -> Void
  ) {
    guard let element = controller.child(key: key), element.name == key else { return }
    note(bar, for: element)
    bar.decodeAccessibility(element)
    decodeLook(element)
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
    if let title = element.string("title") { item.title = title }
    if let prompt = element.text("prompt") { item.prompt = prompt }
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
    switch element.attributes["largeTitleDisplayMode"] {
    case "never": item.largeTitleDisplayMode = .never
    case "always": item.largeTitleDisplayMode = .always
    default: break
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
    } else if let kind = UIBarButtonItem.SystemItem(interfaceName: element.attributes["systemItem"])
    {
      item = UIBarButtonItem(systemItem: kind)
    } else {
      item = UIBarButtonItem(
        title: element.string("title"),
        style: element.attributes["style"] == "done" ? .done : .plain, target: nil, action: nil)
      item.image = UIImage.make(element, "image")
      // An image that the app alone has is named.
      if item.title == nil, item.image == nil { item.title = element.text("image") }
    }
    if let width = element.number("width") { item.width = CGFloat(width) }
    if let color = element.color("tintColor") { item.tintColor = .make(color, element) }
    item.decodeAccessibility(element)
    if let enabled = element.bool("enabled") { item.isEnabled = enabled }
    if let tag = element.integer("tag") { item.tag = tag }
    note(item, for: element)
    noteConnections(of: element, from: item)
    return item
  }

  private func tabBarItem(_ element: InterfaceElement) -> UITabBarItem {
    let tag = element.integer("tag") ?? 0
    if let kind = UITabBarItem.SystemItem(interfaceName: element.attributes["systemItem"]) {
      return UITabBarItem(tabBarSystemItem: kind, tag: tag)
    }
    let item = UITabBarItem(
      title: element.text("title"), image: UIImage.make(element, "image"), tag: tag)
    item.selectedImage = UIImage.make(element, "selectedImage")
    if let badge = element.text("badgeValue") { item.badgeValue = badge }
    item.decodeAccessibility(element)
    return item
  }

  // MARK: - Recognizers

  func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
      recognizer = tap
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
      recognizer = press
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .init(interfaceName: element.attributes["direction"])
      recognizer = swipe
    case "panGestureRecognizer": recognizer = UIPanGestureRecognizer()
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": recognizer = UIRotationGestureRecognizer()
    case "screenEdgePanGestureRecognizer": recognizer = UIScreenEdgePanGestureRecognizer()
    default: return nil
    }
    if let enabled = element.bool("enabled") { recognizer.isEnabled = enabled }
    note(recognizer, for: element)
    noteConnections(of: element, from: recognizer)
    return recognizer
  }

  // MARK: - Runtime attributes

  /// Sets what the editor calls user-defined runtime attributes, by key paths.
  func setRuntimeAttributes(of element: InterfaceElement, on object: AnyObject) {
    for attribute in element.runtimeAttributes {
      loader.setValue(
        attribute.value.object(in: element), forKeyPath: attribute.keyPath, of: object)
    }
  }
}

extension UIRectEdge {
  fileprivate init(interfaceFlags flags: Set<String>) {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    self = names.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate init?(interfaceName name: String?) {
    guard let item = Self.all.first(where: { "\($0)" == name }) else { return nil }
    self = item
  }

  private static let all = (0..<40).compactMap(Self.init(rawValue:))
}

extension UITabBarItem.SystemItem {
  fileprivate init?(interfaceName name: String?) {
    guard let item = Self.all.first(where: { "\($0)" == name }) else { return nil }
    self = item
  }

  private static let all = (0..<40).compactMap(Self.init(rawValue:))
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

extension UISwipeGestureRecognizer.Direction {
  fileprivate init(interfaceName name: String?) {
    switch name {
    case "left": self = .left
    case "up": self = .up
    case "down": self = .down
    default: self = .right
    }
  }
}
