import Testing
import XcodeProjects

@Suite struct XcodeProjectTests {
  private func sample(_ configuration: String = "Debug") throws -> XcodeProject {
    try XcodeProject(
      at: "/src/App.xcodeproj", files: SampleProject.files, configuration: configuration)
  }

  @Test func `an app has the files of its build phases and of its folders`() throws {
    let app = try sample().application()
    #expect(app.name == "My App")
    #expect(
      app.sources == [
        "/src/The App/Game.swift", "/src/The App/AppDelegate.swift", "/src/Shared/Card.swift",
        "/src/Screens/Board.swift",
      ])
    #expect(
      app.resources.map(\.path) == [
        "/src/The App/Base.lproj/Main.storyboard", "/src/The App/de.lproj/Main.strings",
        "/src/The App/Assets.xcassets", "/src/Screens/Art.xcassets",
        "/src/Screens/Base.lproj/More.storyboard",
      ])
    #expect(app.resources.map(\.localization) == ["Base", "de", nil, nil, "Base"])
    #expect(app.packages == ["Charts"])
  }

  @Test func `settings come from the project, a file, and the target`() throws {
    let app = try sample().application()
    #expect(app.settings["SWIFT_VERSION"] == "4.2")
    #expect(app.settings["LEVEL"] == "3")
    #expect(app.settings["FLAGS"] == "a b")
    #expect(app.settings["MISSING"] == nil)
    #expect(app.moduleName == "My_App")
    #expect(try sample("Release").application().settings["SWIFT_VERSION"] == "6.0")
  }

  @Test func `a setting that names itself has an end`() {
    let settings = BuildSettings(["A": "x$(B)", "B": "${A:upper}"])
    #expect(settings["A"]?.isEmpty == false)
    #expect(BuildSettings(["A": "1-$(B:c99extidentifier)", "B": "a b"])["A"] == "1-a_b")
  }

  @Test func `the Info.plist says how the app starts`() throws {
    let project = try sample()
    let app = try AppInformation(
      project.application(), in: project.folder, files: SampleProject.files)
    #expect(app.hasScenes)
    #expect(app.sceneDelegate == "SceneDelegate")
    #expect(app.sceneStoryboard == "Main")
    #expect(app.mainStoryboard == nil)
    #expect(app.identifier == "com.example.My-App")
    #expect(app.displayName == "My App")
  }

  @Test func `an app is chosen by its name or by its platform`() throws {
    let project = try sample()
    #expect(project.targets.map(\.name) == ["My App", "Tests", "Mac", "HostedTests"])
    #expect(try project.application(named: "Mac").name == "Mac")
    let error = #expect(throws: ProjectError.self) { try project.application(named: "Watch") }
    #expect(
      error?.description == "There is no app Watch in this project; it has: My App, Mac.")
  }

  @Test(arguments: [
    ("{ }", "no project"), ("{ objects = { }; rootObject = A; }", "no project"),
    ("hello", "no project"),
    ("{ objects = { A = { targets = (", "no project"),
  ])
  func `what is no project is refused`(text: String, words: String) {
    let error = #expect(throws: ProjectError.self) {
      try XcodeProject(
        at: "/a/B.xcodeproj", files: ProjectFiles(["/a/B.xcodeproj/project.pbxproj": text]))
    }
    #expect(error?.description.contains(words) == true)
  }

  @Test func `a missing file is named`() {
    let error = #expect(throws: ProjectError.self) {
      try XcodeProject(at: "/a/B.xcodeproj", files: ProjectFiles([:]))
    }
    #expect(error?.description == "/a/B.xcodeproj/project.pbxproj cannot be read.")
  }

  @Test func `an app has the unit tests that run in it, and those that need no app`() throws {
    let project = try XcodeProject(at: "/src/App.xcodeproj", files: SampleProject.files)
    let app = try project.application()
    #expect(project.unitTests(of: app).map(\.name) == ["Tests", "HostedTests"])
    #expect(project.unitTests(of: app).map(\.testHost) == [nil, "My App"])
    let other = try #require(project.targets.first { $0.name == "Mac" })
    #expect(project.unitTests(of: other).map(\.name) == ["Tests"])
  }
}

@Suite struct PlaygroundTests {
  @Test func `a playground without pages has one, with the sources beside it`() throws {
    let playground = try Playground(
      at: "/a/Try.playground",
      files: ProjectFiles([
        "/a/Try.playground/Contents.swift": "", "/a/Try.playground/Sources/A.swift": "",
        "/a/Try.playground/Resources/p.png": "", "/a/Try.playground/contents.xcplayground": "",
      ]))
    #expect(playground.pages.map(\.name) == ["Try"])
    #expect(playground.sources == ["/a/Try.playground/Sources/A.swift"])
    #expect(playground.resources == ["/a/Try.playground/Resources/p.png"])
  }

  @Test func `pages stand in the order of the table of contents`() throws {
    let playground = try Playground(
      at: "/a/Try.playground",
      files: ProjectFiles([
        "/a/Try.playground/Pages/A.xcplaygroundpage/Contents.swift": "",
        "/a/Try.playground/Pages/B.xcplaygroundpage/Contents.swift": "",
        "/a/Try.playground/Pages/B.xcplaygroundpage/Sources/X.swift": "",
        "/a/Try.playground/contents.xcplayground":
          "<pages><page name='B'/><page name='A'/></pages>",
      ]))
    #expect(playground.pages.map(\.name) == ["B", "A"])
    #expect(
      playground.pages[0].sources == [
        "/a/Try.playground/Pages/B.xcplaygroundpage/Sources/X.swift"
      ])
  }

  @Test func `a playground without code is refused`() {
    #expect(throws: ProjectError.self) {
      try Playground(at: "/a/B.playground", files: ProjectFiles([:]))
    }
  }
}
