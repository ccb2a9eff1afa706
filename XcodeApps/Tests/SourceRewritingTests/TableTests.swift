import Foundation
import SourceRewriting
import Testing

/// The tables of classes, outlets and actions that follow a rewritten file.
@Suite struct TableTests {
  /// What follows the last line of a rewritten file.
  private func table(of source: String) -> String {
    let text = rewrite(source).files[0].text
    return String(text[(text.range(of: "#sourceLocation()\n")?.upperBound ?? text.startIndex)...])
  }

  private func rows(of source: String) -> [String] {
    table(of: source).split(separator: "\n").filter { $0.hasPrefix("$0.") }.map(String.init)
  }

  @Test func `a controller has its outlets, values, actions and name`() {
    let source = """
      class Game: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var cards: [UIButton]!, other: UIView?
        @IBInspectable var corner: CGFloat = 0
        @objc let kind = 1
        @objc var area: Int { 2 }
        var hidden = 0
        @IBAction func touch(_ sender: UIButton) {}
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> Detail? { nil }
        @objc private func load(_ x: Item!) throws {}
        @objc static func shared() {}
        func plain() {}
      }

      """
    #expect(
      table(of: source) == #"""
        import XcodeUIKit
        extension Game {
        @MainActor static func __expose_App_0(_ classes: UIKitRuntime.ExposedClasses) {
        classes.expose(Game.self, as: "Game") {
        $0.property("label", \Game.label)
        $0.property("cards", \Game.cards)
        $0.property("other", \Game.other)
        $0.property("corner", \Game.corner)
        $0.constant("kind", \Game.kind)
        $0.constant("area", \Game.area)
        $0.action("touch:") { (object: Game, a0: UIButton) -> Any? in object.touch(a0); return nil }
        $0.action("make:sender:") { (object: Game, a0: NSCoder, a1: Any?) -> Any? in return object.make(a0, sender: a1) }
        $0.action("load:error:") { (object: Game, a0: Item?) -> Any? in return try? object.load(a0) }
        }
        }
        }
        @MainActor func __expose_App(_ classes: UIKitRuntime.ExposedClasses) {
        Game.__expose_App_0(classes)
        }

        """#)
    #expect(rewrite(source).exposures == ["__expose_App(classes)"])
  }

  @Test func `controllers are located with their overrides, also inherited ones`() {
    let source = """
      class Base: UIViewController {
        override func viewDidLoad() {
          // super.viewDidLoad()
        }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        func load() {}
      }

      @objc
      final class Game: Base {
        @objc
        override func viewDidLoad() { super . viewDidLoad() }
      }
      extension Game {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
      }
      class Card: UIView {}
      #if DEBUG
      class Debug: UIViewController {}
      #endif

      """
    #expect(
      rewrite(source).places == [
        #"classes.locate("Base", at: "App.swift:1", ["super.viewDidLoad": "App.swift:2", "#
          + #""viewDidLoad": "App.swift:2", "viewWillAppear": "App.swift:5"])"#,
        #"classes.locate("Game", at: "App.swift:10", ["super.viewDidLoad": "App.swift:2", "#
          + #""viewDidAppear": "App.swift:15", "viewDidLoad": "App.swift:12", "#
          + #""viewWillAppear": "App.swift:5"])"#,
      ])
  }

  @Test func `members of extensions, of exposed extensions and of @objcMembers have rows`() {
    let source = """
      @objcMembers class A: NSObject { func f() {} }
      @objc extension A { func g() {} }
      extension UIViewController { @objc func close() {} }
      extension String { func g() {} }
      struct S { func f() {} }

      """
    #expect(
      rows(of: source) == [
        #"$0.action("f") { (object: A) -> Any? in object.f(); return nil }"#,
        "$0.make { A() }",
        #"$0.action("g") { (object: A) -> Any? in object.g(); return nil }"#,
        #"$0.action("close") { (object: UIViewController) -> Any? in object.close(); return nil }"#,
      ])
  }

  @Test func `a class is found under its name for Objective-C, nested or not`() {
    let text = table(
      of: "@objc(Old) class New: UIView { @objc(In) class Inner: UIView {}\nclass Cell: UIView {} }"
    )
    #expect(text.contains("classes.expose(New.self, as: \"Old\") { _ in }"))
    #expect(text.contains("classes.expose(New.Inner.self, as: \"In\") { _ in }"))
    #expect(text.contains("extension New.Inner {"))
    // A storyboard cannot name it, and another class may have the name.
    #expect(!text.contains("Cell"))
  }

  @Test func `a private type inside another is exposed from its own body`() {
    let source = """
      class A: UIView {
        private class B: NSObject {
          @objc func f() {}
        }
      }

      """
    #expect(
      body(of: source) == """
        class A: UIView {
          private class B: NSObject {
                  func f() {}
           @MainActor static func __expose_App_1(_ classes: UIKitRuntime.ExposedClasses) { classes.expose(A.B.self) { $0.action("f") { (object: A.B) -> Any? in object.f(); return nil }; $0.make { A.B() } } } }
        }
        """)
    #expect(table(of: source).contains("\nA.B.__expose_App_1(classes)\n"))
  }

  @Test func `a class inside a function is exposed where it is declared`() {
    let source = "func f() {\n  class L: NSObject { @objc func g() {} }\n  use(L())\n}\n"
    let text = body(of: source)
    #expect(text.contains("classes.expose(L.self) {"))
    #expect(
      text.contains("; L.__expose_App_0(UIKitRuntime.Device.shared.exposedClasses)\n  use(L())"))
  }

  @Test func `what is compiled under a condition is exposed under it`() {
    let source = """
      #if DEBUG
      class A: UIView {}
      #else
      class A: UIView {
        #if os(macOS)
        @objc func f() {}
        #endif
      }
      #endif

      """
    let text = table(of: source)
    #expect(text.contains("#if (DEBUG)\nextension A {"))
    #expect(text.contains("#if (!(DEBUG))\nA.__expose_App_1(classes)\n#endif"))
    #expect(text.contains("#if (false    )\n$0.action(\"f\")"))
  }

  @Test func `an object is made if its class has an initializer without arguments`() {
    #expect(rows(of: "class A: NSObject {}") == ["$0.make { A() }"])
    #expect(rows(of: "class A: NSObject { init(a: Int) {} }") == [])
    #expect(rows(of: "class A: NSObject { init(a: Int = 0) {} }") == ["$0.make { A() }"])
    #expect(rows(of: "class A: NSObject { private override init() {} }") == [])
    #expect(rows(of: "class A: UIResponder, UIApplicationDelegate {}") == ["$0.make { A() }"])
    #expect(rows(of: "class A: UIViewController {}") == [])
    #expect(
      rows(of: "class B: A {}\nclass A: NSObject {}") == ["$0.make { B() }", "$0.make { A() }"])
    #expect(
      rows(of: "class S: UIStoryboardSegue { override func perform() {} }")
        == ["$0.makeSegue { S(identifier: $0, source: $1, destination: $2) }"])
  }

  @Test func `a generic class has no rows, and what cannot be sent is said`() {
    let app = rewrite(
      """
      class Box<T>: NSObject {
        @objc func f() {}
      }
      class A: NSObject {
        @objc func done(_ then: @escaping () -> Void) {}
      }

      """)
    #expect(!app.files[0].text.contains("$0.action"))
    #expect(
      app.findings.map(\.description) == [
        "App.swift:1:7: warning: nothing can be sent to a generic class by a selector",
        "App.swift:5:14: warning: done cannot be sent by a selector: its parameters are no objects",
      ])
  }

  @Test func `an optional requirement becomes a property, which is nil where there is no method`() {
    let source = """
      @objc protocol Watcher {
        @objc optional func saw(_ thing: Int, by name: String) -> Bool
        @objc optional func left()
      }
      class A: NSObject, Watcher {
        weak var watcher: Watcher?
        func saw(_ thing: Int, by name: String) -> Bool {
          watcher?.left?()
          return watcher?.saw?(thing, by: name) ?? false
        }
      }

      """
    #expect(
      body(of: source) == """
              protocol Watcher: AnyObject {
          var saw__by: ((Int, String) -> Bool)? { get }                 
          var left_0: (() -> Void)? { get }
        }
        class A: NSObject, Watcher {
          weak var watcher: Watcher?
          func saw(_ thing: Int, by name: String) -> Bool {
            watcher?.left_0?()
            return watcher?.saw__by?(thing,     name) ?? false
          }
        }
        """)
    let text = table(of: source)
    #expect(
      text.contains("extension Watcher { var saw__by: ((Int, String) -> Bool)? { nil } }"))
    #expect(
      text.contains(
        "extension A { var saw__by: ((Int, String) -> Bool)? "
          + "{ { [unowned self] in self.saw($0, by: $1) } } }"))
    #expect(!text.contains("extension A { var left_0"))
  }

  @Test func `the functions of files with similar names differ`() {
    let names = ["A-B.swift", "A B.swift", "A_B.swift"].map { name in
      SourceRewriter.rewrite([SourceText(path: name, text: "class A: UIView {}")]).exposures[0]
    }
    #expect(Set(names).count == 3)
  }
}
