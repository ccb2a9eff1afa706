import ArgumentParser
import InterfaceBuilderReading
import UIKitShell
import UIKitTerminal

/// `check`: what is wrong in storyboards and xibs, as compilers print it.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is wrong in storyboards and xibs.",
    usage: "uikit check FILE...",
    discussion: """
      Prints a line for each fault, FILE:LINE:COLUMN: error: or warning:, as compilers do. \
      Storyboards to which one refers are looked for beside it.
      Exit status: 0 no error, 1 an error, 2 a file cannot be read.
      """)

  @Argument(help: "The files to check.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  func run() throws {
    throw MainActor.assumeIsolated {
      FileRun().end { run throws(FileRunFailure) in
        var status = ExitStatus.success
        for file in files {
          for fault in try run.faults(ofInterface: file) {
            run.output += Array("\(VisibleText.make(fault.line(inFile: file)))\n".utf8)
            if fault.severity == .error { status = .checkFailed }
          }
        }
        return status
      }
    }
  }
}

extension FileRun {
  /// What is wrong in a file, in its order.
  fileprivate func faults(ofInterface path: String) throws(FileRunFailure) -> [InterfaceFault] {
    switch try readInterface(path) {
    case .success(let document):
      project(of: document, at: path).faults(in: InterfaceProject.name(ofFile: path))
    case .failure(let fault): [fault]
    }
  }
}
