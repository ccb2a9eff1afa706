import InterfaceBuilderLoading
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// The storyboard of the course's app, walked as people do.
@Suite @MainActor struct CourseAppTests {
  // Source: UIKIT-CASES.md cs193p-concentration-structure, split-born-expanded-then-collapses.
  @Test func `on a phone the app starts with the themes, and the game is not loaded`() throws {
    let course = try CourseApp(onPad: false)
    #expect(
      course.launch == [
        "ConcentrationThemeChooser#1 init(coder:)", "Concentration#1 init(coder:)",
        "ConcentrationThemeChooser#1 awakeFromNib()", "Concentration#1 awakeFromNib()",
        "ConcentrationThemeChooser#1 viewDidLoad()",
        "ConcentrationThemeChooser#1 viewWillAppear(animated: false)",
        "ConcentrationThemeChooser#1 viewDidAppear(animated: false)",
      ])
    #expect(course.split.isCollapsed)
    #expect(course.tabs.viewControllers?.count == 3)
    #expect(course.tabs.tabBar.items?.map(\.title) == ["Concentration", "Second", "Third"])
    try course.world.app.expectRulesKept()
    #expect(course.world.warnings == [])
  }

  // Source: UIKIT-CASES.md cs193p-choose-theme-iphone, segue-order-awake-prepare-outlets-load,
  // nav-push-animated, nav-pop-animated.
  @Test func `on a phone each theme pushes a new game, and the one before leaves the heap`() throws
  {
    let course = try CourseApp(onPad: false)
    #expect(try course.press("Sports") == course.push(of: "Concentration#2"))
    let game = try #require(
      course.navigation.topViewController as? ConcentrationViewController)
    #expect(game.theme == "Sports")
    #expect(game.outletsInPrepare == 0)
    #expect(game.cardButtons.count == 12)
    #expect(game.flipCountLabel?.text == "Flips: 0")
    #expect(
      course.calls { course.navigation.popViewController(animated: true) } == [
        "Concentration#2 viewWillDisappear(animated: true)",
        "ConcentrationThemeChooser#1 viewWillAppear(animated: true)",
        "Concentration#2 viewDidDisappear(animated: true)",
        "ConcentrationThemeChooser#1 viewDidAppear(animated: true)",
      ])
  }

  @Test func `a second theme releases the game of the first before the new one is loaded`() throws {
    let course = try CourseApp(onPad: false)
    _ = try course.press("Sports")
    _ = course.calls { course.navigation.popViewController(animated: true) }
    var expected = course.push(of: "Concentration#3")
    expected.insert("Concentration#2 deinit", at: 3)
    #expect(try course.press("Faces") == expected)
    try course.world.app.expectRulesKept()
  }

  // Source: UIKIT-CASES.md split-master-and-detail-launch-expanded (which is first is ours).
  @Test func `on a pad themes and game appear side by side`() throws {
    let course = try CourseApp(onPad: true)
    #expect(!course.split.isCollapsed)
    for name in ["ConcentrationThemeChooser#1", "Concentration#1"] {
      #expect(
        course.launch.filter { $0.hasPrefix("\(name) ") } == [
          "\(name) init(coder:)", "\(name) awakeFromNib()", "\(name) viewDidLoad()",
          "\(name) viewWillAppear(animated: false)", "\(name) viewDidAppear(animated: false)",
        ])
    }
    let game = try #require(course.split.viewControllers.last as? ConcentrationViewController)
    #expect(game.cardButtons.count == 12)
    try course.world.app.expectRulesKept()
  }

  // Source: UIKIT-CASES.md split-show-detail-expanded; only the pairs are certain.
  @Test func `on a pad a theme takes the place of the game with a new one`() throws {
    let course = try CourseApp(onPad: true)
    let calls = try course.press("Animals")
    #expect(
      calls.prefix(4) == [
        "Concentration#2 init(coder:)", "Concentration#2 awakeFromNib()",
        "ConcentrationThemeChooser#1 prepare(for: Choose Theme)",
        "Concentration#2 viewDidLoad()",
      ])
    func appearances(of name: String) -> [String] {
      calls.filter { $0.hasPrefix(name) && $0.contains("ppear") }
        .map { String($0.dropFirst(name.count + 1).prefix { $0 != "(" }) }
    }
    #expect(appearances(of: "Concentration#1") == ["viewWillDisappear", "viewDidDisappear"])
    #expect(appearances(of: "Concentration#2") == ["viewWillAppear", "viewDidAppear"])
    #expect(calls.contains("Concentration#1 deinit"))
    #expect((course.split.viewControllers.last as? ConcentrationViewController)?.theme == "Animals")
    try course.world.app.expectRulesKept()
  }

  // Source: UIKIT-CASES.md split-collapse-delegate-order; the delegate keeps a game with a theme.
  @Test func `a pad that becomes as narrow as a phone keeps the game in front`() throws {
    let course = try CourseApp(onPad: true)
    _ = try course.press("Animals")
    _ = course.calls {
      course.world.app.application.resize(to: CGSize(width: 80, height: 24))
    }
    #expect(course.split.isCollapsed)
    let game = try #require(
      course.navigation.topViewController as? ConcentrationViewController)
    #expect(game.theme == "Animals" && game.view.window != nil)
    #expect(course.chooser.view.window == nil)
    try course.world.app.expectRulesKept()
  }
}

