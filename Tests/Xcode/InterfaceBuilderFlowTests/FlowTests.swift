import ConcentrationTestSupport
import Foundation
import InterfaceBuilderFlow
import InterfaceBuilderReading
import Testing

/// A tab bar with a split view beside a lone scene, and a sheet with a way back.
private let courseFile = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="13771" targetRuntime="iOS.CocoaTouch" initialViewController="tab">
  <scenes>
  <scene sceneID="1"><objects><viewController id="game" customClass="GameViewController" \
  sceneMemberID="viewController"/></objects></scene>
  <scene sceneID="2"><objects><tabBarController id="tab" sceneMemberID="viewController">
  <connections>
  <segue destination="split" kind="relationship" relationship="viewControllers" id="s1"/>
  </connections></tabBarController></objects></scene>
  <scene sceneID="3"><objects><splitViewController id="split" title="Split" \
  sceneMemberID="viewController"><connections>
  <segue destination="themes" kind="relationship" relationship="masterViewController" id="s2"/>
  <segue destination="game" kind="relationship" relationship="detailViewController" id="s3"/>
  </connections></splitViewController></objects></scene>
  <scene sceneID="4"><objects><viewController id="themes" title="Themes" \
  sceneMemberID="viewController"><view key="view" id="v"><subviews>
  <button id="b"><state key="normal" title="Sports"/><connections>
  <segue destination="game" kind="showDetail" identifier="Choose Theme" id="s4"/>
  </connections></button></subviews></view>
  <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \
  systemItem="add" id="i"><connections><segue destination="sheet" kind="modal" id="s5"/></connections>
  </barButtonItem></navigationItem></viewController></objects></scene>
  <scene sceneID="5"><objects><viewController id="sheet" storyboardIdentifier="Sheet" \
  sceneMemberID="viewController"><connections>
  <segue destination="e" kind="unwind" unwindAction="done:" id="s6"/></connections></viewController>
  <exit id="e" sceneMemberID="exit"/></objects></scene>
  <scene sceneID="6"><objects><viewControllerPlaceholder id="more" storyboardName="Other" \
  sceneMemberID="viewController"/></objects></scene>
  </scenes>
  </document>
  """

@Suite struct FlowTests {
  private func flow(_ text: String = courseFile) throws -> InterfaceFlow {
    InterfaceFlow(try InterfaceReader().read(Array(text.utf8)))
  }

  @Test func `scenes follow the one from which they are first reached`() throws {
    let flow = try flow()
    #expect(flow.nodes.map(\.id) == ["tab", "split", "themes", "game", "sheet", "more"])
    #expect(flow.nodes.map(\.distance) == [0, 1, 2, 2, 3, nil])
  }

  @Test func `the flow in words`() throws {
    #expect(
      FlowText.make(try flow()) == """
        1 tabBarController - initial
            tab > 2 Split
        2 Split (splitViewController)
            master > 3 Themes
            detail > 4 GameViewController
        3 Themes (viewController)
            showDetail "Choose Theme" by button "Sports" > 4 GameViewController
            presentation by bar button "add" > 5 Sheet
        4 GameViewController
        5 Sheet (viewController)
            unwind done:
        No segue leads here:
        6 the initial scene (in Other)

        """)
  }

  @Test func `the flow in Mermaid`() throws {
    #expect(
      FlowMermaid.make(try flow()) == """
        flowchart LR
          s0(["tabBarController"])
          s1["Split<br/>splitViewController"]
          s2["Themes<br/>viewController"]
          s3["GameViewController"]
          s4["Sheet<br/>viewController"]
          s5["the initial scene<br/>in Other"]
          s0 == "tab" ==> s1
          s1 == "master" ==> s2
          s1 == "detail" ==> s3
          s2 -- "showDetail #34;Choose Theme#34; by button #34;Sports#34;" --> s3
          s2 -- "presentation by bar button #34;add#34;" --> s4
          s4 -. "unwind done:" .-> u5((" "))

        """)
  }

  @Test func `the drawing is XML with each scene and segue by name`() throws {
    let text = FlowSVG.make(
      try flow(
        courseFile.replacing("title=\"Split\"", with: "title=\"A &amp; &lt;b&gt; &quot;c\"")),
      title: "Main & <more>")
    let document = try XMLTree.parse(text)
    #expect(document.name == "svg")
    let titles = document.texts(of: "title")
    #expect(titles.first == "The flow of Main & <more>")
    for name in [
      "tabBarController, the initial scene", "A & <b> \"c", "Themes", "GameViewController", "Sheet",
      "tab", "master", "detail", "showDetail \"Choose Theme\"", "unwind done:",
    ] {
      #expect(titles.contains(name), "\(name) is not in \(titles)")
    }
    #expect(!text.contains("<script"))
  }

  @Test func `the drawing can be read in a light and in a dark scheme`() throws {
    let sheet = try XMLTree.parse(FlowSVG.make(try flow(), title: "Main")).texts(of: "style")
    let colors = SchemeColors(try #require(sheet.first))
    #expect(colors.light[".ground fill"] != colors.dark[".ground fill"])
    for scheme in [colors.light, colors.dark] {
      for (front, back, least) in [
        ("text fill", ".ground fill", 4.5), ("text fill", ".scene fill", 4.5),
        (".name fill", ".scene fill", 4.5), (".scene stroke", ".ground fill", 3),
        ("path stroke", ".ground fill", 3), (".contains stroke", ".ground fill", 3),
        ("path.head fill", ".ground fill", 3),
      ] {
        let (one, other) = (try #require(scheme[front]), try #require(scheme[back]))
        #expect(SchemeColors.contrast(one, other) >= least, "\(front) \(one) on \(back) \(other)")
      }
    }
  }

  @Test func `no two scenes of a drawing overlap`() throws {
    let document = try XMLTree.parse(FlowSVG.make(try flow(), title: "Main"))
    let frames = document.elements(named: "rect").compactMap { element -> CGRect? in
      guard let x = element.attributes["x"].flatMap(Double.init),
        let y = element.attributes["y"].flatMap(Double.init),
        let width = element.attributes["width"].flatMap(Double.init),
        let height = element.attributes["height"].flatMap(Double.init)
      else { return nil }
      return CGRect(x: x, y: y, width: width, height: height)
    }
    #expect(frames.count == 6)
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
    }
  }

  @Test func `a storyboard without scenes has an empty flow`() throws {
    let flow = try flow(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>"#
    )
    #expect(FlowText.make(flow) == "No scenes.\n")
    #expect(FlowMermaid.make(flow) == "flowchart LR\n")
    #expect(try XMLTree.parse(FlowSVG.make(flow, title: "")).name == "svg")
  }

  @Test func `names cannot break lines`() throws {
    let flow = try flow(courseFile.replacing("title=\"Split\"", with: "title=\"A&#10;&#x202E;B\""))
    #expect(FlowText.make(flow).contains("2 A  B (splitViewController)\n"))
  }
}
