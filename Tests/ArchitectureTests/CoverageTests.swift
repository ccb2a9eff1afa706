import ConcentrationTestSupport
import Testing

/// docs/UIKIT-API.md lists what UIKit has.
@Suite struct CoverageTests {
  /// The topics of Apple's documentation by the folders of our sources.
  private static let topics = [
    "Accessibility": "Accessibility", "Activity": "Menus and shortcuts", "Animation": "Animation",
    "Appearance": "View controllers", "Application": "App and environment",
    "CollectionView": "Collection views", "Compatibility": "Names of Swift 4",
    "Containers": "View controllers", "Controls": "Views and controls",
    "Doctor": "Beyond Apple's", "Documents": "Documents", "DragAndDrop": "Drag and drop",
    "Dynamics": "Dynamics",
    "Editing": "Text and search",
    "Drawing": "Drawing, colours and fonts",
    "Focus": "Focus-based navigation", "Geometry": "Geometry",
    "Gestures": "Touches and gestures", "Images": "Images", "Layout": "View layout",
    "KeyValueObserving": "Key-value observing",
    "Lists": "Lists and diffable data sources", "Paths": "Drawing, colours and fonts",
    "Menus": "Menus and shortcuts", "Presentation": "Presentation",
    "ItemProviders": "Drag and drop",
    "Responders": "Touches and gestures",
    "Scheduling": "Beyond Apple's", "ScrollView": "Scroll views", "Segues": "Storyboards",
    "TableView": "Table views", "TargetAction": "Target and action",
    "TextInput": "Text and search",
    "Touches": "Touches and gestures", "Traits": "App and environment",
    "Transitions": "Transitions",
    "ViewControllers": "View controllers", "Views": "Views and controls",
    "UIKit.swift": "Beyond Apple's", "UIKitRuntime.swift": "Beyond Apple's",
  ]

  /// The sections of all topics, in alphabetical order, each type on a line.
  private static func sections() throws -> String {
    var interface = PublicInterface()
    for target in ["UIKit", "QuartzCore", "CoreGraphics", "UserNotifications"] {
      for file in PackageFiles.swiftFiles(below: "Sources/Runtime/\(target)") {
        let folder = file.path.split(separator: "/")[3]
        let topic = target == "UIKit" ? topics[String(folder)] : target
        interface.add(file.text, to: try #require(topic, "\(folder) has no topic"))
      }
    }
    return interface.topics.sorted { $0.key < $1.key }.map { topic, types in
      let lines = types.sorted { $0.key < $1.key }.map { name, members in
        let list = members.sorted().map { "`\($0)`" }.joined(separator: ", ")
        let title = name.isEmpty ? "Functions and values" : "**\(name)**"
        return "- " + title + (list.isEmpty ? "" : ": " + list)
      }
      return "## \(topic)\n\n" + lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  @Test func `the list of UIKit's types and members is that of the sources`() throws {
    let path = "docs/UIKIT-API.md"
    let text = try PackageFiles.text(of: path)
    let introduction = try #require(text.split(separator: "## ", maxSplits: 1).first)
    try GoldenFile(path).expect("\(introduction)\(Self.sections())")
  }

  @Test(arguments: [
    ("open class A: B {\n  open var one = 1\n  var two = 2\n}", ["A: one"]),
    (
      "extension A {\n  public func go(\n    _ place: Int, by way: (Int, Int) -> Void = { _ in }\n  ) {}\n}",
      ["A: go(_:by:)"]
    ),
    ("public enum E {\n  case one, two\n}", ["E: one two"]),
    (
      "public class A {\n  open override var one: Int { 1 }\n  public class func two() {}\n"
        + "  public static func < (left: A, right: A) -> Bool { true }\n}",
      ["A: <(left:right:) two()"]
    ),
    ("public protocol P {\n  func run()\n}", ["P: run()"]),
    (
      "public class A {\n  public func go(\n    _ map: Map<Int, (Int) -> Int>, to: Int\n  ) {}\n}",
      ["A: go(_:to:)"]
    ),
    ("struct S {\n  public let one = 1\n}", []),
    ("protocol P {\n  func run()\n}\n\nextension P {\n  public func run() {}\n}", []),
    (
      "extension UIKitRuntime {\n  open class B<T>: O {\n    public init(a: Int) {}\n    open var one = 1\n  }\n}\n"
        + "open class A<\n  T: U\n>: UIKitRuntime.B<T>, P {\n  open var two = 2\n}",
      ["A: init(a:) one two", "UIKitRuntime.B: init(a:) one"]
    ),
    (
      "public struct S {\n  public struct T {\n    public init?(a b: Int) {}\n  }\n}",
      ["S.T: init(a:)", "S: "]
    ),
  ])
  func `public declarations are found with their labels`(source: String, expected: [String]) {
    var interface = PublicInterface()
    interface.add(source, to: "")
    let found = (interface.topics[""] ?? [:]).map { "\($0): \($1.sorted().joined(separator: " "))" }
    #expect(found.sorted() == expected)
  }
}
