import Foundation

/// How often a program wakes at a terminal on which nothing happens.
struct StillScreen {
  /// What is run, what it writes once it is ready, and what ends it.
  let program: String
  let arguments: [String]
  let ready: String
  let end: String
  private let home = NSTemporaryDirectory() + "concentration-bench-still-\(getpid())"

  init(_ program: String, _ arguments: [String] = [], ready: String, end: String) {
    (self.program, self.arguments, self.ready, self.end) = (program, arguments, ready, end)
  }

  /// The promise about a screen on which nothing happens.
  @MainActor
  static func check(_ requirements: Requirements, program: String?) throws {
    let name = "ten seconds of a still screen: wakes more than less"
    guard let program, let less = ProgramBenchmarks.installed("less") else {
      return requirements.skip(name, because: "less or the program is not there")
    }
    let own = try StillScreen(program, ready: "play> ", end: "quit\n").wakes(in: 10)
    let other = try StillScreen(less, ["/proc/self/status"], ready: "Name:", end: "q").wakes(in: 10)
    requirements.check(name, Double(own - other), atMost: 0)
  }

  /// How often any of its threads went to sleep during some seconds in which nothing was typed.
  func wakes(in seconds: UInt32) throws -> Int {
    defer { try? FileManager.default.removeItem(atPath: home) }
    var (terminal, other): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&terminal, &other, &name, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
    close(other)
    defer { close(terminal) }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let process = try ProgramUse.spawn(
      program, arguments,
      environment: ["HOME=\(home)", "LC_ALL=C.UTF-8", "TERM=xterm-256color"], terminal: path)
    var read = Data()
    while read.range(of: Data(ready.utf8)) == nil, let bytes = some(of: terminal) { read += bytes }
    // What the start has left to do is over by then.
    sleep(1)
    let before = sleeps(of: process)
    sleep(seconds)
    let count = sleeps(of: process) - before
    Data(end.utf8).withUnsafeBytes { _ = write(terminal, $0.baseAddress, $0.count) }
    while some(of: terminal) != nil {}
    _ = ProgramUse.wait(for: process)
    return count
  }

  private func sleeps(of process: pid_t) -> Int {
    let threads = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
    return names.reduce(0) { sum, name in
      let status = (try? String(contentsOfFile: "\(threads)/\(name)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  /// What the program has written, or nil once it is gone.
  private func some(of terminal: Int32) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(terminal, &bytes, bytes.count)
    return count > 0 ? Data(bytes[..<count]) : nil
  }
}
