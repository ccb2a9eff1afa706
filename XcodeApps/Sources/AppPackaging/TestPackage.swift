import SourceRewriting
import XcodeProjects

/// The unit tests of an app in the form that is compiled: a program that launches the app, then runs them.
public struct TestPackage: ModulePackage {
  /// The name of the module.
  public let name: String
  /// The sources by the names of their files.
  public private(set) var files: [String: String] = [:]
  /// The options of the compiler for these sources.
  public let options: [String]
  /// The resources that must lie beside the program.
  public let resources: [XcodeTarget.Resource]
  /// What could not be translated.
  public let findings: [Finding]
  /// The names of the tests of XCTest, as `Module.Class/method`.
  public let tests: [String]
  /// Whether there are tests of Swift Testing.
  public let usesSwiftTesting: Bool

  /// Makes the tests of a target from its sources as they are.
  public init(
    _ target: XcodeTarget, of app: AppPackage, sources: [SourceText]
  ) throws(ProjectError) {
    let name = target.moduleName
    let tests = SourceRewriter.rewrite(sources, testing: app.name)
    self.name = name
    resources = target.resources
    findings = tests.findings
    options = LanguageMode(of: target).options(ofModule: name)
    usesSwiftTesting = tests.hasTestFunctions
    self.tests = tests.testCases.flatMap { type in
      type.tests.map { "\(name).\(type.name)/\($0.name)" }
    }
    files = try tests.filesByName
    files["main.swift"] = Self.mainFile(tests, app: app.name, isHosted: target.testHost != nil)
  }

  private static func mainFile(_ tests: RewrittenApp, app: String, isHosted: Bool) -> String {
    let modules = ["XCTest", "XcodeUIKit"] + (tests.hasTestFunctions ? ["Testing"] : [])
    let imports = modules + tests.exposingModules.sorted()
    let exposures =
      tests.exposures + tests.exposingModules.sorted().map { "classes.expose\($0)()" }
    return """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))
      @testable import \(app)

      /// Makes the members of the tests' classes known by their names.
      @MainActor func exposeTestClasses(to classes: UIKitRuntime.ExposedClasses) {
      \(exposures.map { "  \($0)" }.joined(separator: "\n"))
      }

      MainActor.assumeIsolated {
        \(app).launchForTests(isHost: \(isHosted))
        exposeTestClasses(to: UIKitRuntime.Device.shared.exposedClasses)
      }
      \(tests.hasTestFunctions ? swiftTesting : "")
      XCTMain([
      \(tests.testCases.map(Self.entry).joined(separator: "\n"))
      ])

      """
  }

  /// Swift Testing finds its tests by itself.
  private static let swiftTesting = """
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    }
    """

  private static func entry(of type: TestCase) -> String {
    let rows = type.tests.map { test in
      let call =
        test.isAsync
        ? "asyncTest { (test: \(type.name)) in { try await test.\(test.name)() } }"
        : "{ (test: \(type.name)) in { nonisolated(unsafe) let test = test; "
          + "try MainActor.assumeIsolated { try test.\(test.name)() } } }"
      return "    (\"\(test.name)\", \(call)),"
    }
    return "  testCase([\n\(rows.joined(separator: "\n"))\n  ]),"
  }
}
