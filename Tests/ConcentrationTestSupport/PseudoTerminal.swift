import Foundation
import Glibc

/// A program at a terminal that a test types on and reads from.
///
/// Everything that waits has a deadline; nothing sleeps for a fixed time.
package final class PseudoTerminal {
  /// What went wrong while waiting, with everything that was on the terminal.
  package enum Problem: Error, CustomStringConvertible {
    /// The text did not come in time.
    case notSeen(String, transcript: String)
    /// The program did not end in time.
    case stillRunning(transcript: String)
    /// No terminal could be had from the system.
    case noTerminal

    package var description: String {
      switch self {
      case .notSeen(let text, let transcript):
        "\(text.debugDescription) was not seen in: \(transcript.debugDescription)"
      case .stillRunning(let transcript): "still running after: \(transcript.debugDescription)"
      case .noTerminal: "no pseudo terminal"
      }
    }
  }

  /// All that the program wrote so far, as it came.
  package var transcript: String { String(decoding: bytes, as: UTF8.self) }
  private var bytes: [UInt8] = []
  private var consumed = 0
  private let master: Int32
  private let slave: Int32
  private let child: SpawnedProgram
  /// The terminal's settings before the program was started, byte for byte.
  package let originalSettings: [UInt8]
  /// How often the program had gone to sleep when something was last typed.
  private var sleepsBefore = 0
  private var status: Int32?

  /// Starts a program with a new terminal of the given size as its controlling terminal.
  ///
  /// - Throws: `Problem.noTerminal`, or what Foundation throws if the program cannot be started.
  package init(
    _ arguments: [String] = [], in directory: String, environment: [String: String] = [:],
    columns: UInt16 = 80, rows: UInt16 = 24, program: String = BuiltProgram.path
  ) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw Problem.noTerminal }
    (self.master, self.slave) = (master, slave)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    originalSettings = Self.settings(of: slave)
    var buffer = [CChar](repeating: 0, count: 256)
    guard ttyname_r(slave, &buffer, buffer.count) == 0 else { throw Problem.noTerminal }
    let name = String(
      decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    child = try SpawnedProgram(
      program, arguments,
      environment: BuiltProgram.environment(home: directory, adding: environment), in: directory,
      streams: [.terminal(name), .terminal(name), .terminal(name)])
  }

  deinit {
    if currentStatus() == nil {
      if let program { kill(-program, SIGKILL) }
      child.end()
    }
    close(master)
    close(slave)
  }

  /// The terminal's settings, byte for byte; setting them is what a shell does at its prompt.
  package var settings: [UInt8] {
    get { Self.settings(of: slave) }
    set {
      var settings = termios()
      withUnsafeMutableBytes(of: &settings) { $0.copyBytes(from: newValue) }
      _ = tcsetattr(slave, TCSANOW, &settings)
    }
  }

  private static func settings(of terminal: Int32) -> [UInt8] {
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { return [] }
    return withUnsafeBytes(of: &settings) { Array($0) }
  }

  /// The process in the foreground of the terminal.
  package var program: pid_t? {
    let group = tcgetpgrp(master)
    return group > 0 ? group : nil
  }

  /// Types a text; `\u{3}` is Ctrl-C, `\u{4}` Ctrl-D, `\t` TAB.
  package func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  /// Types bytes, which need not be characters.
  package func type(bytes: [UInt8]) {
    sleepsBefore = sleeps
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { readAvailable(within: 10) }
    }
  }

  /// Types a line and Enter.
  package func enter(_ line: String) {
    type(line + "\r")
  }

  /// Sends a signal to the program itself.
  package func signal(_ number: Int32) {
    if let program { kill(program, number) }
  }

  /// Changes the size of the terminal, which tells the program.
  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until a text comes after the last one that was waited for.
  ///
  /// - Returns: everything up to the end of that text, since the last call.
  /// - Throws: `Problem.notSeen` at the deadline.
  @discardableResult
  package func wait(for text: String, seconds: Double = 60) throws -> String {
    let wanted = Array(text.utf8)
    let deadline = Date.now.addingTimeInterval(seconds)
    while true {
      if let end = position(after: wanted) {
        defer { consumed = end }
        return String(decoding: bytes[consumed..<end], as: UTF8.self)
      }
      guard Date.now < deadline else {
        throw Problem.notSeen(text, transcript: String(decoding: bytes[consumed...], as: UTF8.self))
      }
      readAvailable(within: 50)
    }
  }

  /// Takes what came after the last text that was taken or waited for, as far as its characters are whole.
  ///
  /// - Parameter milliseconds: how long to wait for it.
  /// - Returns: the text; empty if nothing came.
  package func take(within milliseconds: Int32) -> String {
    readAvailable(within: milliseconds)
    var end = bytes.count
    while end > consumed, bytes.count - end < 4,
      String(validating: bytes[consumed..<end], as: UTF8.self) == nil
    { end -= 1 }
    defer { consumed = end }
    return String(decoding: bytes[consumed..<end], as: UTF8.self)
  }

  /// Waits until the program has read all that was typed and waits for more.
  ///
  /// It waits for events then, with nothing left to read on either side; so no motion and no pace may be on, which wait
  /// as well.
  ///
  /// - Throws: `Problem.stillRunning` at the deadline.
  package func waitForRest(seconds: Double = 60) throws {
    let deadline = Date.now.addingTimeInterval(seconds)
    var looks = 0
    while looks < 3 {
      guard Date.now < deadline else { throw Problem.stillRunning(transcript: transcript) }
      let count = bytes.count
      readAvailable(within: 2)
      looks = bytes.count == count && (waitsForEvents || currentStatus() != nil) ? looks + 1 : 0
    }
  }

  /// Whether the program has read all that was typed and waits in a call such as `ppoll`.
  private var waitsForEvents: Bool {
    var waiting: Int32 = 0
    guard ioctl(slave, UInt(FIONREAD), &waiting) == 0, waiting == 0 else { return false }
    // What is typed reaches the terminal's queue a little later: the program has to have been awake.
    guard sleeps > sleepsBefore, told("status").contains(/\nState:\s+S/) else { return false }
    // A program that waits for a lock or for a thread of its own sleeps elsewhere; some systems do not say where.
    let place = told("wchan")
    return place == "0" || place.contains("poll")
  }

  /// How often the program has gone to sleep by itself so far.
  package var sleeps: Int {
    told("status").firstMatch(of: /\nvoluntary_ctxt_switches:\s+(\d+)/).flatMap { Int($0.1) } ?? 0
  }

  /// What the system tells of the program, by the name of a file; empty where it tells nothing.
  private func told(_ name: String) -> String {
    program.flatMap { try? String(contentsOfFile: "/proc/\($0)/\(name)", encoding: .utf8) } ?? ""
  }

  /// Lets a time pass that a test has drawn, reading what comes meanwhile.
  package func rest(milliseconds: Int32, microseconds: UInt32 = 0) {
    usleep(UInt32(milliseconds) * 1000 + microseconds)
    readAvailable(within: 0)
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: its exit status; 128 + the number of the signal that ended it.
  /// - Throws: `Problem.stillRunning` at the deadline.
  package func waitForEnd(seconds: Double = 60) throws -> Int32 {
    let deadline = Date.now.addingTimeInterval(seconds)
    while true {
      if let status = currentStatus() {
        readAvailable(within: 0)
        return status
      }
      guard Date.now < deadline else { throw Problem.stillRunning(transcript: transcript) }
      readAvailable(within: 20)
    }
  }

  private func currentStatus() -> Int32? {
    status = status ?? child.status()
    return status
  }

  private func position(after wanted: [UInt8]) -> Int? {
    guard bytes.count - consumed >= wanted.count else { return nil }
    for start in consumed...(bytes.count - wanted.count)
    where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      return start + wanted.count
    }
    return nil
  }

  /// Reads what is there, waiting at most some milliseconds for the first byte.
  private func readAvailable(within milliseconds: Int32) {
    var event = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&event, 1, milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
  }
}
