import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct MeaningsTests {
  @Test(arguments: [
    ("stats", "error: no command 'stats'. Did you mean tab stats or state?"),
    ("animals", "error: no command 'animals'. Did you mean press animals or new animals?"),
    ("6x6", "error: no command '6x6'. Did you mean new 6x6?"),
    ("options", "error: no command 'options'. Did you mean present options?"),
    ("zooom", "error: no command 'zooom'. Did you mean zoom?"),
  ])
  func `An error for a word without its command names the command`(line: String, answer: String) {
    let mode = ScriptRun("! \(line)\n")
    #expect(mode.output.contains(answer), "\(mode.output)")
  }

  @Test(arguments: ["b-2", "2b", "b2;c3", "b.2"])
  func `A card in another notation is an error that names the right one`(word: String) {
    let session = TypedSession()
    #expect(
      session.type(word)
        == "error: '\(word)' is not a card: write a column letter and a row number, like b2\n")
  }

  @Test(arguments: ["abc2", "x-y", "12a4", "hello2you", "7"])
  func `Other words are not taken for cards`(word: String) {
    #expect(!TypedSession().type(word).contains("is not a card"))
  }

  @Test func `Names of tabs and controls can be cut short when typed, and are recorded whole`() {
    let session = TypedSession()
    session.type("record r.concentration")
    #expect(session.type("tab rem").contains("Tab 4 of 5: Reminder."))
    #expect(session.type("press 1 h").contains("13:"))
    session.type("record off")
    let recorded = session.files.text("r.concentration") ?? ""
    #expect(
      recorded.hasSuffix("# recorded from here on\ntab reminder\npress 1 hour later\n"))
    #expect(session.type("tab play").contains("Tab 1 of 5"))
    let several = session.type("press s")
    #expect(several.contains("error: 's' could be Shapes, Sports or Settings"), "\(several)")
    #expect(ScriptRun("tab rem\n").errors.contains("Did you mean Reminder?"))
    #expect(ScriptRun("press sha\n").errors.contains("Did you mean Shapes?"))
  }

  @Test func `An error of push or press lists what the screen offers`() {
    let session = TypedSession()
    let push = session.type("push board")
    #expect(
      push.contains(
        "error: ThemeChooser has no screen to push; there is: present options"), "\(push)")
    #expect(session.type("push options").contains("options is shown by: present options"))
    session.type("tab book")
    #expect(session.type("press") == "error: there are no controls on BookPage\n")
    #expect(session.type("push").contains("error: BookPage has no screen to push\n"))
  }

  @Test func `Where nothing can be pressed the answer says what can be done`() {
    let session = TypedSession()
    session.type("new 4x4")
    #expect(session.type("1") == "error: there are no controls on Game. Type a card, like b2.\n")
  }

  @Test func `A command away from the board names the way back to it`() {
    let session = TypedSession()
    session.type("new 4x4 --seed 7")
    session.type("b2")
    let chooser = session.type("back")
    #expect(chooser.contains("  9 [Continue]    4x4/shapes#7, 0 of 8 pairs"), "\(chooser)")
    #expect(session.type("c3").contains("on this screen. Type push board to go back to the"))
    let continued = session.type("9")
    #expect(
      continued.contains("Continued 4x4/shapes#7: 0 of 8 pairs found, 1 flip."), "\(continued)")
    #expect(session.repl.prompt == "play/board> ")
  }

  @Test func `Only what works here is suggested, and what takes nothing says so`() {
    #expect(TypedSession().type("card").contains("error: no command 'card'. Type help for"))
    #expect(ScriptRun("tutoriel\n").errors.contains("Type help for the list."))
    #expect(TypedSession().type("b 2").contains("error: back takes nothing more"))
  }

  @Test func `A single letter is near to nothing, a beginning is near to what it begins`() {
    #expect(Suggestions.near("9", among: ["1", "2", "3"]).isEmpty)
    #expect(Suggestions.near("rem", among: ["Play", "Reminder"]) == ["Reminder"])
    #expect(Suggestions.near("filp", among: ["flip", "help"]) == ["flip"])
    #expect(Suggestions.near("hello", among: ["touch", "help"]) == ["help"])
    #expect(Suggestions.near("nosuch", among: ["touch", "notch"]) == ["notch"])
  }
}
