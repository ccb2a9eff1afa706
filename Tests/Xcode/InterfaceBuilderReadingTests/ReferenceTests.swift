import InterfaceBuilderReading
import Testing

/// Storyboards that refer to each other.
@Suite struct ReferenceTests {
  private func reference(_ attributes: String) -> String {
    SampleFiles.scene("A", element: "viewControllerPlaceholder", attributes: attributes)
  }

  private func faults(of scenes: String, beside other: String) throws -> [String] {
    let project = InterfaceProject([
      "Main": try read(SampleFiles.storyboard(scenes)), "Other": try read(other),
    ])
    return project.faults(in: "Main").map { $0.line(inFile: "") }
  }

  private let other = SampleFiles.storyboard(
    SampleFiles.scene("O", attributes: #"storyboardIdentifier="First""#),
    attributes: #"initialViewController="O""#)

  @Test func `a reference leads to an identifier or to the initial controller`() throws {
    #expect(try faults(of: reference(#"storyboardName="Other""#), beside: other) == [])
    #expect(
      try faults(
        of: reference(#"storyboardName="Other" referencedIdentifier="First""#), beside: other) == []
    )
  }

  @Test func `a reference to what is not there says what is`() throws {
    let cases = [
      (
        #"§storyboardName="Nowhere""#, "error: there is no storyboard 'Nowhere' beside this one"
      ),
      (
        #"storyboardName="Other" §referencedIdentifier="Second""#,
        "error: the storyboard 'Other' has no scene 'Second'; it has First"
      ),
    ]
    for (attributes, message) in cases {
      let (text, lines) = expected([message], in: SampleFiles.storyboard(reference(attributes)))
      let project = InterfaceProject(["Main": try read(text), "Other": try read(other)])
      #expect(project.faults(in: "Main").map { $0.line(inFile: "") } == lines)
    }
    #expect(
      try faults(of: reference(""), beside: other)
        == [":4:30: error: the reference names no storyboard"])
  }

  @Test func `what is in another bundle is not looked for`() throws {
    #expect(
      try faults(
        of: reference(#"storyboardName="Nowhere" bundleIdentifier="com.example""#), beside: other)
        == [])
  }

  @Test func `containers of two files cannot contain each other`() throws {
    func tabs(_ own: String, _ name: String) -> String {
      SampleFiles.storyboard(
        SampleFiles.scene(
          own,
          SampleFiles.connections(
            #"<segue kind="relationship" relationship="viewControllers" destination="P" id="1"/>"#),
          element: "tabBarController")
          + "\n"
          + SampleFiles.scene(
            "P", element: "viewControllerPlaceholder", attributes: "storyboardName=\"\(name)\""),
        attributes: "initialViewController=\"\(own)\"")
    }
    let project = InterfaceProject([
      "Main": try read(tabs("A", "Other")), "Other": try read(tabs("B", "Main")),
    ])
    #expect(
      project.faults(in: "Main").map { $0.line(inFile: "") } == [
        ":4:100: error: a controller cannot contain itself: tabBarController A > "
          + "tabBarController B > tabBarController A"
      ])
    #expect(project.faults(in: "Other").map(\.kind) == [.containmentCycle])
  }
}
