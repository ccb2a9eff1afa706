import Testing
import UIKit

@testable import UIKitShell

/// A line goes into the first responder that takes text, and a colon makes it a command.
@MainActor @Suite struct TypeTests {
  private func login() throws -> PaintSession { try PaintSession { LoginAppDelegate() } }

  @Test func `a field that was pressed takes lines, and a colon runs commands`() throws {
    let login = try login()
    #expect(login.run("press Name") == ["Pressed Name."])
    #expect(login.run("press 2") == ["Typed into Name."])
    #expect(login.run(":expect value.name press 2") == ["As expected."])
    #expect(login.run(":state focus") == ["focus Name"])
    #expect(login.run(":type --clear") == ["Cleared Name."])
    #expect(login.run(":type \"Ann Lee\"") == ["Typed into Name."])
    #expect(login.run(":expect value.name Ann Lee") == ["As expected."])
  }

  @Test func `an empty line presses the return key`() throws {
    let login = try login()
    _ = login.run("press Name")
    #expect(login.run("") == ["Pressed return in Name."])
    #expect(login.front(LoginViewController.self)?.returns == 1)
  }

  @Test func `editing ends, unless the app does not let it`() throws {
    let login = try login()
    _ = login.run("press Name")
    #expect(login.run(":type --end") == ["Name takes no more text."])
    #expect(
      login.run("type x")
        == ["error: nothing on Login takes text now; press has: 1 Name, 2 Password"])
  }

  @Test func `what is recorded says that it was said to a text input`() throws {
    let login = try login()
    #expect(login.reply("press Name").canonical == "press Name")
    #expect(login.reply("hello world").canonical == ":type \"hello world\"")
    #expect(login.reply(":tree").canonical == ":tree")
    _ = login.run(":type --end")
    _ = login.run("press Password")
    #expect(!login.reply("secret").isRecorded)
  }

  @Test func `only commands are completed and kept`() throws {
    let login = try login()
    _ = login.run("press Name")
    let completer = Completer(session: login.session)
    #expect(completer.complete("tre", cursor: 3).candidates.isEmpty)
    #expect(completer.complete(":tre", cursor: 4).candidates.map(\.text) == ["tree"])
    #expect(completer.complete(":tre", cursor: 4).range == 1..<4)
    let repl = REPL(session: login.session, options: REPL.Options())
    #expect(repl.prompt == "[Name]> ")
    #expect(!repl.keepsInHistory("hello"))
    #expect(repl.keepsInHistory(":tree"))
  }

  @Test func `a control character is not typed`() throws {
    let login = try login()
    _ = login.run("press Name")
    #expect(login.run("a\u{1B}b").first?.hasPrefix("error: there is a control character") == true)
  }
}
