import Testing
import UIKit

@testable import UIKitShell

/// An app whose screens conform to nothing of ours is fully usable.
@MainActor @Suite struct ForeignAppTests {
  @Test func `screens have names from titles, labels and classes`() throws {
    let paint = try PaintSession()
    #expect(paint.run("state screen") == ["screen all-colors"])
    #expect(paint.run("press Red") == ["Pressed Red."])
    #expect(paint.run("state screen") == ["screen shade"])
    #expect(paint.run("state path") == ["path colors/shade"])
    #expect(paint.run("state visible") == ["visible Shade#1"])
    #expect(paint.run("back") == ["Back to All Colors."])
    #expect(paint.run("tab note") == ["Tab 2 of 2: Note."])
    #expect(paint.run("state screen") == ["screen long-note"])
  }

  @Test func `plain mode says title, elements, actions and first element of a screen that comes`()
    throws
  {
    let paint = try PaintSession()
    #expect(paint.run("press Red") == ["Pressed Red."])
    paint.session.settings.draw = .plain
    #expect(
      paint.screen(after: "back") == [
        "All Colors, 2 elements.", "Actions: 1 Red.", "First: Red. Button.",
      ])
    #expect(paint.run("describe") == ["1 Red. Button.", "One colour."])
    #expect(paint.run("press Red") == ["Red was chosen."])
    #expect(UIAccessibility.isVoiceOverRunning)
    // The arrival names the screen already.
    #expect(paint.reply("back").message.isEmpty)
    #expect(paint.screen(after: "tab note") == ["Long note, 0 elements."])
  }

  @Test func `whatever scrolls can be scrolled`() throws {
    let paint = try PaintSession()
    #expect(paint.run("scroll down") == ["error: there is nothing to scroll on All Colors"])
    _ = paint.run("tab 2")
    #expect(paint.run("scroll down 5") == ["Rows 6 to 15 of 100."])
    #expect(paint.run("scroll end") == ["Rows 91 to 100 of 100."])
    #expect(paint.run("scroll top") == ["Rows 1 to 10 of 100."])
  }

  @Test func `a number alone presses, and a word of no command is refused`() throws {
    let paint = try PaintSession()
    #expect(paint.run("1") == ["Pressed Red."])
    #expect(paint.run("b2") == ["error: no command 'b2'. Type help for the list."])
    #expect(paint.run("note") == ["error: no command 'note'. Did you mean tab note?"])
  }

  @Test func `what an app has not is refused without naming a place`() throws {
    let paint = try PaintSession()
    #expect(paint.run("page next") == ["error: there are no pages on this screen"])
    #expect(paint.run("split hide") == ["error: there is no split screen here"])
    #expect(
      paint.run("push board") == ["error: All Colors has no screen to push; press has: 1 Red"])
  }

  @Test func `help names the program and nothing of another app`() throws {
    let paint = try PaintSession()
    let catalog = paint.session.catalog
    let texts = HelpTexts(catalog: catalog)
    let all =
      texts.overview + texts.all + catalog.commands.flatMap(texts.lines)
      + catalog.topics.flatMap { $0.lines(in: catalog) }
    for line in all {
      #expect(line.count <= 79, "\(line)")
      #expect(!line.contains(#/(?i)concentration|\bcards?\b|\bgame|\bflip|\bboard/#), "\(line)")
    }
    #expect(all.contains { $0.contains("paint --script FILE") })
  }
}
