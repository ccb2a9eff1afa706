import InterfaceBuilderLoading
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

@Suite @MainActor struct LoadingTests {
  private let courseShape = storyboard(
    scene("A", connections(contains("viewControllers", "S")), element: "tabBarController")
      + scene("D", #"<view key="view" id="dv"/>"#, attributes: #"customClass="GameViewController""#)
      + scene(
        "S",
        connections(contains("detailViewController", "D"), contains("masterViewController", "N")),
        element: "splitViewController")
      + scene(
        "N", connections(contains("rootViewController", "T")), element: "navigationController")
      + scene(
        "T",
        #"<view key="view" id="tv"><subviews><button id="b"><state key="normal" title="Sports"/>"#
          + connections(
            #"<segue kind="showDetail" identifier="Choose" destination="D" id="g"/>"#)
          + "</button></subviews></view>",
        attributes: #"customClass="ThemeViewController" title="Themes""#))

  @Test func `containers are made with their children before the first awakeFromNib`() throws {
    let world = LoadingWorld(["Main.storyboard": courseShape], hasCode: false)
    var root: UIViewController?
    try world.app.expectCalls(
      """
      Theme#1 init(coder:)
      Game#1 init(coder:)
      Theme#1 awakeFromNib()
      Game#1 awakeFromNib()
      """, in: .lecture
    ) { root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
    let tabs = try #require(root as? UITabBarController)
    let split = try #require(tabs.viewControllers?.first as? UISplitViewController)
    #expect(split.viewControllers.first is UINavigationController)
    #expect(world.warnings == [])
  }

  // Source: UIKIT-CASES.md split-columns.
  @Test func `a split view that allows columns has a stack around each controller`() throws {
    let columns = storyboard(
      scene(
        "A",
        connections(contains("detailViewController", "D"), contains("masterViewController", "M")),
        element: "splitViewController", attributes: #"allowDoubleColumnStyle="YES""#)
        + scene("M", #"<view key="view" id="mv"/>"#, attributes: #"title="List""#)
        + scene("D", #"<view key="view" id="dv"/>"#, attributes: #"title="Detail""#))
    let world = LoadingWorld(["Main.storyboard": columns], hasCode: false)
    let split = try #require(try world.launch() as? UISplitViewController)
    #expect(split.style == .doubleColumn)
    let stacks = split.viewControllers.map {
      ($0 as? UINavigationController)?.viewControllers.first?.title
    }
    #expect(stacks.first == "List")
    #expect(split.viewController(for: .secondary)?.title == "Detail")
    #expect(split.viewController(for: .secondary)?.navigationController != nil)
    #expect(world.warnings == [])
    try world.app.expectRulesKept()
  }

  @Test func `a button performs its segue and every rule is kept`() throws {
    let world = LoadingWorld(
      ["Main.storyboard": courseShape], hasCode: false, size: CGSize(width: 80, height: 24))
    let tabs = try #require(try world.launch() as? UITabBarController)
    let split = try #require(tabs.viewControllers?.first as? UISplitViewController)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let themes = try #require(navigation.viewControllers.first)
    let button = try #require(themes.view.subviews.first as? UIButton)
    #expect(button.currentTitle == "Sports")
    #expect(themes.navigationItem.title == "Themes")
    // The collapsed split view shows its detail first.
    #expect(navigation.viewControllers.count == 2)
    world.app.perform { _ = button.press() }
    #expect(navigation.viewControllers.count == 3)
    try world.app.expectRulesKept()
  }

  @Test func `outlets into the view are nil in awakeFromNib and set in viewDidLoad`() throws {
    let world = LoadingWorld([
      "Main.storyboard": storyboard(
        scene(
          "A",
          #"<view key="view" id="v"><subviews><label id="l" text="Hello"/><button id="b">"#
            + connections(
              #"<action selector="touch:" destination="A" eventType="touchUpInside" id="a"/>"#)
            + "</button></subviews></view>"
            + #"<navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" "#
            + #"title="Go" id="i"/></navigationItem>"#
            + connections(
              #"<outlet property="item" destination="i" id="1"/>"#,
              #"<outlet property="label" destination="l" id="2"/>"#,
              #"<outletCollection property="views" destination="b" id="3"/>"#,
              #"<outletCollection property="views" destination="l" id="4"/>"#,
              #"<outlet property="unknownKey" destination="l" id="5"/>"#),
          attributes: #"customClass="ExampleController""#))
    ])
    let controller = try #require(try world.launch() as? ExampleController)
    #expect(
      controller.received == [
        "awake [\"item\"]", "load [\"item\", \"label\", \"views\"], children 0",
      ])
    #expect(controller.label?.text == "Hello")
    let views = try #require(controller.views)
    #expect(views.map { $0 is UIButton } == [true, false])
    #expect(
      world.warnings == [
        "[<ExampleController> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key unknownKey."
      ])
    world.app.perform { _ = (views[0] as? UIButton)?.press() }
    #expect(controller.received.last == "touch: UIButton")
  }

  @Test func `an embedded controller is prepared and added before viewDidLoad`() throws {
    let world = LoadingWorld([
      "Main.storyboard": storyboard(
        scene(
          "A",
          #"<view key="view" id="v"><subviews><containerView id="c">"#
            + #"<rect key="frame" x="0.0" y="0.0" width="100" height="50"/>"#
            + connections(#"<segue kind="embed" identifier="in" destination="B" id="e"/>"#)
            + "</containerView></subviews></view>",
          attributes: #"customClass="ExampleController""#)
          + scene("B", #"<view key="view" id="w"/>"#))
    ])
    let controller = try #require(try world.launch() as? ExampleController)
    #expect(
      controller.received == [
        "awake []", "prepare in UIStoryboardSegue, view not loaded", "load [], children 1",
      ])
    #expect(controller.children.first?.view.superview === controller.view.subviews.first)
    try world.app.expectRulesKept()
  }

  @Test(arguments: ["embed", "contents"])
  func `what scenes contain doubles up to a limit, which is said once`(kind: String) throws {
    let scenes = (0..<24).map { number in
      kind == "embed" ? Self.embedding(number, last: 23) : Self.containing(number, last: 23)
    }
    let world = LoadingWorld(["Main.storyboard": storyboard(scenes.joined())], hasCode: false)
    var limits: [String] = []
    world.app.application.logHandler = { limits.append($0) }
    let root = try world.launch()
    func count(_ controller: UIViewController) -> Int {
      controller.children.reduce(1) { $0 + count($1) }
    }
    #expect((900...3000).contains(count(root)))
    #expect(limits.count == 1)
    #expect(
      limits.first?.hasPrefix("Main.storyboard: error: the scene ") == true
        && limits.first?.contains("more than 1000 controllers or 50000 views in one load") == true)
  }

  private static func id(_ number: Int) -> String { number == 0 ? "A" : "C\(number)" }

  private static func embedding(_ number: Int, last: Int) -> String {
    let views = ["a", "b"].map { name in
      #"<containerView id="\#(name)\#(number)"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>"#
        + connections(
          #"<segue kind="embed" destination="\#(id(number + 1))" id="e\#(name)\#(number)"/>"#)
        + "</containerView>"
    }
    return scene(
      id(number),
      #"<view key="view" id="v\#(number)"><subviews>"#
        + (number == last ? "" : views.joined()) + "</subviews></view>")
  }

  private static func containing(_ number: Int, last: Int) -> String {
    guard number < last else { return scene(id(number)) }
    let next = id(number + 1)
    return scene(
      id(number),
      connections(contains("viewControllers", next), contains("viewControllers", next)),
      element: "tabBarController")
  }

  @Test func `segues have their classes, and the source may make the destination`() throws {
    let world = LoadingWorld([
      "Main.storyboard": storyboard(
        scene(
          "A",
          connections(
            #"<segue kind="custom" customClass="ExampleSegue" identifier="own" destination="B" id="1"/>"#,
            #"<segue kind="presentation" destinationCreationSelector="makeNext:" identifier="made" destination="C" id="2"/>"#
          ), attributes: #"customClass="ExampleController""#) + scene("B")
          + scene("C", attributes: #"customClass="ExampleController""#))
    ])
    let controller = try #require(try world.launch() as? ExampleController)
    world.app.perform { controller.performSegue(withIdentifier: "own", sender: nil) }
    #expect(controller.received.last == "prepare own ExampleSegue, view not loaded")
    #expect(controller.presentedViewController != nil)
    world.app.perform { controller.dismiss(animated: false) }
    world.app.perform { controller.performSegue(withIdentifier: "made", sender: nil) }
    #expect(controller.presentedViewController is ExampleController)
  }

  @Test func `an unwind segue ends where the method is, through presentations`() throws {
    let back =
      #"<segue kind="unwind" identifier="back" unwindAction="back:" destination="e" id="u"/>"#
    func step(_ id: String, _ next: String, _ type: String) -> String {
      scene(
        id,
        connections(
          "<segue kind=\"modal\" identifier=\"next\" destination=\"\(next)\" id=\"g\(id)\"/>"),
        attributes: "customClass=\"\(type)\"")
    }
    let world = LoadingWorld([
      "Main.storyboard": storyboard(
        step("A", "B", "ExampleHome") + step("B", "C", "ExampleController")
          + scene(
            "C", connections(back), attributes: #"customClass="ExampleController""#,
            objects: #"<exit id="e" sceneMemberID="exit"/>"#))
    ])
    let first = try #require(try world.launch() as? ExampleHome)
    world.app.perform { first.performSegue(withIdentifier: "next", sender: nil) }
    let second = try #require(first.presentedViewController)
    world.app.perform { second.performSegue(withIdentifier: "next", sender: nil) }
    let third = try #require(second.presentedViewController)
    world.app.perform { third.performSegue(withIdentifier: "back", sender: nil) }
    #expect(first.received.last == "back: UIStoryboardUnwindSegue")
    #expect(first.presentedViewController == nil)
    try world.app.expectRulesKept()
    first.refusesUnwinding = true
    world.app.perform { first.performSegue(withIdentifier: "next", sender: nil) }
    world.app.perform {
      first.presentedViewController?.performSegue(withIdentifier: "next", sender: nil)
    }
    let other = try #require(first.presentedViewController?.presentedViewController)
    world.app.perform { other.performSegue(withIdentifier: "back", sender: nil) }
    #expect(first.presentedViewController?.presentedViewController === other)
  }

  @Test func `bar items, recognizers and controls without a target send their actions`() throws {
    let world = LoadingWorld([
      "Main.storyboard": storyboard(
        scene(
          "A",
          #"<view key="view" id="v"><subviews><button id="b">"#
            + connections(
              #"<action selector="touch:" destination="R" eventType="touchUpInside" id="1"/>"#)
            + "</button></subviews>"
            + connections(
              #"<outletCollection property="gestureRecognizers" destination="t" appends="YES" id="2"/>"#
            ) + #"</view><navigationItem key="navigationItem" id="n"><barButtonItem "#
            + #"key="rightBarButtonItem" title="Go" id="i">"#
            + connections(#"<action selector="touch:" destination="A" id="3"/>"#)
            + "</barButtonItem></navigationItem>",
          attributes: #"customClass="ExampleController""#,
          objects: #"<placeholder placeholderIdentifier="IBFirstResponder" id="R"/>"#
            + #"<tapGestureRecognizer id="t">"#
            + connections(#"<action selector="touch:" destination="A" id="4"/>"#)
            + "</tapGestureRecognizer>"))
    ])
    let controller = try #require(try world.launch() as? ExampleController)
    world.app.perform { _ = (controller.view.subviews.first as? UIButton)?.press() }
    #expect(controller.received.last == "touch: UIButton")
    world.app.perform { world.app.application.touchInput.tap(at: CGPoint(x: 300, y: 300)) }
    #expect(controller.received.last == "touch: UITapGestureRecognizer")
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(item.target === controller && item.action == "touch:")
    #expect(world.warnings == [])
  }

  private let mistakes = storyboard(
    scene(
      "A",
      #"<textField key="view" id="v">"#
        + connections(
          #"<action selector="lost:" destination="A" eventType="valueChanged" id="1"/>"#,
          #"<outlet property="delegate" destination="A" id="2"/>"#) + "</textField>"
        + connections(#"<outlet property="label" destination="v" id="3"/>"#),
      attributes: #"customClass="ExampleController""#))

  @Test func `an action or an outlet that does not fit is a warning and left out`() throws {
    let world = LoadingWorld(["Main.storyboard": mistakes])
    let controller = try #require(try world.launch() as? ExampleController)
    let field = try #require(controller.view as? UITextField)
    #expect(field.allTargets == [] && field.delegate == nil && controller.label == nil)
    #expect(
      world.warnings.sorted() == [
        "-[ExampleController lost:]: unrecognized selector sent to instance",
        "ExampleController: the value for the key label is a UITextField and not a UILabel",
        "UITextField: the value for the key delegate is a ExampleController and not a "
          + "UITextFieldDelegate",
      ])
  }

  @Test func `without code nothing is missed`() throws {
    let world = LoadingWorld(["Main.storyboard": mistakes], hasCode: false)
    let field = try #require(try world.launch().view as? UITextField)
    #expect(field.allTargets == [])
    #expect(world.warnings == [])
  }

  @Test func `references lead into other storyboards`() throws {
    let world = LoadingWorld([
      "Main.storyboard": storyboard(
        scene(
          "A", connections(contains("viewControllers", "P")), element: "tabBarController")
          + scene(
            "P", #"<tabBarItem key="tabBarItem" title="Else" id="t"/>"#,
            element: "viewControllerPlaceholder", attributes: #"storyboardName="Other""#)),
      "Other.storyboard": storyboard(scene("O", attributes: #"title="There""#), initial: "O"),
    ])
    let tabs = try #require(try world.launch() as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["There"])
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Else"])
    #expect(tabs.viewControllers?.first?.storyboard?.name == "Other")
  }

  @Test func `a reference that leads nowhere is a controller that says so`() throws {
    let world = LoadingWorld([
      "Main.storyboard": storyboard(
        scene(
          "A", connections(contains("viewControllers", "P")), element: "tabBarController")
          + scene(
            "P", element: "viewControllerPlaceholder",
            attributes: #"storyboardName="Other" referencedIdentifier="X""#))
    ])
    let tabs = try #require(try world.launch() as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["Other: X"])
    #expect(world.warnings == ["Main.storyboard: there is no scene X in Other.storyboard"])
  }

  @Test func `an unknown class is warned of once and replaced under its name`() throws {
    let world = LoadingWorld([
      "Main.storyboard": storyboard(scene("A", attributes: #"customClass="LostViewController""#))
    ])
    let root = try world.launch()
    #expect(type(of: root) == UIViewController.self)
    #expect(root.lifecycleID.description == "Lost#1")
    #expect(world.warnings == ["Unknown class LostViewController in Interface Builder file."])
  }

  @Test func `containers that contain themselves stay empty`() throws {
    let world = LoadingWorld([
      "Main.storyboard": storyboard(
        scene("A", connections(contains("viewControllers", "A")), element: "tabBarController"))
    ])
    let tabs = try #require(try world.launch() as? UITabBarController)
    #expect(tabs.viewControllers?.isEmpty ?? true)
    #expect(world.warnings.count == 1)
  }

  @Test func `a xib gives its owner a view and outlets`() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
      customClass="ExampleController"><connections><outlet property="view" destination="v" id="1"/>\
      <outlet property="label" destination="l" id="2"/></connections></placeholder>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/><view id="v"><subviews>\
      <label id="l" text="In a nib"/></subviews></view></objects></document>
      """
    let world = LoadingWorld(["Pane.xib": xib])
    let controller = ExampleController(nibName: "Pane", bundle: nil)
    world.app.launch(controller)
    #expect(controller.label?.text == "In a nib")
    #expect(controller.view.subviews.count == 1)
    let objects = UINib(nibName: "Pane", bundle: nil).instantiate(withOwner: controller)
    #expect(objects.count == 1)
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
  }

  @Test func `a nib makes the headers of a table, each time with the identifier`() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">\
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>\
      <view id="v" customClass="NibHeader"><subviews><label id="l" text="In a nib"/></subviews></view>\
      </objects></document>
      """
    let world = LoadingWorld(["Header.xib": xib])
    world.app.application.exposedClasses.expose(NibHeader.self, as: "NibHeader") { _ in }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
    table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "h")
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "h"))
    #expect(header is NibHeader && header.reuseIdentifier == "h")
    #expect(header.subviews.contains { ($0 as? UILabel)?.text == "In a nib" })
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") !== header)
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "h")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") == nil)
  }

  @Test func `controllers of a file go when nobody has them`() throws {
    let world = LoadingWorld(["Main.storyboard": courseShape], hasCode: false)
    weak var gone: UIViewController?
    world.app.perform {
      let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      gone = root?.children.first?.children.first?.children.first
      gone?.loadViewIfNeeded()
    }
    #expect(gone == nil)
  }
}

private final class NibHeader: UITableViewHeaderFooterView {}
