import TerminalCanvas
import Testing
import UIKit

@testable import UIKitShell

/// `screenshot` writes the screen into a file.
@MainActor @Suite struct ScreenshotTests {
  private let files = MemoryFiles()

  private func paint() throws -> PaintSession {
    let files = files
    return try PaintSession(prepare: { $0.files = files })
  }

  private func text(of file: String) -> String? {
    files.contents["/project/\(file)"].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `text is the screen as look prints it, and svg has its cells with colours`() throws {
    let paint = try paint()
    #expect(paint.run("screenshot a.txt") == ["Wrote the screen of 80x24 cells into a.txt."])
    let lines = paint.session.app.screenLines(ascii: true)
    #expect(text(of: "a.txt") == lines.map { $0 + "\n" }.joined())
    #expect(paint.run("screenshot A.SVG").count == 1)
    #expect(text(of: "A.SVG") == paint.session.app.canvas().svg())
    #expect(text(of: "A.SVG")?.contains(">Colors") == true)
  }

  @Test func `what a file holds is replaced only if that is said`() throws {
    let paint = try paint()
    try files.write(Array("mine".utf8), to: "a.svg")
    #expect(
      paint.run("screenshot a.svg") == [
        "error: a.svg holds something already. Type screenshot a.svg overwrite"
      ])
    #expect(text(of: "a.svg") == "mine")
    _ = paint.run("screenshot a.svg overwrite")
    #expect(text(of: "a.svg")?.hasPrefix("<svg ") == true)
  }

  @Test func `other endings and places are refused, and nothing is written`() throws {
    let paint = try paint()
    #expect(
      paint.run("screenshot a.png").first
        == "error: a.png: a picture of the screen is FILE.svg, with its colours, or FILE.txt")
    #expect(paint.run("screenshot") == ["error: screenshot needs a file name"])
    #expect(
      paint.run("screenshot /etc/a.svg").first?.hasPrefix("error: /etc/a.svg: scripts") == true)
    #expect(paint.run("screenshot a.svg twice").first?.hasPrefix("error: ") == true)
    #expect(files.contents.isEmpty)
  }

  @Test func `it is no part of a recording, since it would write again`() throws {
    let paint = try paint()
    #expect(paint.reply("press Red").isRecorded)
    #expect(!paint.reply("screenshot a.txt").isRecorded)
  }
}
