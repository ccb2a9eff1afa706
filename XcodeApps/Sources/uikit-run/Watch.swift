import Foundation
import XcodeProjects

/// Shows an app again, at the same place, after each change of a file of its project.
///
/// The app writes down how to come to where it is when it is asked to end, and the next one goes there first.
struct Watch {
  private let folder: String
  private let place: String
  private let arguments: Arguments
  /// How often the files are looked at, in seconds.
  private static let interval = 0.4

  init(of project: String, place: String, arguments: Arguments) {
    folder = (project as NSString).deletingLastPathComponent
    self.place = place
    self.arguments = arguments
  }

  /// Goes on until the person leaves the app, or presses Ctrl-C while there is none.
  func run(_ first: String) throws {
    try? FileManager.default.removeItem(atPath: place)
    setenv("UIKIT_PLACE", place, 1)
    let runsScript = arguments.rest.contains("--script")
    var program = first
    var files = state
    while true {
      let app = try RunningApp([program] + arguments.rest)
      if let status = waitForEnd(of: app, orChangeOf: &files) {
        if status == 0, !runsScript { return }
        AppRun.say("uikit-run: ended with status \(status); a change starts it again")
        waitForChange(of: &files)
      } else {
        app.stop()
      }
      program = try buildAgain(&files)
    }
  }

  /// Builds until that succeeds, each time after a change.
  private func buildAgain(_ files: inout [String: Date]) throws -> String {
    while true {
      AppRun.say("uikit-run: building after a change")
      let (said, status) = try Command.result(of: buildCommand, errors: .told)
      if status == 0, let program = said.split(separator: "\n").last { return String(program) }
      AppRun.say("uikit-run: waiting for the next change")
      waitForChange(of: &files)
    }
  }

  /// This program, asked to build only.
  private var buildCommand: [String] {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    var words = [program, arguments.folder, "--build-only"]
    if let target = arguments.target { words += ["--target", target] }
    if let libraries = arguments.libraries { words += ["--libraries", libraries] }
    return words
  }

  /// The status of an app that ends by itself, or nil after a change.
  private func waitForEnd(of app: RunningApp, orChangeOf files: inout [String: Date]) -> Int32? {
    while true {
      if let status = app.status() { return status }
      if RunningApp.isAskedToEnd {
        app.stop()
        exit(128 + SIGTERM)
      }
      if hasChanged(&files) { return nil }
      Thread.sleep(forTimeInterval: Self.interval)
    }
  }

  private func waitForChange(of files: inout [String: Date]) {
    while !hasChanged(&files) { Thread.sleep(forTimeInterval: Self.interval) }
  }

  /// Whether files differ from what they were, and no one writes them any more.
  private func hasChanged(_ files: inout [String: Date]) -> Bool {
    var now = state
    guard now != files else { return false }
    while now != files {
      files = now
      Thread.sleep(forTimeInterval: Self.interval)
      now = state
    }
    return true
  }

  /// When each file of the project was changed; what Xcode and git keep for themselves does not count.
  private var state: [String: Date] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    var found: [String: Date] = [:]
    while let file = files?.nextObject() as? URL {
      if file.lastPathComponent == "xcuserdata" { files?.skipDescendants() }
      // An editor that makes a file for a moment changes the date of its folder, too.
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
      found[file.path] = attributes?[.modificationDate] as? Date
    }
    return found
  }
}
