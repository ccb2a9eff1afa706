import Foundation
import SourceRewriting
import Testing
import XcodeProjects

@testable import AppPackaging

@Suite struct AppPackageTests {
  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { %@ }; };
    }; rootObject = P; }
    """

  private func package(
    _ sources: [String: String], settings: String = "", plist: String? = nil
  ) throws -> AppPackage {
    let settings = settings + (plist == nil ? "" : " INFOPLIST_FILE = Info.plist;")
    let text = Self.project.replacing("%@", with: settings)
    var all = ["/a/A.xcodeproj/project.pbxproj": text]
    all["/a/Info.plist"] = plist.map { "<plist version=\"1.0\"><dict>\($0)</dict></plist>" }
    let files = ProjectFiles(all)
    let project = try XcodeProject(at: "/a/A.xcodeproj", files: files)
    let target = try project.application()
    return try AppPackage(
      target, AppInformation(target, in: project.folder, files: files),
      sources: sources.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) })
  }

  private static let namespace = #"{"properties": {"provides-namespace": true}}"#
  private static let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  @Test func `an app gets a main file, and is compiled in the language mode of its project`() throws
  {
    let package = try package(
      ["/a/AppDelegate.swift": Self.delegate], settings: "SWIFT_VERSION = 4.2;")
    #expect(package.name == "My_App")
    #expect(package.files.keys.sorted() == ["AppDelegate.swift", "main.swift"])
    #expect(package.options.prefix(4) == ["-module-name", "My_App", "-swift-version", "4.2"])
    #expect(
      package.files["main.swift"] == """
        import AppResources
        import PlaygroundSupport
        import UIKitImages
        import UIKitTerminal
        import XcodeUIKit

        /// Makes the members of the app's classes known by their names, and where its controllers stand.
        @MainActor func exposeClasses(to classes: UIKitRuntime.ExposedClasses) {
          __expose_AppDelegate(classes)
        }

        UIKitRuntime.imageDecoder = ImageFileDecoder()
        UIKitRuntime.imageEncoder = ImageFileEncoder()
        TerminalApp.main(
          name: "My App",
          pointsPerCell: CGSize(width: 8, height: 16),
          launch: { application in
            do {
              try AppContainer()?.enter()
            } catch {
              print("The app's folder cannot be used: \\(error)")
            }
            UIKitRuntime.RecordedNetwork.current = .init(
              environment: ProcessInfo.processInfo.environment)
            let device = UIKitRuntime.Device(of: application)
            exposeClasses(to: device.exposedClasses)
            AppResources().install(in: application)
            let delegate = AppDelegate()
            device.launch(delegate)
            return delegate
          })

        """)
  }

  @Test func `everything in the app of all constructs is translated`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Apps/KitchenSink").path
    let files = ProjectFiles(
      contents: { try? Data(contentsOf: URL(fileURLWithPath: $0)) },
      list: { (try? FileManager.default.contentsOfDirectory(atPath: $0).sorted()) ?? [] })
    let project = try XcodeProject(at: "\(folder)/KitchenSink.xcodeproj", files: files)
    let target = try project.application()
    let sources = try target.sources.map {
      SourceText(path: $0, text: String(decoding: try #require(files.contents($0)), as: UTF8.self))
    }
    let package = try AppPackage(
      target, AppInformation(target, in: project.folder, files: files), sources: sources)
    #expect(package.findings == [])
    #expect(package.files.count == 5)
    for (path, text) in package.files {
      for word in ["@objc", "@IB", "#selector", "#keyPath", "window??", "optional func"] {
        #expect(!text.contains(word), "\(path) has \(word)")
      }
    }
  }

  @Test func `a scene manifest names the delegate of scenes`() throws {
    let manifest = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Scene</string></dict></array></dict></dict>
      """
    let package = try package(["/a/AppDelegate.swift": Self.delegate], plist: manifest)
    let main = try #require(package.files["main.swift"])
    #expect(
      main.contains(
        "launch(delegate, storyboard: \"Scene\", sceneDelegate: { SceneDelegate() })"))
  }

  @Test func `a page of a playground becomes an app that runs its statements in order`() throws {
    let contents = """
      import PlaygroundSupport
      import UIKit
      let size = 2
      print(size)
      func double(_ number: Int) -> Int { number * 2 }
      let (a, b) = (double(size), 1) // both
      for number in [a, b] {
        print(number)
      }
      PlaygroundPage.current.liveView = UIView()

      """
    let path = "/a/Try.playground/Contents.swift"
    let playground = try Playground(at: "/a/Try.playground", files: ProjectFiles([path: contents]))
    let package = try AppPackage(
      playground.page(), of: playground, sources: [SourceText(path: path, text: contents)])
    #expect(package.findings == [])
    #expect(package.options.suffix(2) == ["-default-isolation", "MainActor"])
    let main = try #require(package.files["main.swift"])
    #expect(main.contains("let delegate = PlaygroundDelegate(page: __playgroundPage)"))
    let page = try #require(package.files["Contents.swift"])
    #expect(
      page == """
        #sourceLocation(file: "/a/Try.playground/Contents.swift", line: 1)
        import PlaygroundSupport
        import XcodeUIKit
        let size = 2; func __page1() throws {
        print(size) }
        func double(_ number: Int) -> Int { number * 2 }
        let (a, b) = (double(size), 1); func __page4() throws { // both
        for number in [a, b] {
          print(number)
        }
        PlaygroundPage.current.liveView = UIView() }
        #sourceLocation()
        import XcodeUIKit
        func __playgroundPage() throws {
          _ = size
          try __page1()
          _ = a
          _ = b
          try __page4()
        }

        """)
  }

  @Test func `the main storyboard of the Info.plist is that of the launch`() throws {
    let plist = "<key>UIMainStoryboardFile</key><string>Main</string>"
    let package = try package(["/a/AppDelegate.swift": Self.delegate], plist: plist)
    let main = try #require(package.files["main.swift"])
    #expect(main.contains("device.launch(delegate, mainStoryboard: \"Main\")"))
  }

  @Test func `the types of documents of the Info.plist are known at the launch`() throws {
    let plist = """
      <key>CFBundleDocumentTypes</key>
      <array><dict><key>LSItemContentTypes</key><array><string>com.example.note</string></array></dict></array>
      <key>UTExportedTypeDeclarations</key>
      <array><dict>
        <key>UTTypeIdentifier</key><string>com.example.note</string>
        <key>UTTypeConformsTo</key><array><string>public.data</string></array>
        <key>UTTypeTagSpecification</key>
        <dict><key>public.filename-extension</key><string>note</string></dict>
      </dict><dict/></array>
      """
    let package = try package(["/a/AppDelegate.swift": Self.delegate], plist: plist)
    let main = try #require(package.files["main.swift"])
    #expect(
      main.contains(
        """
            UIKitRuntime.DocumentType.declare([.init("com.example.note", \
        extensions: ["note"], conformingTo: ["public.data"])])
            device.viewEnvironment.documents.openedTypes = ["com.example.note"]
        """))
  }

  @Test func `what cannot be run is refused in a sentence`() {
    func refusal(_ sources: [String: String]) -> String? {
      #expect(throws: ProjectError.self) { try package(sources) }?.description
    }
    #expect(
      refusal(["/a/A.swift": "class A {}"])
        == "No class of My_App is marked with @main or @UIApplicationMain.")
    #expect(
      refusal(["/a/A.swift": Self.delegate, "/a/b/A.swift": ""])
        == "Two sources of the app have the name A.swift.")
    #expect(
      refusal(["/a/main.swift": "print(1)"])
        == "The app's main.swift does not call UIApplicationMain with a delegate.")
  }

  @Test func `tests launch the app as a module, and list what XCTest cannot find by itself`() throws
  {
    let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My App.app/My App\";"
    let text = Self.project.replacing("%@", with: "")
      .replacing("targets = (T);", with: "targets = (T, U);")
      .replacing(
        "L = {",
        with: """
          U = { isa = PBXNativeTarget; name = "My Tests"; buildConfigurationList = M;
            productType = "com.apple.product-type.bundle.unit-test"; };
          M = { isa = XCConfigurationList; buildConfigurations = (D); };
          D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(host) }; };
          L = {
          """)
    let files = ProjectFiles(["/a/A.xcodeproj/project.pbxproj": text])
    let project = try XcodeProject(at: "/a/A.xcodeproj", files: files)
    let app = try AppPackage(
      project.application(), AppInformation(displayName: "My App"),
      sources: [SourceText(path: "/a/AppDelegate.swift", text: Self.delegate)], isTested: true)
    #expect(app.files.keys.sorted() == ["AppDelegate.swift", "LaunchForTests.swift"])
    #expect(app.options.suffix(2) == ["-enable-testing", "-parse-as-library"])
    #expect(
      app.files["LaunchForTests.swift"]?.contains("func launchForTests(isHost: Bool)") == true)
    let target = try #require(project.unitTests(of: project.application()).first)
    let tests = try TestPackage(
      target, of: app,
      sources: [
        SourceText(
          path: "/a/T.swift",
          text: """
            import XCTest
            @testable import My_App
            class ATests: XCTestCase { func testOne() {}; func testTwo() async {} }
            """)
      ])
    #expect(tests.tests == ["My_Tests.ATests/testOne", "My_Tests.ATests/testTwo"])
    #expect(!tests.usesSwiftTesting)
    let main = try #require(tests.files["main.swift"])
    #expect(main.contains("My_App.launchForTests(isHost: true)"))
    #expect(main.contains("(\"testTwo\", asyncTest { (test: ATests) in"))
  }

  @Test func `the assets of an app get symbols, and types the members that its settings ask for`()
    throws
  {
    func symbols(_ settings: String) throws -> String? {
      let text = Self.project.replacing("%@", with: settings).replacing(
        "children = ();", with: "children = (A);"
      ).replacing(
        "buildConfigurationList = L; };", with: "buildPhases = (R); buildConfigurationList = L; };"
      ).replacing(
        "P = {",
        with: """
          A = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
          R = { isa = PBXResourcesBuildPhase; files = (F); };
          F = { isa = PBXBuildFile; fileRef = A; };
          P = {
          """)
      let catalog = "/a/Assets.xcassets"
      var files = [
        "/a/A.xcodeproj/project.pbxproj": text,
        "\(catalog)/Contents.json": "{}",
        "\(catalog)/Plain/Contents.json": "{}",
        "\(catalog)/Own Group/Contents.json": Self.namespace,
        "\(catalog)/3D/Contents.json": Self.namespace,
      ]
      for name in [
        "ic_arrow-left.imageset", "Plain/URLIcon.imageset", "Own Group/HeroImage.imageset",
        "AccentColor.colorset", "---.imageset", "red.colorset", "2nd tone.colorset",
        "App.appiconset", "3D/box.imageset",
      ] {
        files["\(catalog)/\(name)/Contents.json"] = "{}"
      }
      let all = ProjectFiles(files)
      let project = try XcodeProject(at: "/a/A.xcodeproj", files: all)
      return try AssetSymbols(of: project.application(), files: all)?.text
    }
    #expect(
      try symbols("") == """
        import Foundation

        import UIKit

        extension ImageResource {
        static let `urlIcon` = ImageResource(name: "URLIcon", bundle: .main)
        static let `icArrowLeft` = ImageResource(name: "ic_arrow-left", bundle: .main)
        }

        extension ImageResource {
        enum OwnGroup {
        static let `hero` = ImageResource(name: "Own Group/HeroImage", bundle: .main)
        }
        }

        extension ImageResource {
        enum _3D {
        static let `box` = ImageResource(name: "3D/box", bundle: .main)
        }
        }

        extension ColorResource {
        static let `_2ndTone` = ColorResource(name: "2nd tone", bundle: .main)
        static let `accent` = ColorResource(name: "AccentColor", bundle: .main)
        static let `red` = ColorResource(name: "red", bundle: .main)
        }

        """)
    let setting = "ASSETCATALOG_COMPILER_GENERATE"
    #expect(try symbols("\(setting)_ASSET_SYMBOLS = NO;") == nil)
    let extended = try #require(try symbols("\(setting)_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;"))
    #expect(extended.contains("static var `accent`: UIColor { UIColor(resource: .`accent`) }"))
    #expect(extended.contains("static var `hero`: UIImage { UIImage(resource: .OwnGroup.`hero`) }"))
    #expect(!extended.contains("var `red`"))
  }
}
