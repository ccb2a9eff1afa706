import Foundation
import XcodeProjects

/// Our libraries as apps are compiled against them: their modules, and one shared library.
///
/// They are those that were installed, if the same compiler built them; else those of the clone's own build;
/// else they are built in the cache.
struct BuiltLibraries {
  private let sources: String
  /// Where they are built; nil if they were installed.
  private let scratch: URL?
  private let traits: [String]
  /// Where modules and library are.
  private let folder: URL
  /// Tells when the present sources were built.
  private let stamp: URL
  private let cache: URL

  init(of sources: String, cache root: URL) throws {
    let files = FileManager.default
    let package = URL(fileURLWithPath: sources)
    let version = try Command.output(of: [Command.compiler, "-version"])
    let installed = package.appendingPathComponent("Built")
    let compiler = try? String(
      contentsOf: installed.appendingPathComponent("compiler"), encoding: .utf8)
    let own = package.appendingPathComponent(".build")
    let number = root.fingerprint(of: sources + version)
    cache = root.appendingPathComponent("libraries-\(number)")
    try files.createDirectory(at: cache, withIntermediateDirectories: true)
    self.sources = sources
    stamp = cache.appendingPathComponent("built")
    if compiler == version {
      (scratch, traits, folder) = (nil, [], installed)
    } else {
      let isClone = files.fileExists(atPath: own.path)
      let place = isClone ? own : cache.appendingPathComponent("build")
      (scratch, traits) = (place, isClone ? [] : ["--traits", "Readline"])
      folder = place.appendingPathComponent("debug")
    }
  }

  /// The shared library.
  var library: URL { folder.appendingPathComponent("libUIKitApps.so") }

  /// The options by which the compiler finds all of this.
  var options: [String] {
    let maps = ProjectSearch.files.list("\(sources)/Sources").filter {
      $0.hasSuffix("/module.modulemap")
    }
    return maps.flatMap { ["-Xcc", "-fmodule-map-file=\(sources)/Sources/\($0)"] } + [
      "-I", folder.appendingPathComponent("Modules").path, "-L", folder.path, "-lUIKitApps",
      "-Xlinker", "-rpath", "-Xlinker", folder.path,
    ]
  }

  /// Builds what is not built yet, or not from the present sources.
  func prepare() throws {
    guard let scratch, isOutdated else { return }
    try FolderLock.hold(cache) {
      guard isOutdated else { return }
      let start = Date()
      AppRun.say("uikit-run: building the libraries; the first time this takes some minutes")
      let built = try Command.run(
        [
          Command.swift, "build", "--package-path", sources, "--scratch-path", scratch.path,
          "--product", "UIKitApps",
        ] + traits)
      guard built else { throw ProjectError("the libraries cannot be built: see above.") }
      try Data().write(to: stamp)
      try FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: stamp.path)
    }
  }

  /// Whether a source is newer than the build.
  private var isOutdated: Bool {
    guard library.modified != nil, let built = stamp.modified else { return true }
    let package = URL(fileURLWithPath: sources)
    let names = ProjectSearch.files.list("\(sources)/Sources").map { "Sources/\($0)" }
    return (names + ["Package.swift"]).contains { name in
      package.appendingPathComponent(name).modified.map { $0 > built } ?? false
    }
  }
}

extension URL {
  /// When the file was changed last; nil if there is none.
  var modified: Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// A number of a text that is the same in every run.
  func fingerprint(of text: String) -> String {
    // Source: FNV-1a, 64 bits.
    let number = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(number, radix: 36)
  }
}
