import InterfaceBuilderLoading
import LifecycleTesting
import Testing
import UIKit

/// An application that opens files written by a test.
@MainActor
final class LoadingWorld {
  let app: TestApplication
  let classes = ExampleClasses()
  private(set) var warnings: [String] = []
  private var loader: InterfaceLoader?
  private var kept: [UIWindow] = []

  /// Makes an application that finds files by their names with extensions.
  init(
    _ files: [String: String], hasCode: Bool = true, size: CGSize = CGSize(width: 375, height: 667)
  ) {
    app = TestApplication(screenSize: size)
    let loader = InterfaceLoader(
      classes: hasCode ? classes : UnknownClasses(),
      log: { [weak self] in self?.warnings.append($0) }
    ) { name, kind in files["\(name).\(kind.rawValue)"].map { Array($0.utf8) } }
    loader.install(in: app.application)
    self.loader = loader
  }

  /// Launches the initial scene of a storyboard.
  @discardableResult
  func launch(_ name: String = "Main") throws -> UIViewController {
    let root = try #require(
      app.perform { UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() })
    kept.append(app.launch(root))
    return root
  }
}

/// The classes of the files of the tests.
@MainActor
final class ExampleClasses: InterfaceClasses {
  var types: [String: AnyClass] = [
    "ExampleController": ExampleController.self, "ExampleList": ExampleList.self,
    "ExampleSegue": ExampleSegue.self, "ExampleView": ExampleView.self,
  ]

  func type(named name: String) -> AnyClass? { types[name] }
  func makeObject(named name: String) -> AnyObject? { nil }

  func makeSegue(
    named name: String, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard name == "ExampleSegue" else { return nil }
    return ExampleSegue(identifier: identifier, source: source, destination: destination)
  }

  func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> String? {
    guard let object = object as? any Outlets, object.accepts(key) else {
      return "[<\(Swift.type(of: object))> setValue:forUndefinedKey:]: \(key)"
    }
    object.values[key] = value
    return nil
  }

  func responds(_ object: AnyObject, to selector: String) -> Bool {
    (object as? ExampleController)?.selectors.contains(selector) == true
  }

  func send(_ selector: String, to object: AnyObject, with arguments: [Any?]) -> Any? {
    guard let object = object as? ExampleController else { return nil }
    if selector == "makeNext:" {
      return ExampleController(coder: arguments[0] as? NSCoder ?? NSCoder())
    }
    let name = arguments.first.flatMap { $0 }.map { "\(Swift.type(of: $0))" } ?? "nil"
    object.received.append("\(selector) \(name)")
    return nil
  }
}

@MainActor
protocol Outlets: AnyObject {
  var values: [String: Any] { get set }
}

extension Outlets {
  func accepts(_ key: String) -> Bool { !key.hasPrefix("unknown") }
}

/// A controller of an app, which notes what it receives.
class ExampleController: UIViewController, Outlets {
  var values: [String: Any] = [:]
  var received: [String] = []
  var selectors: Set<String> = ["touch:", "back:", "makeNext:"]

  override func awakeFromNib() {
    super.awakeFromNib()
    received.append("awake \(values.keys.sorted())")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    received.append("load \(values.keys.sorted()), children \(children.count)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let view = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    received.append("prepare \(segue.identifier ?? "nil") \(type(of: segue)), view \(view)")
  }
}

/// A table of an app with rows of its own.
class ExampleList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

class ExampleView: UIView, Outlets {
  var values: [String: Any] = [:]
  var awakenings: [String] = []

  override func awakeFromNib() { awakenings.append("\(values.keys.sorted())") }
}

class ExampleSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

/// The file around scenes.
func storyboard(_ scenes: String, initial: String = "A") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="13771" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
  useSafeAreas="YES" initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
  """
}

/// A scene with one controller.
func scene(
  _ id: String, _ content: String = "", element: String = "viewController",
  attributes: String = "", objects: String = ""
) -> String {
  "<scene sceneID=\"s\(id)\"><objects><\(element) id=\"\(id)\" \(attributes) "
    + "sceneMemberID=\"viewController\">\(content)</\(element)>\(objects)</objects></scene>"
}

/// The connections of an object.
func connections(_ content: String...) -> String {
  "<connections>\(content.joined())</connections>"
}

/// A segue of containment.
func contains(_ relationship: String, _ destination: String) -> String {
  "<segue kind=\"relationship\" relationship=\"\(relationship)\" destination=\"\(destination)\" "
    + "id=\"r\(destination)\"/>"
}
