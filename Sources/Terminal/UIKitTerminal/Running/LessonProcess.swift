import Foundation
import UIKitShell
import UIKitSystem

/// Starts this program again, to run the version of a lesson that ends its program.
enum LessonProcess {
  /// Runs a version in a process of its own and returns what it wrote and how it ended.
  ///
  /// - Parameter lesson: the number of the lesson.
  /// - Returns: nil if no process can be started.
  @MainActor
  static func run(_ lesson: Int) -> [String]? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    var environment = ProcessInfo.processInfo.environment
    environment[SeparateLesson.variable] = "\(lesson)"
    // Where it ended is said by the handler; a backtrace of machine code would hide it.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !isOfStackTrace($0) }.map { VisibleText.make(String($0)) }
    return lines + [ending(of: process)]
  }

  /// Whether a line is one of the addresses that the standard library prints when it traps in a debug
  /// build.
  private static func isOfStackTrace(_ line: Substring) -> Bool {
    line == "Current stack trace:" || line.starts(with: #/\d+ +\S+ +0x[0-9a-f]{16} /#)
  }

  private static func ending(of process: Process) -> String {
    process.terminationReason == .uncaughtSignal
      ? "The program was ended by signal \(process.terminationStatus)."
      : "The program ended with status \(process.terminationStatus)."
  }
}
