import ArgumentParser
import UIKitShell
import UIKitSystem

/// `concentration import`: adds what an export wrote.
struct DataImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add what `concentration export` wrote; what is there already is not doubled.",
    usage: """
      concentration import FILE
      concentration export | ssh HOST concentration import -
      """,
    discussion: """
      A damaged or cut-off file adds nothing; the message names the line. A saved game whose name is
      taken by another one is kept under that name and a number. Imported settings replace.
      """)

  @Argument(help: "The file to read; - is standard input.", completion: .file())
  var file: String

  func run() throws {
    try MainActor.assumeIsolated {
      try DataRun().answer { run throws(DataFailure) in try run.importFile(file) }
    }
  }
}
