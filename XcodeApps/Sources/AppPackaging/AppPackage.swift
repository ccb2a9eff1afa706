import SourceRewriting
import XcodeProjects

/// What is compiled as one module.
public protocol ModulePackage {
  /// The name of the module.
  var name: String { get }
  /// The sources by the names of their files.
  var files: [String: String] { get }
  /// The options of the compiler for these sources.
  var options: [String] { get }
  /// The resources that must lie beside what is made of them.
  var resources: [XcodeTarget.Resource] { get }
}

/// An app of a project of Xcode in the form that is compiled for the terminal.
public struct AppPackage: ModulePackage {
  /// The name of the module and of the program.
  public let name: String
  /// The sources by the names of their files.
  public private(set) var files: [String: String] = [:]
  /// The options of the compiler for these sources.
  public let options: [String]
  /// The resources that must lie beside the program.
  public let resources: [XcodeTarget.Resource]
  /// What could not be translated.
  public let findings: [Finding]

  /// Makes an app from the sources of its target as they are.
  ///
  /// - Parameters:
  ///   - target: the target of the app.
  ///   - information: what its Info.plist says.
  ///   - sources: the files.
  ///   - isTested: whether it is a module that tests import, in place of a program.
  /// - Throws: `ProjectError` if nothing says how the app begins, or two sources have one name.
  public init(
    _ target: XcodeTarget, _ information: AppInformation, sources: [SourceText],
    isTested: Bool = false
  ) throws(ProjectError) {
    try self.init(
      SourceRewriter.rewrite(sources), information, name: target.moduleName,
      resources: target.resources, mode: LanguageMode(of: target), isTested: isTested)
  }

  /// Makes an app of a playground's page from its sources as they are.
  public init(
    _ page: Playground.Page, of playground: Playground, sources: [SourceText]
  ) throws(ProjectError) {
    try self.init(
      SourceRewriter.rewrite(sources, page: page.contents),
      AppInformation(displayName: page.name), name: BuildSettings.identifier(page.name),
      resources: playground.resources.map(XcodeTarget.Resource.init), mode: .five,
      isOnMainActor: true)
  }

  /// Adds the source with the names of the app's assets, unless it has a file of that name.
  mutating func add(_ symbols: AssetSymbols?) {
    guard let symbols, !files.isEmpty, files[AssetSymbols.fileName] == nil else { return }
    files[AssetSymbols.fileName] = symbols.text
  }

  private init(
    _ app: RewrittenApp, _ information: AppInformation, name: String,
    resources: [XcodeTarget.Resource], mode: LanguageMode, isOnMainActor: Bool = false,
    isTested: Bool = false
  ) throws(ProjectError) {
    self.name = name
    self.resources = resources
    findings = app.findings
    options =
      mode.options(ofModule: name) + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
      + (isTested ? ["-enable-testing", "-parse-as-library"] : [])
    // Why there is no entry, say, may stand in what was found.
    if findings.contains(where: { $0.severity == .error }) { return }
    let start = try AppStart(app, information, name: name)
    files = try app.filesByName
    if isTested {
      files["LaunchForTests.swift"] = start.textForTests
    } else {
      files["main.swift"] = start.text
    }
  }
}

extension RewrittenApp {
  /// The texts by the names of their files, without a main file.
  var filesByName: [String: String] {
    get throws(ProjectError) {
      var found: [String: String] = [:]
      for file in files where !file.path.hasSuffix("/main.swift") {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        if found[name] != nil {
          throw ProjectError("Two sources of the app have the name \(name).")
        }
        found[name] = file.text
      }
      return found
    }
  }
}

/// The language mode of the version that a project names.
enum LanguageMode: String {
  case four = "4"
  case fourTwo = "4.2"
  case five = "5"
  case six = "6"

  init(of target: XcodeTarget) { self.init(version: target.settings["SWIFT_VERSION"] ?? "5") }

  /// The options of the compiler for a module in this mode.
  func options(ofModule name: String) -> [String] {
    ["-module-name", name, "-swift-version", rawValue, "-suppress-warnings", "-DDEBUG"]
  }

  private init(version: String) {
    self =
      switch version.split(separator: ".").first {
      case "3", "4": version.hasPrefix("4.2") ? .fourTwo : .four
      case "6": .six
      default: .five
      }
  }
}
