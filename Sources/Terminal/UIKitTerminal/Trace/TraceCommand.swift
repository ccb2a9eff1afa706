import ArgumentParser
import LifecycleTrace
import LifecycleTraceReading
import UIKitShell

/// `trace`: lifecycle calls that were written to a file, in other formats, compared and checked.
///
/// Every program has it: `APP trace check FILE`. Source: docs/TRACE.md.
package struct TraceCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Write recorded lifecycle calls in other formats, compare and check them.",
    discussion: """
      A trace is a file of JSON Lines: what --log-file FILE --log-format json writes, or a \
      logger on a phone, with the fields "controller" and "call"; or the text of a console, \
      such as Xcode's, with lines like "Game(1) viewDidLoad()". - is standard input.
      """,
    subcommands: [
      TraceExportCommand.self, TraceDiffCommand.self, TraceCompareCommand.self,
      TraceCheckCommand.self,
    ])

  package init() {}
}

extension TraceFormat: ExpressibleByArgument {}

/// `trace export`: another format of a trace.
struct TraceExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a trace in another format to standard output.",
    usage: "trace export FORMAT FILE [--command N] [--controllers A,B] [--slide] > OUTPUT",
    discussion: """
      What becomes large is said first, on standard error.
      Exit status: 0 written, 2 the file cannot be read, or has no such command or controller.
      """)

  @Argument(help: "The format to write.")
  var format: TraceFormat

  @Argument(help: "The trace to read.", completion: .file())
  var file: String

  @Option(help: "The number of a command whose calls are written; again for another one.")
  var command: [Int] = []

  @Option(
    help: ArgumentHelp(
      "The controllers whose calls are written, as Game for all of that name or Game#2.",
      valueName: "A,B"))
  var controllers: String?

  @Flag(help: "Write html as slides of 16:9 in large type.")
  var slide = false

  func validate() throws {
    guard !slide || format == .html else { throw ValidationError("--slide is for html.") }
  }

  func run() throws {
    throw MainActor.assumeIsolated {
      FileRun().end { run throws(FileRunFailure) in
        let trace = try run.readTrace(file).trace
        let selection = selection
        if let unknown = selection.unknown(in: trace).first {
          throw FileRunFailure(path: file, reason: "no \(unknown) in this trace\(known(trace))")
        }
        let part = selection.part(of: trace)
        if part.events.count > Self.largeCount {
          let size = format.estimatedSize(of: part) / 1_000_000
          run.note(
            "\(part.events.count) calls become about \(size) MB of \(format.rawValue); "
              + "--command and --controllers choose some of them.")
        }
        if format == .html {
          HTMLFormat.write(
            trace, selection: selection, layout: slide ? .slides : .page, to: &run.output)
        } else {
          format.write(part, to: &run.output)
        }
        return .success
      }
    }
  }

  /// What could be selected, after a selection of what is not there.
  private func known(_ trace: RecordedTrace) -> String {
    guard controllers != nil, command.isEmpty else { return "" }
    let names = Set(trace.events.map(\.controller.name)).sorted().joined(separator: ", ")
    return "; its controllers are \(names)"
  }

  private var selection: TraceSelection {
    TraceSelection(
      commands: command.isEmpty ? nil : Set(command),
      controllers: controllers.map { Set($0.split(separator: ",").map(String.init)) })
  }

  /// From so many calls on an export says first how large it becomes.
  private static let largeCount = 50_000
}

/// `trace compare`: a phone's calls beside ours.
struct TraceCompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Set a phone's calls beside ours, in two columns.",
    usage: "trace compare PHONE OURS [--html]",
    discussion: """
      = same, ! other arguments, < on the phone alone, > here alone, ~ a difference that UIKit leaves \
      free; each difference names the rule or the case that decides. Times and sizes are not compared.
      Exit status: 0 no difference but free ones, 1 others, 2 a file cannot be read.
      """)

  @Argument(help: "The trace of a phone.", completion: .file())
  var phone: String

  @Argument(help: "The trace of the same steps here.", completion: .file())
  var ours: String

  @Flag(help: "Write a page.")
  var html = false

  func run() throws {
    throw MainActor.assumeIsolated {
      FileRun().end { run throws(FileRunFailure) in
        let comparison = TraceComparison(
          phone: try run.readTrace(phone).trace, ours: try run.readTrace(ours).trace)
        if html {
          comparison.writePage(names: (phone, ours), to: &run.output)
        } else {
          comparison.write(names: (phone, ours), to: &run.output)
        }
        return comparison.agrees ? .success : .checkFailed
      }
    }
  }
}

/// `trace diff`: what came, went, moved and changed.
struct TraceDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say which calls came, went, moved or changed from one trace to another.",
    usage: "trace diff OLD NEW",
    discussion: "Exit status: 0 the same calls, 1 others, 2 a file cannot be read.")

  @Argument(help: "The trace of before.", completion: .file())
  var old: String

  @Argument(help: "The trace of now.", completion: .file())
  var new: String

  func run() throws {
    throw MainActor.assumeIsolated {
      FileRun().end { run throws(FileRunFailure) in
        let difference = TraceDifference(
          from: try run.readTrace(old).trace, to: try run.readTrace(new).trace)
        difference.write(names: (old, new), to: &run.output)
        return difference.isEmpty ? .success : .checkFailed
      }
    }
  }
}

/// `trace check`: the rules of UIKit, on any trace.
struct TraceCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check a trace by the rules that every order of calls keeps.",
    usage: "trace check FILE",
    discussion: """
      Names each broken rule with its evidence and the events that break it, and the rules for \
      which the trace lacks fields or calls.
      Exit status: 0 no rule is broken, 1 one is, 2 the file cannot be read.
      """)

  @Argument(help: "The trace to check.", completion: .file())
  var file: String

  func run() throws {
    throw MainActor.assumeIsolated {
      FileRun().end { run throws(FileRunFailure) in
        let result = try run.readTrace(file)
        let report = CheckReport(result.trace)
        report.write(line: { result.lines[$0] }, to: &run.output)
        if result.foreignCallCount > 0 {
          let lines = result.foreignCallCount == 1 ? "1 line" : "\(result.foreignCallCount) lines"
          run.output += Array("Left out: \(lines) without a lifecycle call.\n".utf8)
        }
        return report.isClean ? .success : .checkFailed
      }
    }
  }
}
