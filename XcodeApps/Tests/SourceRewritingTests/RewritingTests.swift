import SourceRewriting
import Testing

/// What becomes of each construct.
@Suite struct RewritingTests {
  @Test(arguments: [
    ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
    ("@objc(name:) func f(_ x: Int) {}", "             func f(_ x: Int) {}"),
    (
      "@objc dynamic var size = 0",
      "              var size = 0 { didSet { UIKitRuntime.didSet(\"size\", of: self, to: size) } }"
    ),
    (
      "@objc dynamic var a: Int { didSet { f() } }",
      "              var a: Int { didSet { f() ; UIKitRuntime.didSet(\"a\", of: self, to: a) } }"
    ),
    (
      "@objc dynamic var a: Int { get { b } set {\n  b = newValue\n} }",
      "              var a: Int { get { b } set {\n  b = newValue\n"
        + "UIKitRuntime.didSet(\"a\", of: self, to: a) } }"
    ),
    (
      "@objc dynamic var a = 1 { willSet {} }",
      "              var a = 1 { willSet {}  didSet { UIKitRuntime.didSet(\"a\", of: self, to: a) } }"
    ),
    ("@objc dynamic var sum: Int { a + b }", "              var sum: Int { a + b }"),
    ("@objc dynamic func f() {}", "              func f() {}"),
    ("@IBAction private func go() {}", "          private func go() {}"),
    (
      "@discardableResult @objc func f() -> Int { 1 }",
      "@discardableResult       func f() -> Int { 1 }"
    ),
    ("let path = #keyPath(Person.name.first)", "let path = \"name.first\"               "),
    ("let path = #keyPath(self.name)", "let path = \"name\"             "),
    ("let root = delegate?.window??.root", "let root = delegate?.window? .root"),
    ("let root = delegate!.window!!.root", "let root = delegate!.window! .root"),
    ("delegate?.game?(self, flipped: 2)", "delegate?.game (self, flipped: 2)"),
    ("delegate!.game!(self, flipped: 2)", "delegate!.game (self, flipped: 2)"),
    ("delegate?.scrollViewDidScroll?(self)", "delegate?.scrollViewDidScroll (self)"),
    ("delegate?.done?(2)", "delegate?.done?(2)"),
    ("closure?(2)", "closure?(2)"),
    (
      "content.sound = UNNotificationSound.default()",
      "content.sound = UNNotificationSound.default  "
    ),
    ("func f() { content.sound = .default() }", "func f() { content.sound = .default   }"),
    ("let a: Own = .default()", "let a: Own = .default()"),
    ("let a = NSAttributedString()", "let a = NSAttributedString(string: \"\")"),
    (
      "extension CGFloat { var a: CGFloat { abs(self) } }",
      "extension CGFloat { var a: CGFloat { Swift.abs(self) } }"
    ),
    (
      "extension Double { var a: Double { abs(self) } }",
      "extension Double { var a: Double { abs(self) } }"
    ),
    ("import Foundation", "import XcodeUIKit"),
    ("import class UIKit.UIView", "import XcodeUIKit        "),
    ("import UIKit.UIGestureRecognizerSubclass", "import XcodeUIKit                       "),
    ("import MapKit", "import MapKit"),
    ("import GameKit", "import GameplayKit"),
    ("import os.log", "import OSLog "),
    ("import struct os.Logger", "import OSLog           "),
    ("import MobileCoreServices", "import XcodeUIKit        "),
    (
      "let task = URLSession.shared.dataTask(with: a)",
      "let task = RecordableURLSession.shared.dataTask(with: a)"
    ),
    (
      "let own: URLSession = URLSession(configuration: .default)",
      "let own: URLSession = RecordableURLSession(configuration: .default)"
    ),
    (
      "let data = try? Data(contentsOf: url as URL)",
      "let data = try? Data(contentsOf: UIKitRuntime.recorded(url as URL))"
    ),
    (
      "let text = try String(contentsOf: url, encoding: .utf8)",
      "let text = try String(contentsOf: UIKitRuntime.recorded(url), encoding: .utf8)"
    ),
    ("let all = Set(contentsOf: other)", "let all = Set(contentsOf: other)"),
    (
      "#if os(iOS) && DEBUG\n#elseif os(macOS)\n#endif",
      "#if true    && DEBUG\n#elseif false    \n#endif"
    ),
    (
      "class A: UIView { override func prepareForInterfaceBuilder() { f() } }",
      "class A: UIView {                                                    }"
    ),
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P: Q {}", "      protocol P: Q {}"),
    ("@main class App: UIResponder {}", "      class App: UIResponder {}"),
    ("#if DEBUG\nlet a = 1\n#endif", "#if DEBUG\nlet a = 1\n#endif"),
  ])
  func `a construct is replaced in its place`(source: String, expected: String) {
    #expect(body(of: source) == expected)
  }

