import AppPackaging
import Foundation
import XcodeProjects

/// Where the translated sources and the program of one project are kept.
struct CacheFolder {
  private let folder: URL
  private let sources: URL
  private let products: URL

  /// The folder of all that `uikit-run` keeps.
  static func root() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    // One spelling: SwiftPM's builds depend on that of their path.
    return cache.resolvingSymlinksInPath().appendingPathComponent("uikit-run")
  }

  /// The folder of a project, or of a part of what is made of it, such as its tests.
  init(for project: String, part: String = "", in root: URL) throws {
    let name = project.split(separator: "/").suffix(2).joined(separator: "-") + part
    folder = root.appendingPathComponent("\(name)-\(root.fingerprint(of: project))")
    sources = folder.appendingPathComponent("Sources")
    products = folder.appendingPathComponent("Program")
    for place in [sources, products] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
  }

  /// Where the app keeps what is its own.
  var container: String { folder.appendingPathComponent("Container").path }

  /// A folder for this process alone, which is the app soon.
  func freshContainer() -> String { ownPath(in: "Scripts") }

  /// A file for this process alone: the commands that lead to where the app was that it watches.
  func ownPlace() throws -> String {
    let path = ownPath(in: "Places")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Places"), withIntermediateDirectories: true)
    return path
  }

  /// A path for this process alone; those of processes that have ended are removed.
  private func ownPath(in name: String) -> String {
    let all = folder.appendingPathComponent(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? []
    for name in names where !FileManager.default.fileExists(atPath: "/proc/\(name)") {
      try? FileManager.default.removeItem(at: all.appendingPathComponent(name))
    }
    return all.appendingPathComponent("\(getpid())").path
  }

  /// Writes and compiles an app, as far as something has changed.
  ///
  /// - Returns: The path of the program.
  func build(
    _ package: some ModulePackage, with libraries: BuiltLibraries, testing app: TestedApp? = nil
  ) throws -> String {
    try FolderLock.hold(folder) {
      let program = try writeSources(of: package, as: package.name)
      if isOutdated(program, [libraries.library, app?.object].compactMap(\.self)) {
        let options = Command.linkerOptions + libraries.options + (app?.options ?? [])
        try compile(package, to: program, options)
      }
      try copy((app?.resources ?? []) + package.resources, beside: [package.name])
      return program.path
    }
  }

  /// Writes and compiles the module of an app that is tested, as far as something has changed.
  func buildModule(_ package: AppPackage, with libraries: BuiltLibraries) throws -> TestedApp {
    try FolderLock.hold(folder) {
      let object = try writeSources(of: package, as: package.name + ".o")
      let module = products.appendingPathComponent(package.name + ".swiftmodule")
      if isOutdated(object, [libraries.library]) {
        let kind = ["-c", "-emit-module", "-emit-module-path", module.path]
        try compile(package, to: object, kind + libraries.options)
      }
      return TestedApp(object: object, folder: products, resources: package.resources)
    }
  }

  /// Writes the sources; a program of other ones is removed.
  ///
  /// - Returns: Where the program is, or will be.
  private func writeSources(of package: some ModulePackage, as name: String) throws -> URL {
    let program = products.appendingPathComponent(name)
    if try write(package.files) { try? FileManager.default.removeItem(at: program) }
    return program
  }

  /// Whether something that a program is linked with is newer.
  private func isOutdated(_ program: URL, _ parts: [URL]) -> Bool {
    guard let built = program.modified else { return true }
    return parts.contains { $0.modified.map { built < $0 } ?? true }
  }

  /// Compares what an app uses with what there is, and builds nothing.
  func check(_ package: AppPackage, with libraries: BuiltLibraries) throws -> MissingNames {
    try FolderLock.hold(folder) {
      _ = try writeSources(of: package, as: package.name)
      let said = try Command.result(
        of: [Command.compiler, "-typecheck"] + package.options + libraries.options
          + paths(of: package), errors: .mixedIn
      ).said
      return MissingNames(of: package.name, diagnostics: said)
    }
  }

  private func paths(of package: some ModulePackage) -> [String] {
    package.files.keys.sorted().map { sources.appendingPathComponent($0).path }
  }

  /// The whole module at once: for the few files of an app that takes the least time.
  private func compile(
    _ package: some ModulePackage, to program: URL, _ options: [String]
  ) throws(ProjectError) {
    try? FileManager.default.removeItem(at: program)
    let isCompiled = try Command.run(
      [Command.compiler, "-Onone", "-whole-module-optimization", "-o", program.path]
        + package.options + options + paths(of: package))
    guard isCompiled else { throw ProjectError("\(package.name) cannot be built: see above.") }
  }

  /// Writes the files whose text differs and removes those that are not of the app.
  ///
  /// - Returns: Whether there were any.
  private func write(_ files: [String: String]) throws -> Bool {
    var hasChanged = false
    for (name, text) in files {
      let file = sources.appendingPathComponent(name)
      let data = Data(text.utf8)
      if (try? Data(contentsOf: file)) == data { continue }
      try data.write(to: file)
      hasChanged = true
    }
    for name in ProjectSearch.files.list(sources.path) where files[name] == nil {
      try FileManager.default.removeItem(at: sources.appendingPathComponent(name))
      hasChanged = true
    }
    return hasChanged
  }

  /// Puts resources beside the program, those of a language into its folder, and removes others.
  private func copy(_ resources: [XcodeTarget.Resource], beside programs: Set<String>) throws {
    let files = FileManager.default
    var wanted = programs
    for resource in resources {
      let source = URL(fileURLWithPath: resource.path)
      let language = resource.localization.map { "\($0).lproj" }
      let name = [language, source.lastPathComponent].compactMap { $0 }.joined(separator: "/")
      let target = products.appendingPathComponent(name)
      wanted.formUnion([name, language].compactMap { $0 })
      guard files.fileExists(atPath: resource.path) else {
        AppRun.say("\(resource.path): warning: this resource is missing")
        continue
      }
      // By contents: a file that takes another one's place may be older.
      if files.contentsEqual(atPath: resource.path, andPath: target.path) { continue }
      try? files.removeItem(at: target)
      try files.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: source, to: target)
    }
    for name in try files.contentsOfDirectory(atPath: products.path) where !wanted.contains(name) {
      try files.removeItem(at: products.appendingPathComponent(name))
    }
  }
}
