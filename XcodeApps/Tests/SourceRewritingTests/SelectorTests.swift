import SourceRewriting
import Testing

/// Which selector a method has, and which one a `#selector` means.
@Suite struct SelectorTests {
  @Test(arguments: [
    ("f()", "f"), ("f(_ a: Int)", "f:"), ("f(_ a: Int, b: Int)", "f:b:"), ("f(a: Int)", "fWithA:"),
    ("close(bySegue a: Int)", "closeBySegue:"), ("moveTo(point a: Int)", "moveToPoint:"),
    ("update(with a: Int)", "updateWith:"), ("f(for a: Int, _ b: Int)", "fFor::"),
    ("load() throws", "loadAndReturnError:"), ("load(_ a: Int) throws", "load:error:"),
  ])
  func `a method has the name that Swift gives it`(method: String, selector: String) {
    let app = rewrite("class A: NSObject { @objc func \(method) {} }")
    #expect(app.files[0].text.contains("$0.action(\"\(selector)\")"), "\(app.files[0].text)")
  }

  /// The methods that the cases below refer to.
  private static let classes = """
    class Base: UIViewController {
      @objc(begin:) func start(_ sender: Any) {}
      @objc func stop() {}
      func plain() {}
    }
    class Board: Base {
      override func start(_ sender: Any) {}
      @objc func touch(_ sender: UIButton) {}
      @objc func touch(_ tap: UITapGestureRecognizer, with event: UIEvent) {}
      @objc func touch(_ text: String, count: Int) {}
      @objc var isOn = false
    }
    extension UIView { @objc func flash() {} }

    """

  @Test(arguments: [
    ("stop", "stop"), ("self.stop", "stop"), ("Board.stop", "stop"), ("start", "begin:"),
    ("start(_:)", "begin:"), ("Base.start(_:)", "begin:"), ("plain", "plain"),
    ("touch(_:with:)", "touch:with:"), ("touch(_:)", "touch:"),
    ("touch as (Board) -> (String, Int) -> ()", "touch:count:"),
    ("(touch as (Board) -> (UITapGestureRecognizer, UIEvent) -> Void)", "touch:with:"),
    ("getter: isOn", "isOn"), ("setter: isOn", "setIsOn:"), ("getter: Board.isOn", "isOn"),
    ("UIView.flash", "flash"), ("board.touch(_:)", "touch:"),
    ("UIView.endEditing(_:)", "endEditing:"), ("UIView.endEditing", "endEditing:"),
    ("dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
    ("UIResponder.resignFirstResponder", "resignFirstResponder"),
    ("UIResponderStandardEditActions.copy(_:)", "copy:"), ("UIResponder.paste", "paste:"),
  ])
  func `a selector means the method of the nearest type`(expression: String, name: String) {
    let source =
      Self.classes + "extension Board { func go() { let s = #selector(\(expression)) } }\n"
    let app = rewrite(source)
    #expect(app.findings == [])
    #expect(app.files[0].text.contains("let s = Selector(\"\(name)\")"), "\(body(of: source))")
  }

  @Test func `the type around comes before one that is written earlier`() {
    let source = """
      class A: UIView { @objc(one) func go() {} }
      class B: UIView { @objc(two) func go() {}
        func f() { let s = #selector(go) } }

      """
    #expect(body(of: source).contains("Selector(\"two\")"))
  }

  @Test func `a selector without a method is an error at its place`() {
    let app = rewrite("class A: UIView {\n  func f() { g(#selector(missing(_:))) }\n}\n")
    #expect(
      app.findings.map(\.description) == [
        "App.swift:2:16: error: #selector(missing(_:)): no method missing is known"
      ])
  }

  @Test func `as an argument a selector is never longer than before`() {
    let source = "class A: UIView { func tap() { add(action: #selector(tap), 1) } }"
    #expect(body(of: source).contains("add(action: \"tap\"         , 1)"))
  }

  @Test func `a method that a selector names needs no attribute`() {
    let app = rewrite(
      "class A: UIView {\n func tap() { b.add(#selector(A.tap)) }\n func rest() {}\n}\n")
    #expect(app.files[0].text.contains("$0.action(\"tap\")"))
    #expect(!app.files[0].text.contains("rest\")"))
    let text = rewrite("class A: UIView {\n func go(_ s: Any) { f(Selector((\"go:\"))) }\n}\n")
    #expect(text.files[0].text.contains("$0.action(\"go:\")"))
  }
}
