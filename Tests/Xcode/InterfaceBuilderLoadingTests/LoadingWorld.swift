import InterfaceBuilderLoading
import LifecycleTesting
import Testing
import UIKit

/// An application that opens files written by a test.
@MainActor
final class LoadingWorld {
  let app: TestApplication
  private(set) var warnings: [String] = []
  private var loader: InterfaceLoader?
  private var kept: [UIWindow] = []

  /// Makes an application that finds files by their names with extensions.
  init(
    _ files: [String: String], hasCode: Bool = true, size: CGSize = CGSize(width: 375, height: 667)
  ) {
    app = TestApplication(screenSize: size)
    let classes = app.application.exposedClasses
    classes.exposeExamples()
    let loader = InterfaceLoader(
      classes: hasCode ? classes : nil, log: { [weak self] in self?.warnings.append($0) },
      strings: { files["\($0).strings"].map { Array($0.utf8) } }
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

extension UIKitRuntime.ExposedClasses {
  /// Adds the classes of the files of the tests.
  func exposeExamples() {
    expose(ExampleController.self, as: "ExampleController") {
      $0.property("item", \ExampleController.item)
      $0.property("label", \ExampleController.label)
      $0.property("views", \ExampleController.views)
      $0.action("touch:") { (object: ExampleController, sender: Any) in
        object.note("touch:", sender)
      }
      $0.action("makeNext:") { (_: ExampleController, coder: NSCoder) in
        ExampleController(coder: coder)
      }
    }
    expose(ExampleHome.self, as: "ExampleHome") {
      $0.action("back:") { (object: ExampleHome, segue: UIStoryboardUnwindSegue) in
        object.note("back:", segue)
      }
    }
    expose(ExampleList.self, as: "ExampleList") { _ in }
    expose(ExampleSegue.self, as: "ExampleSegue") {
      $0.makeSegue { ExampleSegue(identifier: $0, source: $1, destination: $2) }
    }
    expose(ExampleView.self, as: "ExampleView") {
      $0.property("label", \ExampleView.label)
      $0.property("rank", \ExampleView.rank)
    }
  }
}

/// A controller of an app, which notes what it receives.
class ExampleController: UIViewController {
  var item: UIBarButtonItem?
  var label: UILabel?
  var views: [UIView]?
  private(set) var received: [String] = []

  private var outlets: [String] {
    [item.map { _ in "item" }, label.map { _ in "label" }, views.map { _ in "views" }]
      .compactMap { $0 }
  }

  func note(_ selector: String, _ sender: Any) -> Any? {
    received.append("\(selector) \(type(of: sender))")
    return nil
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    received.append("awake \(outlets)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    received.append("load \(outlets), children \(children.count)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let view = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    received.append("prepare \(segue.identifier ?? "nil") \(type(of: segue)), view \(view)")
  }
}

/// A controller to which one can unwind.
class ExampleHome: ExampleController {
  var refusesUnwinding = false

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    !refusesUnwinding
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
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

class ExampleView: UIView {
  var label: UILabel?
  var rank = 0
  private(set) var awakenings: [String] = []

  override func awakeFromNib() { awakenings.append("\(label?.text ?? "nil") \(rank)") }
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