  @Test func `all lines keep their number, and a second rewriting changes no more of them`() {
    let source = """
      import UIKit

      @objc protocol Watcher { @objc optional func saw(_ thing: Int) }

      class Board: UIViewController {
        @IBOutlet private weak var label: UILabel! {
          didSet {}
        }
        weak var watcher: Watcher?
        @objc func touch(
          _ sender: UIButton
        ) {
          watcher?.saw?(2)
          timer(#selector(
            touch(_:)
          ))
        }
      }

      """
    let once = rewrite(source).files[0].text
    let (old, new) = (lines(of: source), lines(of: body(of: source) + "\n"))
    #expect(old.count == new.count)
    for (number, line) in old.enumerated() where line.contains("class") || line == "}" {
      #expect(new[number].contains(line.drop { $0 == "@" }))
    }
    let start = "#sourceLocation(file: \"App.swift\", line: 1)\n"
    #expect(once.hasPrefix(start))
    let again = body(of: body(of: source) + "\n")
    #expect(again + "\n" == body(of: source) + "\n")
  }

  @Test func `a file without these constructs stays as it is`() {
    let source = """
      struct Card {
        var isFaceUp = false // é
        func f() -> Int? { other?.count }
      }

      """
    #expect(
      rewrite(source).files[0].text == """
        #sourceLocation(file: "App.swift", line: 1)
        struct Card {
          var isFaceUp = false // é
          func f() -> Int? { other?.count }
        }
        #sourceLocation()
        import XcodeUIKit

        """)
  }

  @Test func `what needs another framework is found with its place`() {
    let app = rewrite("class A: NSObject {\n  @NSManaged var name: String\n}\n")
    #expect(
      app.findings.map(\.description) == [
        "App.swift:2:3: error: @NSManaged needs Core Data, which there is not"
      ])
  }

  @Test func `a module that is not here is found at its import, unless a condition asks for it`() {
    let asked = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
    let app = rewrite(asked + "import Dispatch\nimport Combine\n@main struct TheApp: App {}")
    #expect(
      app.findings.map(\.description) == [
        "App.swift:5:8: error: there is no module Combine here, so the app cannot be built"
      ])
  }

  @Test func `modules with classes for storyboards are known`() {
    let app = rewrite("import MapKit\nimport AVFoundation\n")
    #expect(app.exposingModules == ["MapKit"])
  }

  @Test func `the entry is the marked delegate, that of UIApplicationMain, or a main file`() {
    #expect(rewrite("@UIApplicationMain class D: UIResponder {}").entryPoint == .delegate("D"))
    #expect(rewrite("@main\nfinal class D: UIResponder {}").entryPoint == .delegate("D"))
    #expect(rewrite("class D: UIResponder {}").entryPoint == nil)
    let call = "_ = UIApplicationMain(argc, argv, nil, NSStringFromClass(D.self))"
    let main = SourceRewriter.rewrite([SourceText(path: "main.swift", text: call)])
    #expect(main.entryPoint == .delegate("D"))
    #expect(!main.files[0].text.contains("UIApplicationMain"))
    let other = SourceRewriter.rewrite([SourceText(path: "main.swift", text: "print(1)")])
    #expect(other.entryPoint == .mainFile)
  }

  @Test func `a file that loads from the network imports what has that on this system`() {
    #expect(rewrite("let s = URLSession.shared").files[0].text.contains("FoundationNetworking"))
    #expect(!rewrite("let s = URL(string: text)").files[0].text.contains("FoundationNetworking"))
    let parser = "class Reader: NSObject, XMLParserDelegate {}"
    #expect(rewrite(parser).files[0].text.contains("import FoundationXML"))
  }

  @Test func `what a subclass overrides is moved out of an extension, and nothing else`() {
    let app = SourceRewriter.rewrite([
      SourceText(
        path: "A.swift",
        text: "class A: NSObject {}\nextension A {\n  @objc func f() {}\n  @objc func g() {}\n}\n"),
      SourceText(path: "B.swift", text: "class B: A { override func f() {} }\n"),
    ])
    let text = app.files[0].text
    #expect(text.contains("class A: NSObject {\n#sourceLocation(file: \"A.swift\", line: 3)"))
    #expect(text.contains("extension A {\n                   \n        func g() {}\n}"))
  }

  @Test(arguments: [
    ("UITableViewCell", "style:reuseIdentifier:", "registeredWith identifier: String"),
    ("UITableViewHeaderFooterView", "reuseIdentifier:", "registeredWith identifier: String"),
    ("UICollectionViewCell", "frame:", "registeredFrame frame: CGRect"),
  ])
  func `a class of a list with init(coder:) alone gets the initializer of registered classes`(
    base: String, missing: String, parameter: String
  ) {
    let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
    let text = rewrite("class Row: \(base) { \(coder) }\nclass Own: Row { let a = 1 }").files[0]
      .text
    #expect(
      text.contains(
        "class Row: \(base) { \(coder) ;required init(\(parameter)) { fatalError(\"Use of "
          + "unimplemented initializer 'init(\(missing))' for class 'Row'\") } }\n"
          + "class Own: Row { let a = 1 }"))
  }

  @Test func `a class of a list that inherits the initializer of registered classes gets none`() {
    for body in ["", "override init(frame: CGRect) { super.init(frame: frame) }"] {
      let source = "class Item: UICollectionViewCell { \(body) }"
      #expect(rewrite(source).files[0].text.contains(source))
    }
  }

  @Test func `an override in an extension is moved into the class, with its place`() {
    let app = SourceRewriter.rewrite([
      SourceText(path: "A.swift", text: "class Cell: UIView {\n}\n"),
      SourceText(
        path: "B.swift",
        text: "extension Cell {\n  override func awakeFromNib() {\n    go(#selector(x))\n  }\n"
          + "  func x() {}\n}\n"),
    ])
    #expect(
      app.files[0].text.hasPrefix(
        """
        #sourceLocation(file: "A.swift", line: 1)
        class Cell: UIView {

        #sourceLocation(file: "B.swift", line: 2)
        override func awakeFromNib() {
            go("x"         )
          }
        #sourceLocation(file: "A.swift", line: 2)
        }
        #sourceLocation()
        """))
    #expect(
      app.files[1].text.hasPrefix(
        "#sourceLocation(file: \"B.swift\", line: 1)\nextension Cell {\n  \n\n   \n  func x() {}\n}"
      ))
  }
}

/// The rewritten form of one file.
func rewrite(_ source: String) -> RewrittenApp {
  SourceRewriter.rewrite([SourceText(path: "App.swift", text: source)])
}

/// The rewritten text of one file without what stands before and after it.
func body(of source: String) -> String {
  let lines = lines(of: rewrite(source).files[0].text)
  let end = lines.lastIndex(of: "#sourceLocation()") ?? lines.endIndex
  return lines[1..<end].joined(separator: "\n")
}

func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}
