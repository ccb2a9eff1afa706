import Foundation

/// What the built program needs for whole tasks, beside another shell for the same number of lines.
struct ProgramBenchmarks {
  let program: String
  private let files = NSTemporaryDirectory() + "concentration-bench-\(getpid())-"

  /// Processor time of a script of legal flips, of that of `sqlite3` for as many `select N;` lines.
  ///
  /// Both read a line, understand it, do something small, and write the answer. The median of runs by turns.
  func flipsBesideSQLite(_ count: Int, sqlite: String) throws -> Double {
    let script = try flips(count)
    let statements = try write("select", (0..<count).lazy.map { "select \($0);\n" })
    defer { for path in [script, statements] { unlink(path) } }
    return try (0..<31).map { _ in
      let own = try ProgramUse.running(program, ["--script", script])
      let other = try ProgramUse.running(sqlite, [":memory:"], input: statements)
      return own.milliseconds / other.milliseconds
    }.median
  }

  /// Bytes by which each of a million flips of one game lets the memory of the program grow.
  ///
  /// Twice as many flips, so that growing arrays stand at the same point of their doubling. The
  /// system counts this process's own peak as the child's, so this comes before all else.
  func bytesAFlip() throws -> Double {
    let (few, many) = (1_000_000, 2_000_000)
    let peaks = try [few, many].map { count in
      let script = try flips(count)
      defer { unlink(script) }
      return try ProgramUse.running(program, ["--machine"], input: script).peakKibibytes
    }
    return Double(peaks[1] - peaks[0]) * 1024 / Double(many - few)
  }

  /// Processor time of `--version`, of that of `sqlite3 -version`: the median of runs by turns.
  func versionBesideSQLite(_ sqlite: String) throws -> Double {
    try (0..<31).map { _ in
      let own = try ProgramUse.running(program, ["--version"])
      return own.milliseconds / (try ProgramUse.running(sqlite, ["-version"])).milliseconds
    }.median
  }

  /// Writes a file piece by piece, since the memory of this process matters.
  private func write(_ name: String, _ lines: some Sequence<String>) throws -> String {
    guard let file = fopen(files + name, "w") else { throw POSIXError(.ENOENT) }
    defer { fclose(file) }
    for line in lines { fputs(line, file) }
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
  private func flips(_ count: Int) throws -> String {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }
    let labels = (0..<260).map { letters[$0 / 26] + letters[$0 % 26] }.joined()
    let start = "set log off\nnew 26x20/letters:\(labels)\(labels)\n"
    let cards = (0..<count).lazy.map { "flip \(letters[$0 % 26])\($0 % 520 / 26 + 1)\n" }
    return try write("flips", (0...count).lazy.map { $0 == 0 ? start : cards[$0 - 1] })
  }
}
