import AppPackaging
import Foundation
import XcodeProjects

/// Where the package of one project is kept and built.
struct CacheFolder {
  private let folder: URL
  /// Where all packages are built, so that our libraries are compiled once.
  private let build: URL
  private let libraries: String

  init(for project: String, libraries: String) throws {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    let files = FileManager.default
    try files.createDirectory(at: cache, withIntermediateDirectories: true)
    // One spelling: SwiftPM's builds depend on that of their path.
    let root = cache.resolvingSymlinksInPath().appendingPathComponent("uikit-run")
    let name = project.split(separator: "/").suffix(2).joined(separator: "-")
    folder = root.appendingPathComponent("\(name)-\(Self.hash(of: project))")
    build = root.appendingPathComponent("build-\(Self.hash(of: libraries))")
    self.libraries = libraries
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A number of a text that is the same in every run.
  private static func hash(of text: String) -> String {
    // Source: FNV-1a, 64 bits.
    let number = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(number, radix: 36)
  }

  /// Writes and builds a package, as far as something has changed.
  ///
  /// - Returns: The path of the program.
  func build(_ package: AppPackage) throws -> String {
    let descriptor = try lock(folder.appendingPathComponent("lock"))
    defer { close(descriptor) }
    let files = FileManager.default
    let program = folder.appendingPathComponent("Program/\(package.name)")
    let hasChanged = try write(package.files)
    let isOld = try isOlder(program)
    if hasChanged || isOld {
      // The compiler keeps what inherits a method that our libraries no longer have.
      if isOld {
        try? files.removeItem(at: build.appendingPathComponent("debug/\(package.name).build"))
      }
      try? files.removeItem(at: program)
      AppRun.say("uikit-run: building \(package.name); the first app takes some minutes")
      try runSwift(["--product", package.name])
      try files.createDirectory(
        at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(
        at: build.appendingPathComponent("debug/\(package.name)"), to: program)
    }
    try copy(package.resources, to: program.deletingLastPathComponent(), beside: package.name)
    return program.path
  }

  /// Waits until no other process has this folder.
  ///
  /// - Returns: The descriptor of the lock; closing it gives the folder to the next one.
  private func lock(_ file: URL) throws -> Int32 {
    let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw ProjectError("\(file.path) cannot be locked: \(String(cString: strerror(errno))).")
    }
    return descriptor
  }

  /// Writes the files whose text differs and removes those that are not of the package.
  ///
  /// - Returns: Whether there were any.
  private func write(_ files: [String: String]) throws -> Bool {
    var hasChanged = false
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      let data = Data(text.utf8)
      if (try? Data(contentsOf: url)) == data { continue }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
      hasChanged = true
    }
    for path in ProjectSearch.files.list(folder.path)
    where path.hasPrefix("Sources/") && files[path] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
      hasChanged = true
    }
    return hasChanged
  }

  /// Whether a program is older than a source of our libraries, or not there.
  private func isOlder(_ program: URL) throws -> Bool {
    guard let built = Self.date(of: program.path) else { return true }
    let paths =
      ["Package.swift"] + ProjectSearch.files.list("\(libraries)/Sources").map { "Sources/\($0)" }
    return paths.contains { path in
      Self.date(of: "\(libraries)/\(path)").map { $0 > built } ?? false
    }
  }

  private static func date(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Puts resources beside the program, those of a language into its folder, and removes others.
  private func copy(
    _ resources: [XcodeTarget.Resource], to folder: URL, beside program: String
  ) throws {
    let files = FileManager.default
    var wanted: Set = [program]
    for resource in resources {
      let source = URL(fileURLWithPath: resource.path)
      let language = resource.localization.map { "\($0).lproj" }
      let name = [language, source.lastPathComponent].compactMap { $0 }.joined(separator: "/")
      let target = folder.appendingPathComponent(name)
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
    for name in try files.contentsOfDirectory(atPath: folder.path) where !wanted.contains(name) {
      try files.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Builds; prints what the compiler says only if it fails.
  private func runSwift(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        ProcessInfo.processInfo.environment["SWIFT"] ?? "swift", "build", "-q", "--package-path",
        folder.path, "--scratch-path", build.path, "--disable-build-manifest-caching",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      FileHandle.standardError.write(said)
      throw ProjectError("the app cannot be built: see above.")
    }
  }
}
