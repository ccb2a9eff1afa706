import ConcentrationTestSupport
import Foundation
import Glibc
import Testing
import UIKitSystem

@MainActor
@Suite struct SystemConsoleTests {
  @Test func `output waits for flush, and keeps its order before errors`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let console = SystemConsole(output: descriptor, errors: descriptor)
    console.write(Array("one ".utf8))
    console.writeError(Array("two ".utf8))
    console.write(Array("three".utf8))
    #expect(console.flush())
    try pipe.fileHandleForWriting.close()
    let text = try pipe.fileHandleForReading.readToEnd()
    #expect(text.map { String(decoding: $0, as: UTF8.self) } == "one two three")
  }

  @Test func `a reader that has gone is told once and for all`() throws {
    SignalWatch.ignoreClosedPipes()
    let pipe = Pipe()
    let console = SystemConsole(output: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForReading.close()
    #expect(console.flush())
    console.write([65])
    #expect(!console.flush())
    #expect(!console.flush())
  }

  @Test func `more than the buffer holds arrives whole`() async throws {
    let root = try TemporaryDirectory()
    let file = root.path + "/out"
    let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
    let console = SystemConsole(output: descriptor)
    let line = Array("0123456789abcde\n".utf8)
    for _ in 0..<20_000 { console.write(line) }
    #expect(console.flush())
    close(descriptor)
    let text = try #require(root.read("out"))
    #expect(text.utf8.count == 320_000)
    #expect(text.utf8.suffix(16).elementsEqual(line))
  }
}
