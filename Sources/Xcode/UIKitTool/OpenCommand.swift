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
    let opened = try OpenedFiles(path, language: language, files: SystemFileAccess())
    let name = ProcessInfo.processInfo.processName
    let program = TerminalProgram(
      name: name, version: "", versionLines: ToolCommand.versionLines,
      catalog: try CommandCatalog([.notifications, .shell], programName: name),
      usesMainQueue: true, cellSize: Device.cellSize
    ) { [scene] _, application in
      let delegate = OpenedAppDelegate(storyboard: opened.storyboard, scene: scene)
      let loader = InterfaceLoader(
        classes: nil, log: { [weak application] in application?.logHandler?($0) },
        strings: opened.strings, read: opened.read
      )
      loader.install(in: application)
      application.launch(delegate)
      return delegate
    }
    if let scene { try opened.check(scene: scene) }
    return try TerminalRun(capturing: program, options: arguments.options).run()
  }
}
