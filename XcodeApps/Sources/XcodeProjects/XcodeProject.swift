import Foundation

/// A project of Xcode, as its `project.pbxproj` describes it.
public struct XcodeProject: Sendable {
  /// The folder that the project stands in.
  public let folder: String
  /// The targets in their order.
  public let targets: [XcodeTarget]

  /// Reads a project at the path of an `.xcodeproj`, with the settings of a configuration or, if there is
  /// none of this name, of the first.
  public init(
    at path: String, files: ProjectFiles, configuration: String = "Debug"
  ) throws(ProjectError) {
    let file = ProjectPath.joined(path, "project.pbxproj")
    guard let data = files.contents(file) else { throw ProjectError("\(file) cannot be read.") }
    let reader = ProjectReader(
      objects: try ProjectObjects(data, path: file), files: files,
      folder: ProjectPath.folder(of: path), configuration: configuration)
    folder = reader.root
    targets = reader.targets()
  }

  /// The unit tests that run in an app, or in none.
  public func unitTests(of application: XcodeTarget) -> [XcodeTarget] {
    let product = application.settings["PRODUCT_NAME"] ?? application.name
    return targets.filter { target in
      target.isUnitTests && (target.testHost ?? product) == product
    }
  }

  /// The app of a name, or the only one, or the first one for a phone.
  public func application(named name: String? = nil) throws(ProjectError) -> XcodeTarget {
    let applications = targets.filter(\.isApplication)
    if let name {
      if let found = applications.first(where: { $0.name == name }) { return found }
      let names = applications.map(\.name).joined(separator: ", ")
      throw ProjectError("There is no app \(name) in this project; it has: \(names).")
    }
    if let found = applications.first(where: \.isForPhone) { return found }
    throw ProjectError(
      applications.isEmpty
        ? "The project has no app, only: \(targets.map(\.name).joined(separator: ", "))."
        : "The project's app \(applications[0].name) is not for a phone.")
  }
}

/// Turns the objects of a project into targets.
private struct ProjectReader {
  let objects: ProjectObjects
  let files: ProjectFiles
  let configuration: String
  /// The folder that paths of the project begin at.
  let root: String
  /// The path of each file and group, by its identifier.
  private var paths: [String: String] = [:]

  init(objects: ProjectObjects, files: ProjectFiles, folder: String, configuration: String) {
    self.objects = objects
    self.files = files
    self.configuration = configuration
    root = ProjectPath.joined(folder, objects.root.text("projectDirPath") ?? "")
    if let id = objects.id("mainGroup", of: objects.root) { collectPaths(id, below: root) }
  }

  private mutating func collectPaths(_ id: String, below folder: String) {
    guard paths[id] == nil, let object = objects[id] else { return }
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": paths[id] = ProjectPath.joined(folder, path)
    case "SOURCE_ROOT": paths[id] = ProjectPath.joined(root, path)
    case "<absolute>": paths[id] = path
    default: return
    }
    for child in objects.list("children", of: object) {
      collectPaths(child.id, below: paths[id] ?? folder)
    }
  }

  func targets() -> [XcodeTarget] {
    objects.list("targets", of: objects.root).filter { $0.object.kind == "PBXNativeTarget" }
      .map { target(of: $0.object, id: $0.id) }
  }

  private func target(of object: ProjectObjects.Object, id: String) -> XcodeTarget {
    let name = object.text("name") ?? ""
    var sources: [String] = []
    var resources: [String] = []
    for phase in objects.list("buildPhases", of: object) {
      let paths = objects.list("files", of: phase.object).flatMap { file in
        objects.id("fileRef", of: file.object).map(paths(of:)) ?? []
      }
      switch phase.object.kind {
      case "PBXSourcesBuildPhase": sources += paths
      case "PBXResourcesBuildPhase": resources += paths
      default: break
      }
    }
    for group in objects.list("fileSystemSynchronizedGroups", of: object) {
      for path in synchronizedFiles(of: group.object, id: group.id, target: id) {
        if path.isSource { sources.append(path) } else { resources.append(path) }
      }
    }
    let packages = objects.list("packageProductDependencies", of: object)
    return XcodeTarget(
      name: name, productType: object.text("productType") ?? "", sources: sources,
      resources: resources.map(XcodeTarget.Resource.init),
      settings: settings(of: object, named: name),
      packages: packages.compactMap { $0.object.text("productName") })
  }

  /// The path of a file, or those of all languages of one.
  private func paths(of id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    if object.kind == "PBXVariantGroup" {
      return objects.list("children", of: object).compactMap { paths[$0.id] }
    }
    return [paths[id]].compactMap { $0 }
  }

  /// The files of a folder that belongs to a target as a whole, but for its exceptions.
  private func synchronizedFiles(
    of group: ProjectObjects.Object, id: String, target: String
  ) -> [String] {
    guard let folder = paths[id] else { return [] }
    let exceptions = objects.list("exceptions", of: group).filter {
      objects.id("target", of: $0.object) == target
    }.flatMap { $0.object["membershipExceptions"] as? [String] ?? [] }
    var found: [String] = []
    for path in files.list(folder) where !path.isHidden {
      let unit = path.untilBundle
      let isLeftOut = exceptions.contains { unit == $0 || unit.hasPrefix($0 + "/") }
      let whole = ProjectPath.joined(folder, unit)
      if !isLeftOut, !unit.hasSuffix(".md"), found.last != whole { found.append(whole) }
    }
    return found
  }

  // MARK: Settings

  private func settings(of target: ProjectObjects.Object, named name: String) -> BuildSettings {
    var settings = BuildSettings([
      "TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": root, "PROJECT_DIR": root,
      "CONFIGURATION": configuration, "SWIFT_VERSION": "5.0",
    ])
    for owner in [objects.root, target] {
      guard let chosen = chosenConfiguration(of: owner) else { continue }
      if let id = objects.id("baseConfigurationReference", of: chosen), let path = paths[id],
        let text = files.contents(path).map({ String(decoding: $0, as: UTF8.self) })
      {
        settings.override(by: BuildSettings.parse(configuration: text))
      }
      let values = chosen["buildSettings"] as? [String: Any] ?? [:]
      settings.override(
        by: values.filter { !$0.key.contains("[") }.compactMapValues {
          $0 as? String ?? ($0 as? [String])?.joined(separator: " ")
        })
    }
    let module = BuildSettings.identifier(settings["PRODUCT_NAME"] ?? name)
    if settings["PRODUCT_MODULE_NAME"] == nil {
      settings.override(by: ["PRODUCT_MODULE_NAME": module])
    }
    return settings
  }

  private func chosenConfiguration(of owner: ProjectObjects.Object) -> ProjectObjects.Object? {
    let all = objects.object("buildConfigurationList", of: owner).map {
      objects.list("buildConfigurations", of: $0)
    }
    return (all?.first { $0.object.text("name") == configuration } ?? all?.first)?.object
  }
}

extension String {
  fileprivate var isSource: Bool {
    [".swift", ".m", ".mm", ".c", ".cpp", ".metal"].contains(where: hasSuffix)
  }

  /// Whether a part of the path begins with a point.
  fileprivate var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }

  /// The path up to a folder that is one resource, such as an asset catalog.
  fileprivate var untilBundle: String {
    let bundles = [".xcassets", ".bundle", ".xcdatamodeld", ".scnassets", ".playground"]
    let parts = split(separator: "/")
    guard let last = parts.firstIndex(where: { part in bundles.contains { part.hasSuffix($0) } })
    else { return self }
    return parts[...last].joined(separator: "/")
  }
}
