import AppPackaging
import Foundation
import SourceRewriting
import XcodeProjects

/// Builds the app of a project and becomes it.
struct AppRun {
  private let arguments: Arguments

  init(arguments: [String]) throws(ProjectError) {
    self.arguments = try Arguments(arguments)
  }

  /// Does not return if the app could be started.
  func start() throws {
    let project = try ProjectSearch.project(in: arguments.folder)
    let root = try CacheFolder.root()
    if arguments.purpose == .test { return try test(project, root) }
    let package = try makePackage(project)
    try Self.tell(package.findings, of: package.name)
    let libraries = try preparedLibraries(root)
    let folder = try CacheFolder(for: project, in: root)
    if arguments.purpose == .why { return try folder.check(package, with: libraries).tell() }
    let program = try folder.build(package, with: libraries)
    if arguments.purpose == .build { return print(program) }
    chooseContainer(in: folder)
    chooseNetwork()
    guard arguments.purpose == .watch else { return try Self.become(program, arguments.rest) }
    try Watch(of: project, place: folder.ownPlace(), arguments: arguments).run(program)
  }

  private func preparedLibraries(_ root: URL) throws -> BuiltLibraries {
    let libraries = try BuiltLibraries(of: libraries(), cache: root)
    try libraries.prepare()
    return libraries
  }

  private func test(_ path: String, _ root: URL) throws {
    guard !path.hasSuffix(".playground") else {
      throw ProjectError("\(path) is a playground, which has no tests.")
    }
    let project = try XcodeProject(at: path, files: ProjectSearch.files)
    try TestRun(project, at: path, arguments: arguments)
      .run(with: preparedLibraries(root), in: root)
  }

  /// Says what could not be translated of a module.
  ///
  /// - Throws: `ProjectError` if it cannot be built so.
  static func tell(_ findings: [Finding], of module: String) throws(ProjectError) {
    for finding in findings { say("\(finding)") }
    if findings.contains(where: { $0.severity == .error }) {
      throw ProjectError("\(module) cannot be built: see above.")
    }
  }

  private func makePackage(_ path: String) throws(ProjectError) -> AppPackage {
    path.hasSuffix(".playground") ? try packagePage(of: path) : try packageApp(of: path)
  }

  private func packagePage(of path: String) throws(ProjectError) -> AppPackage {
    let playground = try Playground(at: path, files: ProjectSearch.files)
    let page = try playground.page(named: arguments.target)
    return try AppPackage(
      page, of: playground,
      sources: ProjectSearch.files.sources(
        [page.contents] + page.sources + playground.sources))
  }

  private func packageApp(of path: String) throws(ProjectError) -> AppPackage {
    try AppPackage(
      of: XcodeProject(at: path, files: ProjectSearch.files), named: arguments.target,
      files: ProjectSearch.files)
  }

  /// The folder of our package: what is asked for, or the nearest around this program or where that was
  /// installed.
  private func libraries() throws(ProjectError) -> String {
    if let path = arguments.libraries { return ProjectSearch.absolute(path) }
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidates = [folder, folder.appendingPathComponent("share/concentration")]
      if let found = candidates.first(where: Self.isPackage) { return found.path }
    }
    throw ProjectError(
      "the package Concentration is not around this program; say --libraries FOLDER.")
  }

  private static func isPackage(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
    return text.contains("name: \"Concentration\"") && text.contains("\"XcodeUIKit\"")
  }

  /// Tells the app where to keep what is its own: a script begins with nothing, and so does an app that is
  /// watched, in which the same commands are repeated.
  private func chooseContainer(in folder: CacheFolder) {
    if let path = arguments.container {
      setenv("UIKIT_CONTAINER", ProjectSearch.absolute(path), 1)
    } else if arguments.rest.contains("--script") || arguments.purpose == .watch {
      unsetenv("UIKIT_CONTAINER")
      setenv("UIKIT_FRESH_CONTAINER", folder.freshContainer(), 1)
    } else {
      setenv("UIKIT_CONTAINER", folder.container, 1)
    }
  }

  /// Tells the app where the network's answers are.
  private func chooseNetwork() {
    if let folder = arguments.network {
      setenv("UIKIT_NETWORK", folder, 1)
    } else {
      unsetenv("UIKIT_NETWORK")
    }
  }

  static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Runs a program in the place of this one.
  private static func become(_ program: String, _ arguments: [String]) throws(ProjectError) {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    throw ProjectError("\(program) cannot be run: \(String(cString: strerror(errno))).")
  }
}