/// The app of the course, whose seven scenes are tabs, a split view in the first of them, a stack with the
/// themes and the game beside it.
@MainActor private struct CourseApp {
  let world: LoadingWorld
  let tabs: UITabBarController
  let split: UISplitViewController
  let navigation: UINavigationController
  let chooser: ConcentrationThemeChooserViewController
  let launch: [String]

  /// Launches on a phone of 80x24 points, or on a pad of 160x50.
  init(onPad: Bool) throws {
    world = LoadingWorld(
      ["Main.storyboard": CourseStoryboard.text],
      size: onPad ? CGSize(width: 160, height: 50) : CGSize(width: 80, height: 24))
    world.app.application.exposedClasses.exposeCourse()
    var root: UIViewController?
    world.app.perform {
      root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }
    let made = Self.calls(of: world.app)
    tabs = try #require(root as? UITabBarController)
    split = try #require(tabs.viewControllers?.first as? UISplitViewController)
    navigation = try #require(split.viewControllers.first as? UINavigationController)
    chooser = try #require(
      navigation.viewControllers.first as? ConcentrationThemeChooserViewController)
    world.app.launch(tabs)
    launch = made + Self.calls(of: world.app)
  }

  /// The calls of the app's own controllers that the course's logging class prints, without those of layout.
  private static func calls(of app: TestApplication) -> [String] {
    app.events(.lecture).filter { event in
      switch event.callback {
      case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .outletsConnected:
        false
      default: true
      }
    }.map(\.callText)
  }

  func calls(when action: () -> Void) -> [String] {
    world.app.perform(action)
    return Self.calls(of: world.app)
  }

  func press(_ theme: String) throws -> [String] {
    let stack = try #require(chooser.view.subviews.first as? UIStackView)
    let buttons = stack.arrangedSubviews.compactMap { $0 as? UIButton }
    let button = try #require(buttons.first { $0.currentTitle == theme })
    return calls { _ = button.press() }
  }

  /// What is called when the segue of a theme makes and pushes a game.
  func push(of game: String) -> [String] {
    [
      "\(game) init(coder:)", "\(game) awakeFromNib()",
      "ConcentrationThemeChooser#1 prepare(for: Choose Theme)",
      "\(game) viewDidLoad()", "ConcentrationThemeChooser#1 viewWillDisappear(animated: true)",
      "\(game) viewWillAppear(animated: true)",
      "ConcentrationThemeChooser#1 viewDidDisappear(animated: true)",
      "\(game) viewDidAppear(animated: true)",
    ]
  }
}

/// The chooser of the course: each theme makes a game, the last of which is kept.
private class ConcentrationThemeChooserViewController: UIViewController,
  UISplitViewControllerDelegate
{
  private var lastSeguedTo: ConcentrationViewController?

  /// Early, since the split view asks its delegate while the first screen is made.
  override func awakeFromNib() {
    super.awakeFromNib()
    splitViewController?.delegate = self
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    (secondaryViewController as? ConcentrationViewController)?.theme == nil
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "Choose Theme",
      let game = segue.destination as? ConcentrationViewController
    else { return }
    game.theme = (sender as? UIButton)?.currentTitle
    game.outletsInPrepare = game.cardButtons.count
    lastSeguedTo = game
  }
}

