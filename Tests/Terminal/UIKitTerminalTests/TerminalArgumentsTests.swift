import ArgumentParser
import Testing
import UIKit

@testable import UIKitTerminal

/// The command line of an app without options of its own.
@Suite struct TerminalArgumentsTests {
  private func parse(_ arguments: String...) throws -> TerminalOptions {
    try TerminalArguments.parse(arguments).options
  }

  @Test func `a size is a width and a height`() throws {
    let screen = try parse("--size", "100x30").screen
    #expect(screen.width == 100)
    #expect(screen.height == 30)
    #expect(try parse().screen.width == nil)
  }

  @MainActor @Test func `a device has the points of its screen, eight by sixteen a cell`() throws {
    let phone = try #require(try parse("--device", "phone").device)
    #expect(phone.size == (49, 53))
    #expect(phone.makeScreen().bounds.size == CGSize(width: 390, height: 844))
    #expect(phone.makeScreen().traitCollection.userInterfaceIdiom == .phone)
    #expect(Device.pad.makeScreen().traitCollection.horizontalSizeClass == .regular)
    #expect(throws: (any Error).self) { try parse("--device", "watch") }
  }

  @Test(arguments: ["9x30", "100x5", "100", "x", "100x30x2", "1001x30"])
  func `a size that no screen has is refused`(size: String) {
    #expect(throws: (any Error).self) { try parse("--size", size) }
  }

  @Test func `options have their defaults where none is given`() throws {
    let parsed = try parse()
    #expect(parsed.scripts.script.isEmpty)
    #expect(parsed.log.log == nil && TerminalOptions().log.log == nil)
    #expect(parsed.screen.teach == TerminalOptions().screen.teach)
    #expect(parsed.other.machine == TerminalOptions().other.machine)
  }

  @Test func `help names every option that exists, and no other`() {
    let options = { (text: String) in
      Set(text.matches(of: #/--([a-z-]+)/#).map { String($0.1) })
    }
    let text = TerminalHelp.text(program: "paint")
    #expect(options(text) == options(AppCommand.helpMessage()))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 79 })
  }
}
