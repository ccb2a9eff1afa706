import ArgumentParser
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// `concentration doctor`: what a report of a defect needs.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Print versions, terminal, colours and files, for a report of a defect.",
    discussion: """
      It reads the person's files and changes none. Exit status: 0 all is well, 1 a file is damaged or
      cannot be read.
      """)

  func run() throws {
    try MainActor.assumeIsolated {
      let surroundings = ProcessSurroundings.current()
      let size = TerminalSize.current(environment: surroundings.environment)
      var report = DoctorReport(surroundings: surroundings, size: size)
      report.examine(files: SystemFileAccess())
      let console = ConcentrationProgram.console
      console.write(Array(report.text.utf8))
      throw ProgramEnd(
        status: console.end(
          with: report.isWell ? .success : .checkFailed, program: "concentration"))
    }
  }
}
