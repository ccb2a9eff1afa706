import ArgumentParser
import InterfaceBuilderFlow
import InterfaceBuilderReading
import UIKitShell
import UIKitTerminal

/// `flow`: the scenes of a storyboard and how one leads to another.
struct FlowCommand: ParsableCommand {
  /// The form of what is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, mermaid, svg
  }

  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Show the scenes and segues of a storyboard.",
    usage: "uikit flow FILE [--format text|mermaid|svg]",
    discussion: """
      text has a line for each scene and each segue, mermaid is a flowchart, svg a drawing.
      Exit status: 0 written, 2 the file cannot be read.
      """)

  @Argument(help: "The storyboard.", completion: .file(extensions: ["storyboard"]))
  var file: String

  @Option(help: "The form of what is written.")
  var format = Format.text

  func run() throws {
    throw MainActor.assumeIsolated {
      FileRun().end { run throws(FileRunFailure) in
        switch try run.readInterface(file) {
        case .failure(let fault):
          throw FileRunFailure(
            path: "\(file):\(fault.position.line):\(fault.position.column)", reason: fault.message)
        case .success(let document):
          guard document.kind == .storyboard else {
            throw FileRunFailure(path: file, reason: "a xib has no scenes")
          }
          run.output += Array(text(of: InterfaceFlow(document)).utf8)
          return .success
        }
      }
    }
  }

  private func text(of flow: InterfaceFlow) -> String {
    switch format {
    case .text: FlowText.make(flow)
    case .mermaid: FlowMermaid.make(flow)
    case .svg: FlowSVG.make(flow, title: InterfaceProject.name(ofFile: file))
    }
  }
}
