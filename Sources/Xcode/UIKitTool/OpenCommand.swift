import ArgumentParser
import Foundation
import InterfaceBuilderLoading
import UIKit
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// `open`: walks storyboards without the code of their app.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Walk a storyboard, or all of a folder, without the code of its app.",
    usage: "uikit open FILE|FOLDER [--scene IDENTIFIER] [--language CODE] [OPTIONS]",
    discussion: """
      Buttons, rows and bar items follow their segues; classes of the app are recorded under their \
      names. The screen has 8x16 points a cell, so that sizes are those of a phone. Of a folder the \
      storyboard Main is opened, or the first one with an initial controller.
      """)

  @Argument(help: "A storyboard, or a folder with storyboards and xibs.", completion: .file())
  var path: String

  @Option(help: "Begins with the scene of an identifier instead of the initial one.")
  var scene: String?

  @Option(help: "Shows the texts of a language, such as de, instead of those in the files.")
  var language: String?

  @OptionGroup var arguments: TerminalArguments

  func run() throws {
    try MainActor.assumeIsolated { throw ProgramEnd(status: try start()) }
  }

  @MainActor
  private func start() throws -> ExitStatus {
    let opening = StoryboardOpening(path: path, scene: scene, language: language)
    let name = ProcessInfo.processInfo.processName
    var program = TerminalProgram(
      name: name, version: "", versionLines: ToolCommand.versionLines,
      catalog: try CommandCatalog([.notifications, .device, .shell], programName: name),
      usesMainQueue: true, cellSize: Device.cellSize,
      launch: { _, application in opening.launch(on: application) })
    program.reading = TerminalProgram.Reading(
      path: path, read: { () throws(UsageProblem) in try opening.read() })
    return try TerminalRun(capturing: program, options: arguments.options).run()
  }
}

/// A storyboard that is opened: first its files are read, and then an app is launched for each session.
@MainActor
private final class StoryboardOpening {
  private let path: String
  private let scene: String?
  private let language: String?
  private var files: OpenedFiles?

  init(path: String, scene: String?, language: String?) {
    self.path = path
    self.scene = scene
    self.language = language
  }

  /// Finds the storyboard.
  ///
  /// - Throws: `UsageProblem` if there is none, or none with that scene or language.
  func read() throws(UsageProblem) {
    let files = try OpenedFiles(path, language: language, files: SystemFileAccess())
    if let scene { try files.check(scene: scene) }
    self.files = files
  }

  /// Launches an app with the storyboard.
  ///
  /// - Precondition: The files have been read.
  func launch(on application: UIApplication) -> any UIApplicationDelegate {
    guard let files else { preconditionFailure("the files are read before a launch") }
    let delegate = OpenedAppDelegate(storyboard: files.storyboard, scene: scene)
    let loader = InterfaceLoader(
      classes: nil, log: { [weak application] in application?.logHandler?($0) },
      strings: files.strings, read: files.read)
    loader.install(in: application)
    application.launch(delegate)
    return delegate
  }
}
