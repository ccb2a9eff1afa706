import Foundation

/// How long a person waits for the prompt of the built program, at a terminal and with a database.
struct FirstPrompt {
  let program: String
  private let home = NSTemporaryDirectory() + "concentration-bench-home-\(getpid())"

  /// Milliseconds by the clock on the wall from the start of the process to its prompt, the least of
  /// several starts: all that other programs do can only add to it.
  func milliseconds(starts: Int = 21) throws -> Double {
    defer { try? FileManager.default.removeItem(atPath: home) }
    // The first start makes the database, which happens once.
    _ = try start()
    return try (0..<starts).map { _ in try start() }.min() ?? .nan
  }

  private func start() throws -> Double {
    var (terminal, other): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&terminal, &other, &name, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
    // Only the program shall hold the other end, so that its end is seen here.
    close(other)
    defer { close(terminal) }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let environment = [
      "HOME=\(home)", "LC_ALL=C.UTF-8", "TERM=xterm-256color", "LINES=24", "COLUMNS=80",
    ]
    let begin = ContinuousClock.now
    let process = try ProgramUse.spawn(
      program, [], environment: environment, terminal: path)
    var read = Data()
    while !read.contains(Self.prompt), let bytes = some(of: terminal) { read += bytes }
    let elapsed = begin.duration(to: .now)
    Data("quit\n".utf8).withUnsafeBytes { _ = write(terminal, $0.baseAddress, $0.count) }
    while some(of: terminal) != nil {}
    _ = ProgramUse.wait(for: process)
    return Double(elapsed.components.attoseconds) / 1e15
      + Double(elapsed.components.seconds) * 1000
  }

  private static let prompt = Data("play> ".utf8)

  /// What the program has written, or nil once it is gone.
  private func some(of terminal: Int32) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(terminal, &bytes, bytes.count)
    return count > 0 ? Data(bytes[..<count]) : nil
  }
}

extension Data {
  fileprivate func contains(_ part: Data) -> Bool { range(of: part) != nil }
}
