import Testing
import UIKit

@testable import UIKitShell

/// `press` finds whatever can be tapped, by number or by name.
@MainActor @Suite struct PressTests {
  private func form() throws -> PaintSession { try PaintSession { FormAppDelegate() } }

  @Test func `elements are numbered in reading order, bars and parts of controls included`() throws
  {
    let names = try form().session.elements.all.map { "\($0.number) \($0.name)" }
    #expect(
      names == [
        "1 Help", "2 Sound", "3 players", "4 Easy", "5 Hard", "6 Moment", "7 Dots", "8 Delete",
        "9 Delete",
      ])
  }

  @Test func `describe has the numbers that press takes, those of bars and parts at its end`()
    throws
  {
    let lines = try form().run("describe")
    #expect(lines.first == "2 Sound. Switch Button. Off.")
    #expect(lines.contains("8 Delete. Button.") && lines.contains("9 Delete. Button."))
    #expect(lines.last == "Press: 1 Help, 3 players, 4 Easy, 5 Hard.")
  }

  @Test func `a control is pressed by label, identifier, part, class or number`() throws {
    let form = try form()
    #expect(form.run("press sound") == ["Pressed Sound: on."])
    #expect(form.run("press players") == ["Pressed players: 2."])
    #expect(form.run("press Hard") == ["Pressed Hard: Hard."])
    #expect(form.run("press uidatepicker") == ["Pressed Moment: 2001-09-09 01:47."])
    #expect(form.run("7") == ["Pressed Dots: page 2 of 3."])
    #expect(
      form.front(FormViewController.self)?.changes
        == ["UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl"])
  }

  @Test func `one name of two controls is refused with their numbers`() throws {
    let form = try form()
    #expect(form.run("press delete") == ["error: 'delete' could be 8 Delete or 9 Delete"])
    #expect(form.reply("press 9").canonical == "press 9")
    #expect(form.reply("press 2").canonical == "press Sound")
  }

  @Test func `an alert is answered by the words of its answers`() throws {
    let form = try form()
    #expect(form.run("press Help") == ["Pressed Help."])
    #expect(form.run("state controller") == ["controller Alert#1"])
    #expect(
      form.run("press Maybe") == ["error: no control 'Maybe'. Controls: 1 Yes, 2 No."])
    #expect(form.run("press no") == ["Pressed No."])
    #expect(form.run("state screen") == ["screen new-game"])
  }

  @Test func `a cell is pressed by what it shows`() throws {
    let form = try form()
    _ = form.run("tab photos")
    #expect(form.run("press Photo 0-1") == ["Pressed Photo 0-1."])
    #expect(form.run("press 1") == ["Pressed Photo 0-0."])
    #expect(
      form.front(PhotosViewController.self)?.calls
        == ["select 0.1", "deselect 0.1", "select 0.0"])
  }

  @Test func `back is offered to whoever presses the back button by its name`() throws {
    let story = try PaintSession { StoryAppDelegate() }
    _ = story.run("push \"Show Chapter\"")
    #expect(story.run("press back") == ["error: no control 'back' here; did you mean back?"])
  }

  @Test func `names and numbers are completed`() throws {
    let form = try form()
    let completion = Completer(session: form.session).complete("press ", cursor: 6)
    #expect(completion.candidates.map(\.text) == (1...9).map { "\($0)" })
    #expect(completion.candidates.first?.summary == "Help")
  }

  @Test func `views that react to taps are pressed by a touch, and so are controls`() throws {
    let app = try PaintSession { TouchAppDelegate() }
    #expect(
      app.session.elements.all.map(\.name) == ["Drawing", "Card", "Knob", "Covered"])
    for name in ["drawing", "card", "knob"] {
      #expect(app.run("press \(name)") == ["Pressed \(name.capitalized)."])
    }
    let controller = app.front(TouchViewController.self)
    #expect(controller?.calls == ["drawing", "card at 5.0", "knob at 5.0"])
    // A touch does not reach it, so it is used as by a screen reader.
    #expect(app.run("press covered") == ["Pressed Covered."])
    #expect(controller?.calls.last == "covered")
  }
}
