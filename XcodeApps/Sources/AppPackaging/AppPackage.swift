import SourceRewriting
import XcodeProjects

/// A Swift package that builds an app of a project of Xcode for the terminal.
public struct AppPackage {
  /// The name of the module and of the program.
  public let name: String
  /// The files by their paths in the package.
  public private(set) var files: [String: String] = [:]
  /// The resources that must lie beside the program.
  public let resources: [XcodeTarget.Resource]
  /// What could not be translated.
  public let findings: [Finding]

  /// Makes the package of an app from the sources of its target as they are, and the path of our package.
  public init(
    _ target: XcodeTarget, _ information: AppInformation, sources: [SourceText], libraries: String
  ) throws(ProjectError) {
    try self.init(
      SourceRewriter.rewrite(sources), information, name: target.moduleName,
      resources: target.resources,
      mode: LanguageMode(version: target.settings["SWIFT_VERSION"] ?? "5"), libraries: libraries)
  }

  /// Makes the package of a playground's page from its sources as they are, and the path of our package.
  public init(
    _ page: Playground.Page, of playground: Playground, sources: [SourceText], libraries: String
  ) throws(ProjectError) {
    try self.init(
      SourceRewriter.rewrite(sources, page: page.contents),
      AppInformation(displayName: page.name), name: BuildSettings.identifier(page.name),
      resources: playground.resources.map(XcodeTarget.Resource.init), mode: .five,
      libraries: libraries, isOnMainActor: true)
  }

  private init(
    _ app: RewrittenApp, _ information: AppInformation, name: String,
    resources: [XcodeTarget.Resource], mode: LanguageMode, libraries: String,
    isOnMainActor: Bool = false
  ) throws(ProjectError) {
    self.name = name
    self.resources = resources
    findings = app.findings
    let start = try AppStart(app, information, name: name)
    let settings = [
      ".swiftLanguageMode(\(mode.rawValue))", ".unsafeFlags([\"-suppress-warnings\"])",
    ]
    files["Package.swift"] = Self.manifest(
      name: name, libraries: libraries,
      settings: settings + (isOnMainActor ? [".defaultIsolation(MainActor.self)"] : []))
    for file in app.files where !file.path.hasSuffix("/main.swift") {
      let path = "Sources/\(name)/\(Self.fileName(of: file.path))"
      if files[path] != nil {
        throw ProjectError("Two sources of the app have the name \(Self.fileName(of: file.path)).")
      }
      files[path] = file.text
    }
    files["Sources/\(name)/main.swift"] = start.text
  }

  private static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func manifest(name: String, libraries: String, settings: [String]) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      // No app can have the name of our package.
      name: \("\(name) app".debugDescription),
      dependencies: [
        .package(
          name: "Concentration", path: \(libraries.debugDescription), traits: ["Readline"])
      ],
      targets: [
        .executableTarget(
          name: \(name.debugDescription),
          dependencies: [
            .product(name: "AppResources", package: "Concentration"),
            .product(name: "PlaygroundSupport", package: "Concentration"),
            .product(name: "UIKitImages", package: "Concentration"),
            .product(name: "UIKitTerminal", package: "Concentration"),
            .product(name: "UserNotifications", package: "Concentration"),
            .product(name: "XcodeUIKit", package: "Concentration"),
          ],
          swiftSettings: [\(settings.joined(separator: ", "))])
      ]
    )

    """
  }
}

/// The language mode of the version that a project names.
private enum LanguageMode: String {
  case four = ".v4"
  case fourTwo = ".v4_2"
  case five = ".v5"
  case six = ".v6"

  init(version: String) {
    self =
      switch version.split(separator: ".").first {
      case "3", "4": version.hasPrefix("4.2") ? .fourTwo : .four
      case "6": .six
      default: .five
      }
  }
}
