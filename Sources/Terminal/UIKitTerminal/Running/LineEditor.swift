import Foundation
import Glibc
import UIKitShell
import UIKitSystem

#if Readline
  import UIKitReadline

  /// What lines are typed with at a terminal: GNU Readline.
  @MainActor
  struct LineEditor {
    /// Whether pages, a cursor and the mouse are possible: keys are read one by one.
    static let readsKeys = true
    /// The version of what is linked, as `version` says it.
    nonisolated static var versionLines: [String] { ["readline \(ReadlineVersion.text)"] }
    /// What follows for the licence of a program, as `version` says it.
    nonisolated static var licenceLines: [String] {
      ["This binary links GNU Readline and is distributed under GPL-3.0-or-later."]
    }

    private let root: TerminalRun
    private let history: HistoryFile?
    /// Why typed lines cannot be kept, with the file; nil if they can, or are not to be.
    let problem: String?

    /// An editor for a session, with the lines of earlier ones.
    init(root: TerminalRun) {
      self.root = root
      let history = Self.history(of: root)
      problem = history?.problem
      self.history = problem == nil ? history : nil
    }

    private static func history(of root: TerminalRun) -> HistoryFile? {
      guard !root.options.other.keepsNoHistory,
        let directories = root.directories,
        UserDirectories.make(directories.state)
      else { return nil }
      return HistoryFile(path: directories.state + "/history", files: root.files)
    }

    /// A reader of lines at the terminal.
    ///
    /// - Parameters:
    ///   - isBold: Whether the prompt may be bold.
    ///   - warn: Takes a warning that the answer to the line is to show.
    /// - Returns: Readline's, which is one for the process.
    func makeReader(isBold: Bool, warn: @escaping (String) -> Void) -> any LineReader {
      ReadlineLineReader(
        console: root.console, history: history,
        environment: ReadlineEnvironment(
          size: { [root] in root.terminalSize }, watch: { SignalWatch($0, $1) },
          waitForEvent: MainQueue.waitForWork,
          stop: SignalWatch.stopProcess, isBold: isBold,
          programName: root.program.name, output: root.output,
          pause: SystemPause.waitForKey, now: { Double(MonotonicClock.milliseconds) / 1000 },
          isSignalPending: { SignalWatch.isAnyPending },
          isWritable: { [root] in SystemPause.isWritable(root.output) }, warn: warn))
    }
  }
#else
  import Dispatch

  /// What lines are typed with at a terminal: the terminal itself, in a package without the trait `Readline`.
  @MainActor
  struct LineEditor {
    /// Whether pages, a cursor and the mouse are possible: whole lines are read.
    static let readsKeys = false
    /// Nothing is linked.
    nonisolated static var versionLines: [String] { [] }
    /// Nothing follows for the licence of a program.
    nonisolated static var licenceLines: [String] { [] }

    private let root: TerminalRun
    /// No typed lines are kept.
    var problem: String? { nil }

    /// An editor for a session.
    init(root: TerminalRun) {
      self.root = root
    }

    /// A reader of lines at the terminal.
    ///
    /// Timers and the main queue go on while it waits.
    ///
    /// - Parameters:
    ///   - isBold: Whether the prompt may be bold; this one is not.
    ///   - warn: Is not needed, since no lines are kept.
    /// - Returns: A reader of whole lines.
    func makeReader(isBold: Bool, warn: (String) -> Void) -> any LineReader {
      PlainLineReader(
        console: root.console, prompt: .onTerminal, program: root.program.name,
        input: InputBytes(of: STDIN_FILENO) { descriptor, buffer, count in
          MainActor.assumeIsolated { Self.waitForInput(at: descriptor) }
          return read(descriptor, buffer, count)
        })
    }

    private static func waitForInput(at descriptor: Int32) {
      var isReady = false
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { isReady = true } }
      source.resume()
      while !isReady { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
      source.cancel()
    }
  }
#endif
