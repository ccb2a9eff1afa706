import AppPackaging
import Foundation
import SourceRewriting
import XcodeProjects

/// Builds the unit tests of a project and runs them in its app, each target in a process of its own.
struct TestRun {
  private let project: XcodeProject
  private let path: String
  private let arguments: Arguments

  init(_ project: XcodeProject, at path: String, arguments: Arguments) {
    (self.project, self.path, self.arguments) = (project, path, arguments)
  }

  /// Runs the tests; ends with status 1 if one fails.
  func run(with libraries: BuiltLibraries, in root: URL) throws {
    let target = try project.application(named: arguments.target)
    let tests = project.unitTests(of: target)
    guard !tests.isEmpty else {
      throw ProjectError("\(target.name) has no unit tests; tests of its screens are not run.")
    }
    let package = try AppPackage(
      of: project, named: target.name, files: ProjectSearch.files, isTested: true)
    try AppRun.tell(package.findings, of: package.name)
    let app = try CacheFolder(for: path, part: "-tested", in: root)
      .buildModule(package, with: libraries)
    var hasFailed = false
    for target in tests {
      hasFailed = try run(target, of: package, app, libraries, root) != 0 || hasFailed
    }
    if hasFailed { exit(1) }
  }

  private func run(
    _ target: XcodeTarget, of app: AppPackage, _ built: TestedApp, _ libraries: BuiltLibraries,
    _ root: URL
  ) throws -> Int32 {
    let package = try TestPackage(
      target, of: app, sources: ProjectSearch.files.sources(target.sources))
    try AppRun.tell(package.findings, of: package.name)
    let folder = try CacheFolder(for: path, part: "-\(target.name)", in: root)
    let program = try folder.build(package, with: libraries, testing: built)
    unsetenv("UIKIT_CONTAINER")
    setenv("UIKIT_FRESH_CONTAINER", folder.freshContainer(), 1)
    let chosen = package.tests.filter { isWanted($0) }
    var statuses: [Int32] = []
    if !chosen.isEmpty {
      statuses.append(try Command.runHere([program, chosen.joined(separator: ",")]))
    }
    if package.usesSwiftTesting {
      let filters = arguments.rest.flatMap {
        ["--filter", NSRegularExpression.escapedPattern(for: $0)]
      }
      let status = try Command.runHere([program, "--testing-library", "swift-testing"] + filters)
      if status != Self.noTestsFound { statuses.append(status) }
    }
    guard let worst = statuses.max() else {
      throw ProjectError(
        "no test of \(package.name) is called so; it has, beside those of Swift Testing:\n  "
          + package.tests.joined(separator: "\n  "))
    }
    return worst
  }

  /// With what Swift Testing ends if its filter leaves no test.
  private static let noTestsFound: Int32 = 69

  /// Whether a test is one of those that were asked for: all, or those whose name has one of the words.
  private func isWanted(_ test: String) -> Bool {
    arguments.rest.isEmpty || arguments.rest.contains { test.contains($0) }
  }
}
