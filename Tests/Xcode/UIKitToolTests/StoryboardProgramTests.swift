import ConcentrationTestSupport
import Foundation
import Testing

/// `open`, `check` and `flow` of the built tool.
@Suite struct StoryboardProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Writes a storyboard whose button leads to a scene.
  private func write(_ name: String, brokenDestination: String = "B") throws -> String {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="17156" targetRuntime="iOS.CocoaTouch" initialViewController="N">
      <scenes>
      <scene sceneID="1"><objects><navigationController id="N" sceneMemberID="viewController">
      <connections><segue kind="relationship" relationship="rootViewController" destination="A" id="r"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="2"><objects><viewController id="A" title="Start" customClass="StartViewController" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <button id="b"><rect key="frame" x="16" y="100" width="200" height="32"/><state key="normal" title="Details"/>
      <connections><segue kind="show" destination="\(brokenDestination)" id="s"/></connections></button>
      </subviews></view></viewController></objects></scene>
      <scene sceneID="3"><objects><viewController id="B" title="Details" storyboardIdentifier="Details" sceneMemberID="viewController"/></objects></scene>
      </scenes>
      </document>

      """
    _ = try directory.write(text, to: name)
    return name
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(
      arguments, in: directory.path, program: BuiltProgram.folder + "/uikit")
  }

  @Test func `check is silent for a storyboard in order and fails for one that is not`() throws {
    #expect(
      try run("check", write("Main.storyboard")) == ProgramRun(output: "", errors: "", status: 0))
    let broken = try run("check", write("Broken.storyboard", brokenDestination: "X"))
    #expect(broken.status == 1)
    #expect(
      broken.output.hasPrefix(
        "Broken.storyboard:10:33: error: the segue leads to X, which is not in this file\n"))
    let missing = try run("check", "none.storyboard")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("none.storyboard"))
  }

  @Test func `flow has a line for each scene and segue`() throws {
    let flow = try run("flow", write("Main.storyboard"))
    #expect(
      flow
        == ProgramRun(
          output: """
            1 navigationController - initial
                root > 2 Start
            2 Start (StartViewController)
                show by button "Details" > 3 Details
            3 Details (viewController)

            """, errors: "", status: 0))
    #expect(try run("flow", "Main.storyboard", "--format", "mermaid").output.hasPrefix("flowchart"))
    #expect(try run("flow", "Main.storyboard", "--format", "svg").output.hasPrefix("<svg "))
    #expect(try run("flow", "none.storyboard").status == 2)
  }

  @Test(arguments: ["Main.storyboard", "."])
  func `open walks a storyboard by script, with the calls of its classes`(path: String) throws {
    _ = try write("Main.storyboard")
    let script = try directory.write("press Details\n", to: "walk")
    let walk = try run("open", path, "--script", script, "--log", "after")
    #expect(walk.status == 0, "\(walk)")
    #expect(walk.output.contains("Start#1"), "\(walk)")
    #expect(walk.output.contains("viewDidDisappear(animated: true)"), "\(walk)")
  }

  @Test(arguments: ["Base.lproj/Main.storyboard", "."])
  func `open shows the texts of a language, and names those that there are`(path: String) throws {
    _ = try write("Base.lproj/Main.storyboard")
    _ = try directory.write("\"b.normalTitle\" = \"Einzelheiten\";\n", to: "de.lproj/Main.strings")
    let script = try directory.write("press Einzelheiten\n", to: "walk")
    let walk = try run("open", path, "--language", "de", "--script", script, "--log", "after")
    #expect(walk.status == 0, "\(walk)")
    #expect(walk.output.contains("viewDidDisappear(animated: true)"), "\(walk)")
    let french = try run("open", path, "--language", "fr", "--script", script)
    #expect(french.status == 2)
    #expect(french.errors.contains("no texts in 'fr' for Main; it has de"), "\(french)")
  }

  @Test func `reading a large folder counts for the time after which a stall is told`() throws {
    let labels = (0..<4000).map { "<label text='\($0)' id='l\($0)'/>" }.joined(separator: "\n")
    let file = try directory.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="17156" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
      <viewController id="A" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      \(labels)
      </subviews></view></viewController></objects></scene></scenes></document>
      """, to: "large/S.storyboard")
    // None has an initial controller, so that all are read.
    for number in 1...900 {
      try FileManager.default.createSymbolicLink(
        atPath: directory.path + "/large/S\(number).storyboard", withDestinationPath: file)
    }
    let run = try ProgramRun.run(
      ["open", "large", "--stall-timeout", "0.2"], input: "tree\n", in: directory.path,
      program: BuiltProgram.folder + "/uikit")
    #expect(run.errors == "uikit: error: reading large has run for 0.2 seconds\n")
    #expect(run.status == 3)
  }

  @Test func `open refuses what it cannot open`() throws {
    let missing = try run("open", "none.storyboard")
    #expect(missing.status == 2)
    let scene = try run("open", write("Main.storyboard"), "--scene", "Nowhere")
    #expect(scene.status == 2)
    #expect(scene.errors.contains("no scene 'Nowhere' in Main; it has Details"))
  }
}
