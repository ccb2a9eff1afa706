import ArgumentParser
import UIKitShell
import UIKitTerminal

/// `concentration repair`: what is whole in a damaged database.
struct RepairCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repair",
    abstract: "Read what is whole out of a damaged database.",
    usage: "concentration repair [FILE]",
    discussion: """
      Without FILE your own database is examined. If it is damaged, it gets another name beside it, and \
      what is whole in it goes into a new one. With FILE, such as games.sqlite.damaged-1, what is whole in \
      it is added to your games; what is there already is not doubled. A damaged file is never changed. \
      Exit status: 0 nothing was left out, 1 damaged entries were left out, 2 nothing was done.
      """)

  @Argument(help: "A damaged database.", completion: .file())
  var file: String?

  func run() throws {
    try MainActor.assumeIsolated {
      var isComplete = true
      try DataRun().answer { run throws(DataFailure) in
        let (text, isAll) = try run.repair(file)
        isComplete = isAll
        return text
      }
      if !isComplete { throw ProgramEnd(status: .checkFailed) }
    }
  }
}
