import Foundation

/// What the built program needs for whole tasks, beside another shell for the same number of lines.
struct ProgramBenchmarks {
  let program: String
  private let files = NSTemporaryDirectory() + "concentration-bench-\(getpid())-"

  /// Processor time of a script of legal flips, of that of `sqlite3` for as many `select N;` lines.
  ///
  /// Both read a line, understand it, do something small, and write the answer.
  func flipsBesideSQLite(_ count: Int, sqlite: String) throws -> Double {
    let script = try write("flips", Self.flips(count))
    let statements = try write("select", (0..<count).map { "select \($0);\n" }.joined())
    defer { for path in [script, statements] { unlink(path) } }
    return try (0..<7).map { _ in
      let own = try ProgramUse.running(program, ["--script", script])
      let other = try ProgramUse.running(sqlite, [":memory:"], input: statements)
      return own.milliseconds / other.milliseconds
    }.median
  }

  /// Bytes by which each of a million flips of one game lets the memory of the program grow.
  func bytesAFlip() throws -> Double {
    let (few, many) = (100_000, 1_100_000)
    let peaks = try [few, many].map { count in
      let script = try write("flips", Self.flips(count))
      defer { unlink(script) }
      return try ProgramUse.running(program, ["--machine"], input: script).peakKibibytes
    }
    return Double(peaks[1] - peaks[0]) * 1024 / Double(many - few)
  }

  /// Processor time, in milliseconds, from the start of the program to its end.
  func milliseconds(_ arguments: [String], runs: Int = 15) throws -> Double {
    try (0..<runs).map { _ in try ProgramUse.running(program, arguments).milliseconds }.median
  }

  private func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: files + name))
    return files + name
  }

  /// The first program of a name on the search path.
  static func installed(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A game on a 26x20 board in which the cards are turned in reading order, again and again.
  ///
  /// Neighbours never match, so every flip is legal.
  private static func flips(_ count: Int) -> String {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }
    let labels = (0..<260).map { letters[$0 / 26] + letters[$0 % 26] }.joined()
    let cards = (0..<520).map { "flip \(letters[$0 % 26])\($0 / 26 + 1)\n" }
    return "set log off\nnew 26x20/letters:\(labels)\(labels)\n"
      + (0..<count).map { cards[$0 % 520] }.joined()
  }
}
