import ConcentrationTestSupport
import InterfaceBuilderReading
import Testing

/// Each fault of a storyboard by itself, with its words; § marks where it is.
@Suite struct FaultTests {
  private typealias Sample = SampleFiles

  private func expect(
    _ messages: String..., for scenes: String, attributes: String = #"initialViewController="A""#,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (text, lines) = expected(
      messages, in: Sample.storyboard(scenes, attributes: attributes))
    #expect(faults(in: text) == lines, sourceLocation: sourceLocation)
  }

  @Test func `a storyboard in order has no fault`() {
    expect(for: Sample.scene("A"))
    expect(for: "", attributes: "")
  }

  @Test func `without an initial controller the candidates are listed`() {
    let text = Sample.storyboard(
      Sample.scene("A", Sample.connections(#"<segue kind="show" destination="B" id="C"/>"#))
        + Sample.scene("B"), attributes: "")
    #expect(
      faults(in: text) == [
        ":2:1: warning: no controller is the initial one; no segue leads to viewController A"
      ])
  }

  @Test func `an initial controller that is not there is an error`() {
    expect(
      "error: the initial controller X is no controller of this file; no segue leads to "
        + #"viewController A "Start""#,
      for: Sample.scene("A", attributes: #"title="Start""#),
      attributes: #"§initialViewController="X""#)
  }

  @Test func `an id that is written twice is named at the second place`() {
    expect(
      "error: the id A is already that of viewController in line 4",
      for: Sample.scene("A") + "\n" + Sample.scene("B", objects: #"<exit §id="A"/>"#))
  }

  @Test func `a scene has one controller`() {
    expect(
      "error: the scene s has no controller",
      for: Sample.scene("A") + "\n" + #"§<scene sceneID="s"><objects/></scene>"#)
    expect(
      "error: the scene sA has 2 controllers; the first one is taken",
      for: Sample.scene(
        "A", objects: #"§<viewController id="B" sceneMemberID="viewController"/>"#))
  }

  @Test func `an outlet leads to an object of the same scene`() {
    expect(
      "error: the outlet 'label' leads to X, which is not in this file",
      for: Sample.scene(
        "A", Sample.connections(#"<outlet property="label" §destination="X" id="C"/>"#)))
    expect(
      #"warning: the action 'go:' leads to viewController B "Other" in another scene and is left out"#,
      for: Sample.scene(
        "A", Sample.connections(#"<action selector="go:" §destination="B" id="C"/>"#)) + "\n"
        + Sample.scene("B", attributes: #"customClass="Other""#))
  }

  @Test func `a connection has a name and a destination`() {
    expect(
      "error: this outlet has no property",
      for: Sample.scene("A", Sample.connections(#"§<outlet destination="A" id="C"/>"#)))
    expect(
      "error: the action 'go' has no destination",
      for: Sample.scene("A", Sample.connections(#"§<action selector="go" id="C"/>"#)))
  }

  @Test func `a segue leads to a controller by a known kind`() {
    func segue(_ attributes: String) -> String {
      Sample.scene(
        "A", Sample.connections("\(attributes) id=\"C\"/>"), objects: #"<exit id="E"/>"#)
    }
    expect(
      "error: the segue leads to X, which is not in this file",
      for: segue(#"<segue kind="show" §destination="X""#))
    expect(
      "error: the segue leads to exit E, which is no controller",
      for: segue(#"<segue kind="show" §destination="E""#))
    expect(
      "error: no kind of segue is 'sheet'; kinds are relationship, show, showDetail, presentation, "
        + "popoverPresentation, embed, unwind, custom",
      for: segue(#"<segue §kind="sheet" destination="A""#))
    expect("error: the segue has no destination", for: segue(#"§<segue kind="show""#))
    expect(
      "error: a custom segue needs a class",
      for: segue(#"§<segue kind="custom" destination="A""#))
    expect(
      "error: a popover needs a view or a bar button item to point at",
      for: segue(#"§<segue kind="popover" destination="A""#))
    expect(
      "error: the popover points at X, which is not in this file",
      for: segue(#"§<segue kind="popover" destination="A" popoverAnchorView="X""#))
  }

  @Test func `an unwind segue leads to the exit and has an action`() {
    expect(
      "error: an unwind segue leads to the exit of its scene, not to viewController A",
      for: Sample.scene(
        "A",
        Sample.connections(
          #"<segue kind="unwind" unwindAction="back:" §destination="A" id="C"/>"#)))
    expect(
      "error: the unwind segue has no unwindAction",
      for: Sample.scene(
        "A", Sample.connections(#"§<segue kind="unwind" destination="E" id="C"/>"#),
        objects: #"<exit id="E"/>"#))
  }

  @Test func `the unwind actions of a file that lists its classes are known`() {
    let (text, lines) = expected(
      ["warning: none of the classes that the file lists has the unwind action 'back:'"],
      in: Sample.storyboard(
        Sample.scene(
          "A",
          Sample.connections(
            #"<segue kind="unwind" destination="E" §unwindAction="back:" id="C"/>"#),
          objects: #"<exit id="E"/>"#)
      ).replacing(
        "</scenes>",
        with: #"</scenes><classes><class className="V"><relationships><relationship kind="action" "#
          + #"name="home:" candidateClass="UIStoryboardSegue"/></relationships></class></classes>"#)
    )
    #expect(faults(in: text) == lines)
    #expect(faults(in: text.replacing("home:", with: "back:")) == [])
  }

  @Test func `a container contains controllers`() {
    func scene(_ attributes: String) -> String {
      Sample.scene(
        "A",
        Sample.connections("<segue kind=\"relationship\" \(attributes) id=\"C\"/>"),
        element: "tabBarController", objects: #"<exit id="E"/>"#)
    }
    expect(
      "error: no relationship is 'friend'; there are rootViewController, viewControllers, "
        + "masterViewController, detailViewController, supplementaryViewController, "
        + "compactViewController",
      for: scene(#"§relationship="friend" destination="B""#) + Sample.scene("B"))
    expect(
      "error: a container contains controllers, not exit E",
      for: scene(#"relationship="viewControllers" §destination="E""#))
  }

  @Test func `a navigation controller has a root`() {
    expect(
      "warning: navigationController A has no root view controller",
      for: Sample.scene("A", element: "navigationController", mark: "§"))
  }

  @Test func `a container view has an embed segue`() {
    expect(
      "warning: containerView V has no embed segue and stays empty",
      for: Sample.scene(
        "A", #"<view key="view" id="R"><subviews>§<containerView id="V"/></subviews></view>"#))
  }

  @Test func `a controller cannot contain itself`() {
    func scene(_ id: String, _ element: String, _ relationship: String, _ child: String) -> String {
      Sample.scene(
        id,
        Sample.connections(
          "\(id == "B" ? "§" : "")<segue kind=\"relationship\" relationship=\"\(relationship)\" "
            + "destination=\"\(child)\" id=\"s\(child)\"/>"), element: element)
    }
    expect(
      "error: a controller cannot contain itself: tabBarController A > navigationController B > "
        + "tabBarController A",
      for: scene("A", "tabBarController", "viewControllers", "B") + "\n"
        + scene("B", "navigationController", "rootViewController", "A"))
  }

  @Test func `showing oneself again is no cycle`() {
    expect(
      for: Sample.scene(
        "A", Sample.connections(#"<segue kind="push" destination="A" id="C"/>"#)))
  }

  @Test func `only a cell of a list can be selected`() {
    expect(
      "error: tableViewCell T has a segue and is in no tableView, so nothing can select it",
      for: Sample.scene(
        "A",
        objects: #"<tableViewCell id="T"><connections>"#
          + #"§<segue kind="show" destination="A" id="C"/></connections></tableViewCell>"#))
  }

  @Test func `values are of their type`() {
    expect(
      "error: hidden of view is YES or NO, not 'maybe'",
      "error: alpha of view is a number, not 'much'",
      "error: tag of view is a whole number, not '1.5'",
      "error: relation of constraint is one of equal, greaterThanOrEqual, lessThanOrEqual, not 'more'",
      "error: multiplier of constraint is a number or two with : between them, not '1:0'",
      for: Sample.scene(
        "A",
        #"<view key="view" id="R" §hidden="maybe" §alpha="much" §tag="1.5"><constraints>"#
          + #"<constraint firstAttribute="top" §relation="more" §multiplier="1:0"/>"#
          + "</constraints></view>"))
  }

  @Test func `a constraint whose item is missing is left out`() {
    expect(
      "warning: the constraint's item X is not in this file, and the constraint is left out",
      for: Sample.scene(
        "A",
        #"<view key="view" id="R"><constraints><constraint §firstItem="X" firstAttribute="top" "#
          + #"id="C"/></constraints></view>"#))
  }

  @Test func `an unknown element is counted and left out`() throws {
    let scenes = Sample.scene(
      "A", #"§<hologram depth="deep"><view hidden="maybe"/></hologram><hologram/>"#)
    expect(
      "warning: <hologram> is not known and is left out, 2 times, with all that is in it",
      for: scenes)
    let document = try read(Sample.storyboard(scenes.replacing("§", with: "")))
    #expect(document.unknownElements == ["hologram": 2])
  }
}
