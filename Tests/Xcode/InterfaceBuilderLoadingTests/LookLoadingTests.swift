import Foundation
import InterfaceBuilderLoading
import LifecycleTesting
import Testing
import UIKit

/// Looks of bars and views, accessibility, and texts of other languages.
@Suite @MainActor struct LookLoadingTests {
  private func file(
    _ view: String, bars: String = "", tabBar: String = "", items: String = ""
  ) -> String {
    storyboard(
      scene(
        "T", tabBar + connections(contains("viewControllers", "N")), element: "tabBarController")
        + scene(
          "N", bars + connections(contains("rootViewController", "A")),
          element: "navigationController")
        + scene(
          "A", "<view key=\"view\" id=\"v\"><subviews>\(view)</subviews></view>\(items)"),
      initial: "T")
  }

  private func navigation(_ world: LoadingWorld) throws -> UINavigationController {
    let tabs = try #require(try world.launch() as? UITabBarController)
    return try #require(tabs.viewControllers?.first as? UINavigationController)
  }

  @Test func `bars have the looks of the file`() throws {
    let red = #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
    let bars = """
      <navigationBar key="navigationBar" barStyle="blackOpaque" translucent="NO" largeTitles="YES" id="nb">\
      <color key="tintColor" \(red)<color key="barTintColor" systemColor="systemBlueColor"/>\
      <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" \
      pointSize="20"/><color key="textColor" \(red)</textAttributes><navigationBarAppearance \
      key="standardAppearance"><color key="backgroundColor" systemColor="systemGreenColor"/>\
      <textAttributes key="largeTitleTextAttributes"><color key="textColor" \(red)</textAttributes>\
      </navigationBarAppearance></navigationBar><toolbar key="toolbar" barStyle="black" id="tl"/>
      """
    let tabs = """
      <tabBar key="tabBar" translucent="NO" id="tb"><color key="unselectedItemTintColor" \(red)</tabBar>
      """
    let world = LoadingWorld(["Main.storyboard": file("", bars: bars, tabBar: tabs)])
    let navigation = try navigation(world)
    let bar = navigation.navigationBar
    #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
    let full = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(bar.tintColor == full && bar.barTintColor == .systemBlue)
    let look = bar.standardAppearance
    #expect(look.backgroundColor == .systemGreen)
    #expect(look.largeTitleTextAttributes[.foregroundColor] as? UIColor == full)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == full)
    #expect((bar.titleTextAttributes?[.font] as? UIFont)?.isBold == true)
    #expect(navigation.toolbar.barStyle == .black)
    let tabBar = try #require(navigation.tabBarController?.tabBar)
    #expect(!tabBar.isTranslucent && tabBar.unselectedItemTintColor == full)
    #expect(world.warnings == [])
  }

  @Test func `views and items have what screen readers and tests ask for`() throws {
    let world = LoadingWorld([
      "Main.storyboard": file(
        """
        <imageView id="i"><accessibility key="accessibilityConfiguration" label="A star" \
        hint="Shines" identifier="star"><accessibilityTraits key="traits" button="YES" image="YES"/>\
        <bool key="isElement" value="YES"/></accessibility></imageView>
        """,
        items: """
          <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="+" \
          id="b"><accessibility key="accessibilityConfiguration" label="Add" identifier="add"/>\
          </barButtonItem></navigationItem>
          """)
    ])
    let controller = try #require(try navigation(world).topViewController)
    let star = try #require(controller.view.subviews.first)
    #expect(star.accessibilityLabel == "A star" && star.accessibilityHint == "Shines")
    #expect(star.accessibilityIdentifier == "star" && star.isAccessibilityElement)
    #expect(star.accessibilityTraits == [.button, .image])
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(item.accessibilityLabel == "Add" && item.accessibilityIdentifier == "add")
  }

  @Test func `texts are those of the language, and a mistake in them is a warning`() throws {
    let main = file(
      #"<label id="l" text="Hello"/>"#,
      items: #"<navigationItem key="navigationItem" title="Start" id="n"/>"#)
    func texts(_ strings: String) throws -> (label: String?, title: String?, warnings: [String]) {
      let world = LoadingWorld(["Main.storyboard": main, "Main.strings": strings])
      let controller = try #require(try navigation(world).topViewController)
      return (
        (controller.view.subviews.first as? UILabel)?.text, controller.navigationItem.title,
        world.warnings
      )
    }
    let german = try texts(#""l.text" = "Hallo"; "n.title" = "Anfang";"#)
    #expect(german == ("Hallo", "Anfang", []))
    let broken = try texts("\"l.text\" = \"Hallo\"\n\"n.title\" = \"Anfang\";")
    #expect(
      broken == ("Hello", "Start", ["Main.strings:2:1: error: ; is missing after a value"]))
  }

  @Test func `a view has the modes and margins of the file`() throws {
    let world = LoadingWorld([
      "Main.storyboard": file(
        """
        <view id="w" contentMode="scaleAspectFit" exclusiveTouch="YES"><edgeInsets \
        key="layoutMargins" top="1" left="2" bottom="3" right="4"/><subviews><view id="x" \
        preservesSuperviewLayoutMargins="YES"/></subviews></view>
        """)
    ])
    let view = try #require(try navigation(world).topViewController?.view.subviews.first)
    #expect(view.contentMode == .scaleAspectFit && view.isExclusiveTouch)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.subviews.map(\.preservesSuperviewLayoutMargins) == [true])
  }
}