private class ConcentrationViewController: UIViewController {
  var theme: String?
  var cardButtons: [UIButton] = []
  var flipCountLabel: UILabel?
  var outletsInPrepare: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    flipCountLabel?.text = "Flips: 0"
  }
}

extension UIKitRuntime.ExposedClasses {
  fileprivate func exposeCourse() {
    expose(
      ConcentrationThemeChooserViewController.self, as: "ConcentrationThemeChooserViewController"
    ) { _ in }
    expose(ConcentrationViewController.self, as: "ConcentrationViewController") {
      $0.property("cardButtons", \ConcentrationViewController.cardButtons)
      $0.property("flipCountLabel", \ConcentrationViewController.flipCountLabel)
      $0.action("touchCard:") { (_: ConcentrationViewController, _: UIButton) in nil }
    }
  }
}

/// What Xcode 9 writes for such an app, with ids and places of its own kind.
private enum CourseStoryboard {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13771" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="Tab-ba-r01">
        <device id="retina4_7" orientation="portrait">
            <adaptation id="fullscreen"/>
        </device>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="13772"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--Concentration View Controller-->
            \(scene("Gam-e0-001", "viewController", "ConcentrationViewController", game, point: "1640"))
            <!--Second-->
            \(scene("Sec-on-d01", "viewController", nil, tab("Second", "Sec-it-em1"), point: "0"))
            <!--Tab Bar Controller-->
            \(scene("Tab-ba-r01", "tabBarController", nil, tabs, point: "-820"))
            <!--Concentration-->
            \(scene("Spl-it-001", "splitViewController", nil, split, point: "0"))
            <!--Third-->
            \(scene("Thi-rd-001", "viewController", nil, tab("Third", "Thi-it-em1"), point: "0"))
            <!--Theme Chooser-->
            \(scene(
              "Cho-os-er1", "viewController", "ConcentrationThemeChooserViewController", chooser,
              point: "1640"))
            <!--Navigation Controller-->
            \(scene("Nav-ig-at1", "navigationController", nil, navigation, point: "820"))
        </scenes>
    </document>

    """

  private static func scene(
    _ id: String, _ element: String, _ customClass: String?, _ content: String, point: String
  ) -> String {
    let custom = customClass.map {
      "customClass=\"\($0)\" customModule=\"Concentration\" customModuleProvider=\"target\" "
    }
    return """
      <scene sceneID="Sc-\(id)">
          <objects>
              <\(element) id="\(id)" \(custom ?? "")sceneMemberID="viewController">\(content)
              </\(element)>
              <placeholder placeholderIdentifier="IBFirstResponder" id="Fr-\(id)" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
          </objects>
          <point key="canvasLocation" x="\(point)" y="120"/>
      </scene>
      """
  }

  private static let tabs = """

    <tabBar key="tabBar" contentMode="scaleToFill" id="Tab-ba-r02">
        <rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
        <autoresizingMask key="autoresizingMask"/>
        <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    </tabBar>
    <connections>
        <segue destination="Spl-it-001" kind="relationship" relationship="viewControllers" id="Rel-00-001"/>
        <segue destination="Sec-on-d01" kind="relationship" relationship="viewControllers" id="Rel-00-002"/>
        <segue destination="Thi-rd-001" kind="relationship" relationship="viewControllers" id="Rel-00-003"/>
    </connections>
    """

  private static let split = """

    <tabBarItem key="tabBarItem" title="Concentration" id="Spl-it-em1"/>
    <connections>
        <segue destination="Gam-e0-001" kind="relationship" relationship="detailViewController" id="Rel-00-004"/>
        <segue destination="Nav-ig-at1" kind="relationship" relationship="masterViewController" id="Rel-00-005"/>
    </connections>
    """

  private static let navigation = """

    <navigationBar key="navigationBar" contentMode="scaleToFill" id="Nav-ba-r01">
        <rect key="frame" x="0.0" y="20" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
    </navigationBar>
    <connections>
        <segue destination="Cho-os-er1" kind="relationship" relationship="rootViewController" id="Rel-00-006"/>
    </connections>
    """

  private static func tab(_ title: String, _ id: String) -> String {
    """

    <view key="view" contentMode="scaleToFill" id="Vw-\(id)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <viewLayoutGuide key="safeArea" id="Sa-\(id)"/>
    </view>
    <tabBarItem key="tabBarItem" title="\(title)" id="\(id)"/>
    """
  }

  private static let chooser = """

