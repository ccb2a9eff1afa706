import Foundation

/// What the start of the built program costs, at a terminal and with a database, up to its prompt.
struct FirstPrompt {
  let program: String
  let sqlite: String
  private let home = NSTemporaryDirectory() + "concentration-bench-home-\(getpid())"

  init(program: String, sqlite: String) {
    self.program = program
    self.sqlite = sqlite
  }

  /// Processor time up to the prompt, of that of `sqlite3` for opening the same database and counting
  /// the finished games in it: the median of several starts of both by turns.
  func besideSQLite(starts: Int = 21) throws -> Double {
    defer { try? FileManager.default.removeItem(atPath: home) }
    // The first start makes the database, which happens once.
    _ = try start()
    let database = home + "/.local/share/concentration/games.sqlite"
    return try (0..<starts).map { _ in
      let own = try start()
      let query = [database, "select count(*) from record"]
      return own / (try ProgramUse.running(sqlite, query)).milliseconds
    }.median
  }

  /// Starts the program and ends it at its prompt.
  ///
  /// - Returns: Milliseconds of processor time that it had used when the prompt was there.
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
    let process = try ProgramUse.spawn(
      program, [], environment: environment, terminal: path)
    var read = Data()
    while !read.contains(Self.prompt), let bytes = some(of: terminal) { read += bytes }
    let used = processorMilliseconds(of: process)
    Data("quit\n".utf8).withUnsafeBytes { _ = write(terminal, $0.baseAddress, $0.count) }
    while some(of: terminal) != nil {}
    _ = ProgramUse.wait(for: process)
    return used
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
