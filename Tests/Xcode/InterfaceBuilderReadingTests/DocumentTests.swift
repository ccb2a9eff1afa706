import Foundation
import InterfaceBuilderReading
import Testing

/// What is read from a file in order.
@Suite struct DocumentTests {
  private typealias Sample = SampleFiles

  @Test func `scenes are found by controller, identifier and initial controller`() throws {
    let document = try read(
      Sample.storyboard(
        Sample.scene("B", attributes: #"storyboardIdentifier="Second" title="Two""#)
          + Sample.scene("A", element: "navigationController")))
    #expect(document.kind == .storyboard)
    #expect(document.scenes.map { $0.controller?.id } == ["B", "A"])
    #expect(document.initialScene?.controller?.name == "navigationController")
    #expect(document.scene(identifier: "Second")?.displayName == "Two")
    #expect(document.toolsVersion == "13189.4")
  }

  @Test func `a scene's controller is found behind its first responder`() throws {
    let document = try read(
      Sample.storyboard(
        #"<scene sceneID="1"><objects><placeholder placeholderIdentifier="IBFirstResponder" "#
          + #"id="2" sceneMemberID="firstResponder"/><viewController id="A" "#
          + #"sceneMemberID="viewController"/></objects></scene>"#))
    #expect(document.scenes[0].controller?.id == "A")
    #expect(document.scenes[0].objects.count == 2)
  }

  @Test func `segues are those of connections, under the names of today`() throws {
    let document = try read(
      Sample.storyboard(
        Sample.scene(
          "A",
          #"<view key="view" id="V"><subviews><button id="B"><connections>"#
            + #"<segue kind="push" identifier="go" destination="A" id="1"><segue key="commit" "#
            + #"inheritsFrom="parent" id="2"/></segue></connections></button></subviews></view>"#
            + Sample.connections(
              #"<segue kind="modal" destination="A" animates="NO" trigger="accessoryAction" id="3"/>"#
            ))
      ).replacing(
        "</scenes>",
        with: #"</scenes><inferredMetricsTieBreakers><segue reference="1"/>"#
          + "</inferredMetricsTieBreakers>"))
    let segues = document.scenes[0].segues
    #expect(segues.map(\.id) == ["1", "3"])
    #expect(segues.map(\.kind) == [.show, .presentation])
    #expect(segues.map(\.trigger?.name) == ["button", "viewController"])
    #expect(segues.map(\.isAnimated) == [true, false])
    #expect(segues.map(\.identifier) == ["go", nil])
    #expect(segues[1].isAccessoryAction)
    #expect(document.faults() == [])
  }

  private func view(_ content: String) throws -> InterfaceElement {
    let document = try read(
      Sample.storyboard(Sample.scene("A", #"<view key="view" id="V">\#(content)</view>"#)))
    return try #require(document.element("V"))
  }

  @Test func `frames are rectangles, insets, or not stored`() throws {
    #expect(
      try view(#"<rect key="frame" x="0.0" y="20.5" width="320" height="44"/>"#).frame
        == CGRect(x: 0, y: 20.5, width: 320, height: 44))
    #expect(
      try view(#"<frame key="frameInset" minY="8" width="320" height="44"/>"#).frame
        == CGRect(x: 0, y: 8, width: 320, height: 44))
    #expect(try view("").frame == nil)
  }

  @Test func `texts are attributes, elements, in base 64 or of fragments`() throws {
    #expect(
      try view(#"<string key="text">One &amp;&#10;zwei – drei</string>"#).string("text")
        == "One &\nzwei – drei")
    #expect(
      try view("<string key=\"text\" base64-UTF8=\"YES\">\nw6lhCg\n</string>").string("text")
        == "éa\n")
    #expect(
      try view(
        #"<attributedString key="text"><fragment content="One "><attributes/></fragment>"#
          + #"<fragment><string key="content">two</string></fragment></attributedString>"#
      ).string("text") == "One two")
    #expect(
      try view(#"<mutableString key="text"><![CDATA[<b>]]></mutableString>"#).string("text")
        == "<b>")
  }

  @Test func `colours are of the system, of the catalog or of parts`() throws {
    func color(_ attributes: String) throws -> InterfaceColor? {
      try view("<color key=\"backgroundColor\" \(attributes)/>").color("backgroundColor")
    }
    #expect(try color(#"systemColor="labelColor""#) == .system("labelColor"))
    #expect(try color(#"cocoaTouchSystemColor="whiteColor""#) == .system("whiteColor"))
    #expect(try color(#"name="Accent""#) == .named("Accent"))
    #expect(
      try color(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#)
        == .components(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(
      try color(#"red="1" green="0.25" blue="0.0" alpha="0.5""#)
        == .components(red: 1, green: 0.25, blue: 0, alpha: 0.5))
    #expect(
      try color(#"cyan="0.0" magenta="0.5" yellow="1" black="0.5" alpha="1""#)
        == .components(red: 0.5, green: 0.25, blue: 0, alpha: 1))
  }

  @Test func `fonts are of the system, named or of a style`() throws {
    func font(_ attributes: String) throws -> InterfaceFont? {
      try view("<fontDescription key=\"fontDescription\" \(attributes)/>").font()
    }
    #expect(
      try font(#"type="system" weight="light" pointSize="17""#)
        == .system(size: 17, weight: "light"))
    #expect(try font(#"type="boldSystem" pointSize="15""#) == .boldSystem(size: 15))
    #expect(try font(#"style="UICTFontTextStyleBody""#) == .style("UICTFontTextStyleBody"))
    #expect(
      try font(#"name="Georgia" family="Georgia" pointSize="12""#) == .named("Georgia", size: 12))
    #expect(try font(#"size="button""#) == .system(size: nil, weight: nil))
  }

  @Test func `a constraint has its defaults and all ways to write a multiplier`() throws {
    func constraint(_ attributes: String) throws -> InterfaceConstraint? {
      try view(
        "<constraints><constraint firstAttribute=\"width\" id=\"C\" \(attributes)/></constraints>"
      ).constraints.first
    }
    let plain = try #require(try constraint(""))
    #expect(plain.relation == .equal && plain.multiplier == 1 && plain.priority == 1000)
    #expect(plain.firstItem == nil && plain.secondItem == nil && plain.constant == 0)
    let texts = ["0.75", "1/3", "1:1", "201:100"]
    #expect(
      try texts.map { try constraint("multiplier=\"\($0)\"")?.multiplier } == [
        0.75, 1.0 / 3, 1, 2.01,
      ])
    #expect(try constraint(#"symbolic="YES" firstItem="a" secondItem="b""#)?.constant == 8)
    #expect(try constraint(#"symbolic="YES" secondItem="b""#)?.constant == 20)
    #expect(try constraint(#"symbolic="YES" constant="12""#)?.constant == 12)
  }

  @Test func `variations are applied from the general to the special`() throws {
    let variations = try view(
      """
      <variation key="heightClass=compact-widthClass=regular" hidden="YES"/>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="X"/></mask>\
      </variation>
      <variation key="default"><mask key="subviews"><exclude reference="X"/></mask></variation>
      """
    ).variations
    #expect(variations.map(\.specificity) == [0, 1, 2])
    #expect(variations[0].installed("subviews").excluded == ["X"])
    #expect(variations[1].installed("subviews").included == ["X"])
    #expect(
      variations.map { $0.applies(width: .regular, height: .regular) } == [true, true, false])
    #expect(variations.map { $0.applies(width: .regular, height: .compact) } == [true, true, true])
    #expect(
      variations.map { $0.applies(width: .compact, height: .compact) } == [true, false, false])
  }

  @Test func `runtime attributes have the types of the editor`() throws {
    let attributes = try view(
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="rank"><integer key="value" value="5"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" \
      value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRed" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="suit" value="♥️"/>
      <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" white="1"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="point" keyPath="p"><point key="value" x="1" y="2"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
      </userDefinedRuntimeAttributes>
      """
    ).runtimeAttributes
    #expect(
      attributes.map(\.value) == [
        .number(5), .number(2.5), .bool(true), .string("♥️"),
        .color(.components(red: 1, green: 1, blue: 1, alpha: 1)), .point(CGPoint(x: 1, y: 2)),
        .none,
      ])
    #expect(attributes[1].keyPath == "layer.cornerRadius")
  }

  @Test func `a xib has an owner and objects`() throws {
    let document = try read(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>"#
        + #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">"#
        + #"<connections><outlet property="view" destination="V" id="c"/></connections>"#
        + #"</placeholder><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>"#
        + #"<view id="V"/></objects></document>"#)
    #expect(document.kind == .xib)
    #expect(document.objects.map(\.name) == ["placeholder", "placeholder", "view"])
    #expect(document.faults() == [])
  }

  @Test func `every element that public files have is known`() {
    let names = """
      accessibility accessibilityTraits action activityIndicatorView adaptation animations array arscnView arskView \
      attributedString attributes audiovisualMediaTypes autoresizingMask avPlayerViewController barButtonItem \
      blurEffect bool button buttonConfiguration capability cells class classes collectionReusableView \
      collectionView collectionViewCell collectionViewCellContentView collectionViewController \
      collectionViewFlowLayout collectionViewLayout color connections constraint constraints containerView \
      customFonts customObject dataDetectorType dataDetectorTypes date datePicker dependencies deployment \
      designable designables development device document edgeInsets exclude exit extendedEdge font \
      fontDescription fragment frame freeformSimulatedSizeMetrics gestureRecognizers glkView glkViewController \
      hostingController image imageReference imageView include inferredMetricsTieBreakers inset integer items \
      keyCommand keyCommands label layoutGuides leftBarButtonItems mapView mask modalFormSheetSimulatedSizeMetrics \
      mtkView mutableArray mutableData mutableString namedColor navigationBar navigationBarAppearance \
      navigationController navigationItem nil objects options outlet outletCollection pageControl \
      pageViewController panGestureRecognizer paragraphStyle pickerView pinchGestureRecognizer placeholder plugIn \
      point pongPressGestureRecognizer popoverArrowDirection preferredSymbolConfiguration progressView prototypes \
      range real rect refreshControl relationship relationships resources rightBarButtonItems scene sceneKitView \
      scenes scrollView searchBar searchDisplayController sections segment segmentedControl segments segue \
      simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics \
      simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size skView slider source \
      splitViewController splitViewMasterSimulatedSizeMetrics stackView state stepper string subviews \
      swipeGestureRecognizer switch systemColor tabBar tabBarController tabBarItem tabStops tableView \
      tableViewCell tableViewCellContentView tableViewController tableViewSection tapGestureRecognizer \
      textAttributes textField textInputTraits textTab textView toolbar toolbarItems userDefinedRuntimeAttribute \
      userDefinedRuntimeAttributes value variation view viewController viewControllerLayoutGuide \
      viewControllerPlaceholder viewControllers viewLayoutGuide visualEffectView webView wkPreferences wkWebView \
      wkWebViewConfiguration
      """.split(separator: " ")
    #expect(names.count == 177)
    for name in names { #expect(ElementRole(element: String(name)) != nil, "\(name)") }
    #expect(ElementRole(element: "hologram") == nil)
  }
}
