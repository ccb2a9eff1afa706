import Foundation

/// What the built program does with a script, if a release build of it lies beside this package.
struct ScriptBenchmark {
  let program: URL

  init?() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    program = root.appending(path: ".build/release/concentration")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
  }

  /// Milliseconds of processor time that the program needs with these arguments.
  func milliseconds(_ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["HOME": NSTemporaryDirectory(), "LC_ALL": "C.UTF-8", "TERM": "dumb"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let before = Self.childrenMilliseconds
    try process.run()
    process.waitUntilExit()
    return Self.childrenMilliseconds - before
  }

  /// A script of so many flips, in a file of its own.
  static func flips(_ count: Int) throws -> String {
    let path = NSTemporaryDirectory() + "concentration-bench-\(getpid()).concentration"
    let flips = (0..<count).map { "flip \(["a", "b", "c", "d"][$0 % 4])\($0 / 4 % 4 + 1)\n" }
    try Data(("new --seed 7\n" + flips.joined()).utf8).write(to: URL(filePath: path))
    return path
  }

  private static var childrenMilliseconds: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    return seconds * 1000 + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000
  }
}
