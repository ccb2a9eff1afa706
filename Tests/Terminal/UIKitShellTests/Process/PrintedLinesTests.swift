import LifecycleTrace
import Testing
import UIKit

@testable import UIKitShell

/// What an app prints is a part of the reply, among the calls.
@MainActor @Suite struct PrintedLinesTests {
  private func transcript(_ reply: Reply) -> [String] {
    var writer = TranscriptWriter()
    writer.entry(command: nil, reply)
    return String(decoding: writer.take(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `printed lines stand where they were printed, and never look like calls`() throws {
    let noisy = try PaintSession.noisy(FakeProcess())
    noisy.session.settings.log = .after
    noisy.session.settings.calls = .common
    _ = noisy.run("look")
    let lines = transcript(noisy.reply("press Next")).filter { !$0.hasPrefix("[") }
    #expect(
      lines.prefix(8) == [
        "| * Noisy#2 viewDidLoad()",
        "loaded",
        "| - Noisy#1 viewWillDisappear(animated: false)",
        "| + Noisy#2 viewWillAppear(animated: false)",
        "| + Noisy#2 viewIsAppearing(animated: false)",
        "| - Noisy#1 viewDidDisappear(animated: false)",
        "| + Noisy#2 viewDidAppear(animated: false)",
        " | + appeared",
      ])
  }

  @Test func `what was printed at the launch comes with the first command`() throws {
    let noisy = try PaintSession.noisy(FakeProcess())
    #expect(noisy.reply("tree").printed.map(\.text) == ["loaded", "| + appeared"])
    #expect(noisy.reply("tree").printed.isEmpty)
  }

  @Test func `a flood is cut and counted`() throws {
    let noisy = try PaintSession.noisy(FakeProcess())
    _ = noisy.run("look")
    let printed = noisy.reply("press Flood").printed
    #expect(printed.count == PrintedLines.limit + 1)
    #expect(printed.last?.text == "(100 more lines were printed)")
  }

  @Test func `log and expect output have what was printed`() throws {
    let noisy = try PaintSession.noisy(FakeProcess())
    _ = noisy.run("press Next")
    #expect(noisy.run("expect text loaded") == ["As expected."])
    #expect(noisy.run("log 1").contains("loaded"))
    #expect(noisy.run("log 1").first == "  1  press Next")
  }

  @Test func `an escape sequence that an app prints reaches no terminal`() throws {
    let process = FakeProcess()
    let noisy = try PaintSession.noisy(process)
    process.print("\u{1B}[2Jgone")
    #expect(noisy.reply("tree").printed.last?.text.contains("\u{1B}") == false)
  }

  @Test func `a warning of UIKit is a printed line, after what was printed before it`() throws {
    let process = FakeProcess()
    let noisy = try PaintSession.noisy(process)
    _ = noisy.run("look")
    process.print("before")
    let hidden = UIViewController()
    hidden.present(UIViewController(), animated: false)
    let printed = noisy.reply("tree").printed.map(\.text)
    #expect(printed.first == "before")
    #expect(printed.count == 3)
    #expect(printed[1].hasPrefix("UIKit: Attempt to present "))
    #expect(printed[2].hasPrefix("Doctor: UIViewController#"))
  }

  @Test func `UIKit's warnings are shown also where nothing that is printed is collected`() throws {
    let paint = try PaintSession()
    UIViewController().present(UIViewController(), animated: false)
    #expect(
      paint.reply("tree").printed.map(\.text).first?.hasSuffix("not in the window hierarchy!")
        == true)
  }
}
