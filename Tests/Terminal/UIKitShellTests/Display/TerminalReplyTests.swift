import Testing
import UIKitShell

/// What a terminal answers about its background.
@Suite struct TerminalReplyTests {
  @Test(arguments: [
    ("11;rgb:0000/0000/0000", 0.0), ("11;rgb:ffff/ffff/ffff", 1), ("11;rgb:ff/ff/ff", 1),
    ("11;rgb:f/f/f", 1), ("11;rgba:ffff/ffff/ffff/ffff", 1), ("11;rgb:FFFF/FFFF/FFFF", 1),
  ])
  func `A colour is read in every number of digits`(text: String, luminance: Double) {
    guard case .background(let found) = TerminalReply(operatingSystemCommand: text) else {
      Issue.record("\(text) is no background")
      return
    }
    #expect(abs(found - luminance) < 0.001)
  }

  /// Dark and light themes that are in use stand on their sides of 0.18.
  @Test(arguments: [
    ("15/17/1c", false), ("28/2a/36", false), ("2e/34/40", false), ("00/2b/36", false),
    ("fd/f6/e3", true), ("ee/e8/d5", true), ("fa/fa/fa", true),
  ])
  func `Themes in use are told apart`(color: String, isLight: Bool) {
    guard case .background(let light) = TerminalReply(operatingSystemCommand: "11;rgb:\(color)")
    else {
      Issue.record("\(color) is no background")
      return
    }
    #expect((light > 0.18) == isLight)
  }

  @Test(arguments: [
    "", "11", "11;", "11;?", "10;rgb:ff/ff/ff", "11;rgb:", "11;rgb:ff/ff", "11;rgb:ff/ff/ff/ff",
    "11;rgb:fffff/0/0", "11;rgb:-1/0/0", "11;rgb:gg/0/0", "11;rgb://", "11;cmyk:0/0/0/0",
  ])
  func `What is no colour says nothing`(text: String) {
    #expect(TerminalReply(operatingSystemCommand: text) == .unknown)
  }
}
