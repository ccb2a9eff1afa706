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

  init(for project: String, in root: URL) throws {
    let name = project.split(separator: "/").suffix(2).joined(separator: "-")
    folder = root.appendingPathComponent("\(name)-\(root.fingerprint(of: project))")
    sources = folder.appendingPathComponent("Sources")
    products = folder.appendingPathComponent("Program")
    for place in [sources, products] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
  }

  /// Where the app keeps what is its own.
  var container: String { folder.appendingPathComponent("Container").path }

  /// A place for this process alone, which is the app soon; those of processes that have ended are removed.
  func freshContainer() -> String {
    let all = folder.appendingPathComponent("Scripts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? []
    for name in names where !FileManager.default.fileExists(atPath: "/proc/\(name)") {
      try? FileManager.default.removeItem(at: all.appendingPathComponent(name))
    }
    return all.appendingPathComponent("\(getpid())").path
  }

  /// Writes and compiles an app, as far as something has changed.
  ///
  /// - Returns: The path of the program.
  func build(_ package: AppPackage, with libraries: BuiltLibraries) throws -> String {
    try FolderLock.hold(folder) {
      let program = products.appendingPathComponent(package.name)
      let hasChanged = try write(package.files)
      if hasChanged || isOutdated(program, libraries) {
        try? FileManager.default.removeItem(at: program)
        try compile(package, to: program, libraries)
      }
      try copy(package.resources, beside: package.name)
      return program.path
    }
  }

  private func isOutdated(_ program: URL, _ libraries: BuiltLibraries) -> Bool {
    guard let built = program.modified, let library = libraries.library.modified else {
      return true
    }
    return built < library
  }

  /// The whole module at once: for the few files of an app that takes the least time.
  private func compile(
    _ package: AppPackage, to program: URL, _ libraries: BuiltLibraries
  ) throws(ProjectError) {
    let files = package.files.keys.sorted().map { sources.appendingPathComponent($0).path }
    let isCompiled = try Command.run(
      [Command.compiler, "-Onone", "-whole-module-optimization", "-o", program.path]
        + Command.linkerOptions + package.options + libraries.options + files)
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
  private func copy(_ resources: [XcodeTarget.Resource], beside program: String) throws {
    let files = FileManager.default
    var wanted: Set = [program]
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
