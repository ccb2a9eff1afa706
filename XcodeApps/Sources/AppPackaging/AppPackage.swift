import SourceRewriting
import XcodeProjects

/// An app of a project of Xcode in the form that is compiled for the terminal.
public struct AppPackage {
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
  public init(
    _ target: XcodeTarget, _ information: AppInformation, sources: [SourceText]
  ) throws(ProjectError) {
    try self.init(
      SourceRewriter.rewrite(sources), information, name: target.moduleName,
      resources: target.resources,
      mode: LanguageMode(version: target.settings["SWIFT_VERSION"] ?? "5"))
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

  private init(
    _ app: RewrittenApp, _ information: AppInformation, name: String,
    resources: [XcodeTarget.Resource], mode: LanguageMode, isOnMainActor: Bool = false
  ) throws(ProjectError) {
    self.name = name
    self.resources = resources
    findings = app.findings
    options =
      [
        "-module-name", name, "-swift-version", mode.rawValue, "-suppress-warnings", "-DDEBUG",
      ] + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
    // Why there is no entry, say, may stand in what was found.
    if findings.contains(where: { $0.severity == .error }) { return }
    let start = try AppStart(app, information, name: name)
    for file in app.files where !file.path.hasSuffix("/main.swift") {
      let name = Self.fileName(of: file.path)
      if files[name] != nil {
        throw ProjectError("Two sources of the app have the name \(name).")
      }
      files[name] = file.text
    }
    files["main.swift"] = start.text
  }

  private static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// The language mode of the version that a project names.
private enum LanguageMode: String {
  case four = "4"
  case fourTwo = "4.2"
  case five = "5"
  case six = "6"

  init(version: String) {
    self =
      switch version.split(separator: ".").first {
      case "3", "4": version.hasPrefix("4.2") ? .fourTwo : .four
      case "6": .six
      default: .five
      }
  }
}