    <view key="view" contentMode="scaleToFill" id="Cho-vi-ew1">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" \
    translatesAutoresizingMaskIntoConstraints="NO" id="Cho-st-ck1">
                <rect key="frame" x="112" y="247" width="151" height="173"/>
                <subviews>\(["Sports", "Animals", "Faces"].map(theme).joined())
                </subviews>
            </stackView>
        </subviews>
        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <constraints>
            <constraint firstItem="Cho-st-ck1" firstAttribute="centerX" secondItem="Cho-sa-fe1" \
    secondAttribute="centerX" id="Con-00-001"/>
            <constraint firstItem="Cho-st-ck1" firstAttribute="centerY" secondItem="Cho-sa-fe1" \
    secondAttribute="centerY" id="Con-00-002"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="Cho-sa-fe1"/>
    </view>
    <navigationItem key="navigationItem" title="Themes" id="Cho-it-em1"/>
    """

  private static func theme(_ name: String) -> String {
    """

    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="Bt-\(name)">
        <rect key="frame" x="0.0" y="0.0" width="151" height="57"/>
        <fontDescription key="fontDescription" type="system" pointSize="40"/>
        <state key="normal" title="\(name)"/>
        <connections>
            <segue destination="Gam-e0-001" kind="showDetail" identifier="Choose Theme" id="Sg-\(name)"/>
        </connections>
    </button>
    """
  }

  private static let game = """

    <view key="view" contentMode="scaleToFill" id="Gam-vi-ew1">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Flips: 9" textAlignment="center" \
    lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="Gam-la-be1">
                <rect key="frame" x="135" y="600" width="105" height="48"/>
                <fontDescription key="fontDescription" type="system" pointSize="40"/>
                <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                <nil key="highlightedColor"/>
            </label>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" \
    spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="Gam-st-ck1">
                <rect key="frame" x="16" y="20" width="343" height="572"/>
                <subviews>\((0..<3).map(row).joined())
                </subviews>
            </stackView>
        </subviews>
        <color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
        <constraints>
            <constraint firstItem="Gam-la-be1" firstAttribute="top" secondItem="Gam-st-ck1" \
    secondAttribute="bottom" constant="8" symbolic="YES" id="Con-00-003"/>
            <constraint firstItem="Gam-la-be1" firstAttribute="centerX" secondItem="Gam-sa-fe1" \
    secondAttribute="centerX" id="Con-00-004"/>
            <constraint firstItem="Gam-sa-fe1" firstAttribute="bottom" secondItem="Gam-la-be1" \
    secondAttribute="bottom" id="Con-00-005"/>
            <constraint firstItem="Gam-st-ck1" firstAttribute="top" secondItem="Gam-sa-fe1" \
    secondAttribute="top" id="Con-00-006"/>
            <constraint firstItem="Gam-st-ck1" firstAttribute="leading" secondItem="Gam-sa-fe1" \
    secondAttribute="leading" constant="16" id="Con-00-007"/>
            <constraint firstItem="Gam-sa-fe1" firstAttribute="trailing" secondItem="Gam-st-ck1" \
    secondAttribute="trailing" constant="16" id="Con-00-008"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="Gam-sa-fe1"/>
    </view>
    <navigationItem key="navigationItem" id="Gam-it-em1"/>
    <connections>
    \((0..<12).map { "    <outletCollection property=\"cardButtons\" destination=\"Card-\($0)\" id=\"Ou-\($0)\"/>\n" }.joined())\
        <outlet property="flipCountLabel" destination="Gam-la-be1" id="Gam-ou-001"/>
    </connections>
    """

  private static func row(_ row: Int) -> String {
    """

    <stackView opaque="NO" contentMode="scaleToFill" distribution="fillEqually" spacing="8" id="Row-\(row)">
        <rect key="frame" x="0.0" y="\(row * 193)" width="343" height="185"/>
        <subviews>\((row * 4..<row * 4 + 4).map(card).joined())
        </subviews>
    </stackView>
    """
  }

  private static func card(_ number: Int) -> String {
    """

    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="Card-\(number)">
        <rect key="frame" x="\(number % 4 * 88)" y="0.0" width="80" height="185"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <fontDescription key="fontDescription" type="system" pointSize="50"/>
        <connections>
            <action selector="touchCard:" destination="Gam-e0-001" eventType="touchUpInside" id="Ac-\(number)"/>
        </connections>
    </button>
    """
  }
}
