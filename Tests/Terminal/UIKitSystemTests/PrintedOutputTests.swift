import Glibc
import Testing

@testable import UIKitSystem

/// What is written to a descriptor is kept as lines, and its former file stays reachable.
@Suite struct PrintedOutputTests {
  /// A descriptor of a pipe that stands for standard output.
  private func pipeEnds() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  private func send(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  @Test func `whole lines are taken, and the rest of one waits for its end`() throws {
    let ends = try pipeEnds()
    let output = try #require(PrintedOutput(inPlaceOf: ends.write))
    send("one\n\ntwo\nhal", to: ends.write)
    #expect(output.takeLines() == ["one", "", "two"])
    #expect(output.takeLines().isEmpty)
    send("f\n", to: ends.write)
    #expect(output.takeLines() == ["half"])
  }

  @Test func `the former file is reached by its new descriptor`() throws {
    let ends = try pipeEnds()
    let output = try #require(PrintedOutput(inPlaceOf: ends.write))
    send("kept\n", to: ends.write)
    send("through", to: output.original)
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(ends.read, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "through")
  }

  @Test func `more than a pipe holds does not block, and what is too much is counted`() throws {
    let ends = try pipeEnds()
    let output = try #require(PrintedOutput(inPlaceOf: ends.write))
    let line = String(repeating: "x", count: 1023) + "\n"
    for _ in 0..<1034 { send(line, to: ends.write) }
    let lines = output.takeLines()
    #expect(lines.count == 1025)
    #expect(lines.last == "(10240 more bytes were printed)")
  }
}
