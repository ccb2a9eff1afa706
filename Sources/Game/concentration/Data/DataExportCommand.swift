import ArgumentParser
import UIKitShell
import UIKitSystem

/// `concentration export`: all data of the player as text.
struct DataExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write all games, reminders and settings as text.",
    usage: """
      concentration export [--overwrite] FILE
      concentration export > FILE
      """,
    discussion: "The text is what `concentration import` reads, here or on another machine.")

  @Argument(help: "The file to write; - or nothing is standard output.", completion: .file())
  var file: String?

  @Flag(help: "Replace FILE if it holds something.")
  var overwrite = false

  func run() throws {
    try MainActor.assumeIsolated {
      try DataRun().answer { run throws(DataFailure) in
        let text = try run.exportText()
        guard let file, file != "-" else { return text }
        try run.write(text, to: file, overwriting: overwrite)
        return ""
      }
    }
  }
}
