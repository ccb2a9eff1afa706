import Foundation
import Testing

@testable import AppResources

/// What is an app's own.
@Suite struct AppContainerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("container-\(UUID().uuidString)").path

  /// Prepares the container of an environment twice, with a file of an app between.
  ///
  /// - Returns: Whether the file is still there.
  private func keeps(_ variable: String) throws -> Bool {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let container = try #require(AppContainer(environment: [variable: folder]))
    try container.prepare()
    let file = "\(folder)/Documents/note"
    try "a".write(toFile: file, atomically: true, encoding: .utf8)
    try container.prepare()
    return FileManager.default.fileExists(atPath: file)
  }

  @Test func `a container is kept, and a fresh one is empty at each launch`() throws {
    #expect(try keeps("UIKIT_CONTAINER"))
    #expect(try !keeps("UIKIT_FRESH_CONTAINER"))
  }

  @Test func `all places are below its folder, and the person's home is not among them`() throws {
    let container = try #require(AppContainer(environment: ["UIKIT_CONTAINER": "/c"]))
    #expect(container.variables.values.allSatisfy { $0.hasPrefix("/c") })
    #expect(container.variables["HOME"] == nil)
    #expect(container.variables["XDG_STATE_HOME"] == nil)
  }

  @Test func `without a name, or with one that is no whole path, there is none`() {
    #expect(AppContainer(environment: [:]) == nil)
    #expect(AppContainer(environment: ["UIKIT_CONTAINER": "there"]) == nil)
  }
}
